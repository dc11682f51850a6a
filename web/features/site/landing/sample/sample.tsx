import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { DEMO_ANSWER } from '#shared/proposals/demo-answer.ts';
import { DEMO_FREELANCER, DEMO_POST } from '#shared/proposals/demo-post.ts';
import { SAMPLE } from '../copy.ts';
import { MarkedPost } from './marked-post.tsx';
import { WrittenText } from './written-text.tsx';

/** What the client of the sample asks, met one after the other. */
export function SampleAsks() {
  return (
    <section
      aria-labelledby="asks-title"
      className="grid content-start gap-4 rounded-soft border border-line bg-sheet p-5 sm:p-6"
    >
      <h2 id="asks-title" className="font-strong">
        {SAMPLE.asks}
      </h2>
      <ul className="grid gap-3">
        {DEMO_ANSWER.notes.map(({ id, label, quotes, mark }, index) => (
          <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2.5">
            <span aria-hidden className="mt-0.5 grid size-5 *:col-start-1 *:row-start-1">
              <span className="size-5 rounded-full border-2 border-line-strong" />
              <CircleCheck
                className={`size-5 animate-appear rounded-full bg-sheet text-accent-ink [animation-fill-mode:both] motion-reduce:animate-none ${TICKED_AT[index % TICKED_AT.length]}`}
              />
            </span>
            {mark === 'mentioned' ? quotes.join(', ') : label}
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-faint">{SAMPLE.madeUp}</p>
    </section>
  );
}

// One after the other, as a reader's eye goes down. As classes: the page may carry no style of its own.
const TICKED_AT = [
  '[animation-delay:0.6s]',
  '[animation-delay:1.2s]',
  '[animation-delay:1.8s]',
  '[animation-delay:2.4s]',
  '[animation-delay:3s]',
];

/** The sample from its post over what its freelancer typed to what was written. */
export function SampleStory() {
  const { profile, answers, fill } = DEMO_FREELANCER;
  return (
    <div className="mt-8 grid items-start gap-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,5fr)]">
      <Stage name={SAMPLE.post}>
        <p className="font-strong">{DEMO_POST.jobTitle}</p>
        <MarkedPost text={DEMO_POST.jobDescription} notes={DEMO_ANSWER.notes} />
      </Stage>
      <Stage name={SAMPLE.answers}>
        {[profile, ...Object.values(answers), fill].map((line) => (
          <p key={line} className="border-l-2 border-accent pl-3">
            {line}
          </p>
        ))}
      </Stage>
      <Stage name={SAMPLE.proposal} isResult>
        <WrittenText text={DEMO_ANSWER.plainText} fill={fill} />
      </Stage>
    </div>
  );
}

function Stage({ name, isResult = false, children }: { name: string; isResult?: boolean; children: ReactNode }) {
  const looks = isResult ? 'border-accent-line bg-sheet' : 'border-line bg-sunken';
  return (
    <article aria-label={name} className={`grid gap-3 rounded-soft border p-5 sm:p-6 ${looks}`}>
      <h3 className="eyebrow">{name}</h3>
      {children}
    </article>
  );
}
