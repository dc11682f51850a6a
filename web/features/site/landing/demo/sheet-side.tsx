import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DemoAnswer } from '#shared/proposals/demo.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { type DemoState, isWhole, type NoteNow } from './demo-state.ts';
import { Sign, WrittenText } from './written-text.tsx';

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
export function SheetSide(props: SheetSideProps) {
  const { state, notes, sample, fill, isOfSample, onFilled, isSample, isLive, onWrite, onStop } = props;
  const isWriting = state.status === 'writing';
  const done = notes.filter(({ now }) => now === 'answered' || now === 'mentioned').length;
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
      <Steady
        text={state.text}
        isWriting={isWriting}
        reserve={wasWritten && <WrittenText {...asWritten(sample)} isWhole fill={fill} />}
      >
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
  /** False until something was written: the content has its own size. */
  reserve: ReactNode;
  children: ReactNode;
}

/** Keeps the size of `reserve` with other content; longer content is scrolled, and followed. */
function Steady({ text, isWriting, reserve, children }: SteadyProps) {
  const [isScrolled, setIsScrolled] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || text === '') return;
    setIsScrolled(element.scrollHeight > element.clientHeight);
    if (!isWriting) isFollowing.current = true;
    else if (isFollowing.current) element.scrollTop = element.scrollHeight;
  }, [text, isWriting]);

  if (!reserve) return <div className="pt-5">{children}</div>;
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

function asWritten({ plainText, notes }: DemoAnswer): { text: string; notes: NoteNow[] } {
  return { text: plainText, notes: notes.map((note) => ({ ...note, now: note.mark })) };
}

interface FillingProps {
  /** What is typed into the blank. */
  text: string;
  /** The letter has just been written, and its blank is still empty. */
  isNew: boolean;
  /** Called with false when the blank is empty again, and with true when all of `text` is in it. */
  onFilled: (isFilled: boolean) => void;
}

const CHARS_A_STEP = 2;
const STEP_MS = 40;

/**
 * The blank of the sample being filled in, when it comes into view. All of its text has its place from the beginning: nothing
 * moves. It is there at once for those who have asked for less motion, and for those who see it before this begins.
 */
function Filling({ text, isNew, onFilled }: FillingProps) {
  const { blank, typed } = useTyping(text.length, isNew);
  const isFilled = typed === text.length;
  useEffect(() => onFilled(isFilled), [isFilled, onFilled]);
  return (
    <span
      ref={blank}
      className={
        isFilled
          ? 'underline decoration-accent-line decoration-dotted underline-offset-4'
          : 'rounded-tight box-decoration-clone bg-amber-wash outline outline-1 outline-amber-line print:bg-transparent print:outline-none'
      }
    >
      {text.slice(0, typed)}
      {!isFilled && (
        <>
          <span aria-hidden className="-mr-px border-r border-accent-ink print:hidden" />
          <span className="opacity-0 print:opacity-100">{text.slice(typed)}</span>
        </>
      )}
    </span>
  );
}

function useTyping(length: number, isNew: boolean) {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [typed, setTyped] = useState(isNew ? 0 : length);
  const blank = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = blank.current;
    if (!element || isCalm) return;
    let isEmpty = isNew;
    let timer: ReturnType<typeof setInterval> | undefined;
    const type = () => {
      let now = 0;
      timer = setInterval(() => {
        now = Math.min(length, now + CHARS_A_STEP);
        setTyped(now);
        if (now === length) clearInterval(timer);
      }, STEP_MS);
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) {
        observer.disconnect();
        if (isEmpty) type();
      } else if (!isEmpty) {
        isEmpty = true;
        setTyped(0);
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [length, isNew, isCalm]);
  return { blank, typed: isCalm ? length : typed };
}
