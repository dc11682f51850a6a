import { CircleCheck, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EXAMPLE } from './copy.ts';

type NoteState = 'met' | 'open';

/** The working desk, still: a post on one side, the proposal on the other, and a pencil note for each thing asked. */
export function DeskIllustration() {
  return (
    <figure
      aria-label="Example: a job post, and the proposal written for it"
      className="rounded-soft border border-line bg-sunken p-3 sm:p-6 lg:p-8"
    >
      <div className="grid items-start gap-3 sm:gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <Post />
        <Proposal />
      </div>
    </figure>
  );
}

function Post() {
  const { post } = EXAMPLE;
  return (
    <section className="rounded-tight border border-line bg-desk p-5 sm:p-6">
      <p className="eyebrow">The post</p>
      <p className="mt-2 font-strong">{post.title}</p>
      <p className="mt-3 text-ink-soft">{post.intro}</p>
      <p className="mt-3 text-ink-soft">{post.detail}</p>
      <p className="mt-3 text-ink-soft">
        <Marked number={1} state="met">
          {post.opener}
        </Marked>
        ,{' '}
        <Marked number={2} state="met">
          {post.question}
        </Marked>
        , and{' '}
        <Marked number={3} state="open">
          {post.ask}
        </Marked>
        .
      </p>
    </section>
  );
}

function Proposal() {
  const { proposal, notes } = EXAMPLE;
  return (
    <section className="rounded-tight border border-line bg-sheet px-5 py-6 sm:px-8 sm:py-8">
      <div className="flex items-center justify-between gap-3">
        <p className="eyebrow">The proposal</p>
        <Badge>2 of 3 asks met</Badge>
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <div className="grid gap-4">
          <p>{proposal.opener}</p>
          <p>{proposal.hook}</p>
        </div>
        <Note number={1} {...notes.opener} />
        <div className="grid gap-2">
          <p className="font-strong">
            <span aria-hidden>{proposal.heading}</span>
            <span className="sr-only">{proposal.plainHeading}</span>
          </p>
          <ul className="grid list-disc gap-1 pl-5 marker:text-ink-faint">
            {proposal.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
        <Note number={2} {...notes.question} />
        <p>
          {proposal.proofStart}
          <span className="rounded-tight border border-amber-line bg-amber-wash px-1.5 py-0.5 text-amber-ink">
            {proposal.blank}
          </span>
        </p>
        <Note number={3} {...notes.ask} />
      </div>
    </section>
  );
}

function Marked({ number, state, children }: { number: number; state: NoteState; children: ReactNode }) {
  return (
    <span className="text-ink">
      <Numeral>{number}</Numeral>
      {'\u00a0'}
      <mark
        className={cn(
          'bg-transparent text-inherit underline decoration-2 underline-offset-4',
          state === 'met' ? 'decoration-accent' : 'decoration-amber-ink decoration-dashed',
        )}
      >
        {children}
      </mark>
    </span>
  );
}

/** Ties a line of the post to its note in the margin. */
function Numeral({ children }: { children: number }) {
  return (
    <span className="inline-grid size-5 place-items-center rounded-full border border-current text-small leading-none tabular-nums">
      {children}
    </span>
  );
}

function Note({ number, text, state }: { number: number; text: string; state: NoteState }) {
  const isMet = state === 'met';
  const Icon = isMet ? CircleCheck : PencilLine;
  return (
    <p
      className={cn(
        'flex items-start gap-2 self-start border-l-2 pl-3 text-small leading-snug',
        isMet ? 'border-accent text-accent-ink' : 'border-amber-ink text-amber-ink',
      )}
    >
      <Numeral>{number}</Numeral>
      <span className="min-w-0 flex-1">
        {text} <Icon aria-hidden className="-mt-0.5 inline size-4" />
      </span>
    </p>
  );
}
