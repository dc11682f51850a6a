import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { DemoAnswer } from '#shared/proposals/demo.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { type DemoState, isWhole } from './demo-state.ts';
import { Filling } from './filling.tsx';
import type { NoteNow } from './quoted-pieces.ts';
import { Sign } from './sign.tsx';
import { WrittenText } from './written-text.tsx';

interface SheetSideProps {
  state: DemoState;
  notes: readonly NoteNow[];
  /** The first content: the sheet stays as large as this needs. */
  sample: DemoAnswer;
  /** What is typed into the blank of the sample's letter, and whether that is the letter on it. */
  fill: string;
  isOfSample: boolean;
  onFilled: (isFilled: boolean) => void;
  isSample: boolean;
  isLive: boolean;
  onWrite: () => void;
  onStop: () => void;
}

/** The sheet with the proposal, its notes in the margin, and what makes it be written. */
export function SheetSide({ state, notes, sample, isSample, isLive, onWrite, onStop, ...filling }: SheetSideProps) {
  const isWriting = state.status === 'writing';
  const done = notes.filter(({ now }) => now === 'answered' || now === 'mentioned').length;
  const { fill, isOfSample, onFilled } = filling;
  const [wasWritten, setWasWritten] = useState(false);
  if (isWriting && !wasWritten) setWasWritten(true);
  const count = notes.length === 0 ? '' : `${done} of ${notes.length} covered`;
  return (
    <article
      aria-label="The proposal"
      aria-busy={isWriting}
      className="rounded-tight border border-line bg-sheet px-4 py-4 sm:px-8 sm:py-6"
    >
      <div className="flex items-start justify-between gap-x-6 gap-y-3 border-b border-line pb-4 max-sm:flex-col sm:min-h-24">
        <div className="grid gap-1">
          <p className="flex items-baseline gap-3">
            <span className="eyebrow">The proposal</span>
            <span className="text-small text-ink-faint tabular-nums">{count}</span>
          </p>
          <Said state={state} count={count} />
        </div>
        {/* One button for both: who has pressed it with the keyboard stays on it. */}
        <button
          type="button"
          data-scripted
          // The second click of a double one would stop what the first has begun.
          onClick={(event) => event.detail < 2 && (isWriting ? onStop() : onWrite())}
          className={`${buttonClasses({ variant: isWriting || isSample ? 'secondary' : 'primary' })} min-w-52 max-sm:w-full ${isLive ? '' : 'invisible'}`}
        >
          {isWriting && <Sign of="stop" />}
          {isWriting ? 'Stop' : isSample ? 'Watch it being written' : 'Write the proposal'}
        </button>
      </div>
      <Steady text={state.text} isWriting={isWriting} reserve={<WrittenText {...steady(sample)} isWhole fill={fill} />}>
        <WrittenText
          text={state.text}
          notes={notes}
          isWhole={isWhole(state) || state.status === 'stopped'}
          fill={isOfSample && <Filling text={fill} isNew={wasWritten} onFilled={onFilled} />}
        />
      </Steady>
    </article>
  );
}

const IDLE =
  'Written by the tool’s own engine, from this post and what its made-up freelancer has typed. Nothing else.';
const FORMER = 'This was written for the post before you changed it.';

/** Takes the same space with any text: nothing below may move. */
function Said({ state: { status, error, post, writtenFor }, count }: { state: DemoState; count: string }) {
  const lying = status === 'stopped' ? 'Stopped. This is what was written so far.' : IDLE;
  const plain = status === 'writing' ? 'Writing …' : writtenFor === post ? lying : FORMER;
  return (
    <div className="min-h-16 text-small leading-snug sm:min-h-15">
      <p role="alert" className="text-danger-ink">
        {error}
      </p>
      {error === null && <p className="text-ink-faint">{plain}</p>}
      <p role="status" className="sr-only">
        {status === 'writing' ? 'Writing' : status === 'stopped' ? 'Stopped' : count}
      </p>
    </div>
  );
}

interface SteadyProps {
  text: string;
  isWriting: boolean;
  reserve: ReactNode;
  children: ReactNode;
}

/** Keeps the size of `reserve` with other content; longer content is scrolled, and followed. */
function Steady({ text, isWriting, reserve, children }: SteadyProps) {
  const [wasTouched, setWasTouched] = useState(false);
  const [isScrolled, setIsScrolled] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  if (isWriting && !wasTouched) setWasTouched(true);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || text === '') return;
    setIsScrolled(element.scrollHeight > element.clientHeight);
    if (!isWriting) isFollowing.current = true;
    else if (isFollowing.current) element.scrollTop = element.scrollHeight;
  }, [text, isWriting]);

  if (!wasTouched) return <div className="pt-5">{children}</div>;
  const follow = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: { currentTarget: HTMLElement }) => {
    isFollowing.current = scrollTop + clientHeight >= scrollHeight - 8;
  };
  return (
    <div className="relative">
      <div aria-hidden className="invisible pt-5">
        {reserve}
      </div>
      <div
        ref={box}
        onScroll={follow}
        className="absolute inset-0 overflow-y-auto pt-5"
        {...(isScrolled && { tabIndex: 0, role: 'group', 'aria-label': 'Text of the proposal' })}
      >
        {children}
      </div>
    </div>
  );
}

function steady({ plainText, notes }: DemoAnswer): { text: string; notes: NoteNow[] } {
  return { text: plainText, notes: notes.map((note) => ({ ...note, now: note.mark })) };
}
