import { Square } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { documentOfPlain } from '#shared/proposals/document/of-text.ts';
import { Button } from '#web/ui/button.tsx';
import { useWindowEvent } from '#web/ui/events.ts';
import { SheetOfPaper } from '#web/ui/sheet-of-paper.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { hasWords, type Writing } from '../generation/generation-state.ts';
import { ResultBar } from './bar/result-bar.tsx';
import { ProposalBody } from './letter/proposal-body.tsx';
import { useFollowText } from './letter/use-follow-text.ts';
import type { LetterPosition } from './letter/use-scroll-anchor.ts';
import type { ResultStepProps } from './result-props.ts';
import { SkeletonLines } from './skeleton-lines.tsx';
import { countWords } from './text/counters.ts';

interface WritingViewProps extends Pick<ResultStepProps, 'writingIn' | 'onStop'> {
  generation: Writing;
  /** Gets the position of the sheet when this view is removed. */
  sheetStood: RefObject<LetterPosition | null>;
}

/** The sheet while it fills. It has the structure of the finished one from the first word, so nothing jumps at the end. */
export function WritingView({ generation, writingIn, onStop, sheetStood }: WritingViewProps) {
  const { text } = generation;
  const sheet = useRef<HTMLElement>(null);
  const { end, isFollowed } = useFollowText(text);
  useEscape(onStop);
  useLayoutEffect(() => {
    const element = sheet.current;
    return () => {
      sheetStood.current = { top: element?.getBoundingClientRect().top ?? 0, isFollowed: isFollowed() };
    };
  }, [sheetStood, isFollowed]);
  return (
    <>
      <SheetOfPaper ref={sheet} aria-label="Your proposal" aria-busy className="min-h-96">
        <Growing text={text} isComing={!hasWords(generation)} lang={writingIn} />
        <div ref={end} />
      </SheetOfPaper>
      <ResultBar>
        <Spinner className="text-accent-ink" />
        <WritingStatus text={text} hasWords={hasWords(generation)} isThinking={generation.isThinking ?? false} />
        <Button variant="secondary" onClick={onStop}>
          <Square aria-hidden />
          Stop
        </Button>
      </ResultBar>
    </>
  );
}

/** What there is so far. */
function Growing({ text, isComing, lang }: { text: string; isComing: boolean; lang: string | undefined }) {
  const tree = documentOfPlain(text);
  return (
    <>
      {tree.length > 0 && <ProposalBody tree={tree} lang={lang} />}
      {isComing && <SkeletonLines className={tree.length > 0 ? 'mt-6' : undefined} />}
    </>
  );
}

/** Escape stops, unless something that floats above the page takes it first. */
function useEscape(onEscape: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  });
}

interface WritingStatusProps {
  text: string;
  /** False while all that is there is code's. */
  hasWords: boolean;
  isThinking: boolean;
}

/** What is going on while a proposal is written. */
function WritingStatus({ text, hasWords, isThinking }: WritingStatusProps) {
  return (
    <p role={isThinking ? 'status' : undefined} className="min-w-0 flex-1 leading-snug">
      {isThinking ? 'The model is thinking…' : 'Crafting your proposal...'}
      {/* Not a second each to a screen reader. */}
      <span aria-live="off" className="block text-small text-ink-faint tabular-nums">
        {isThinking ? <Elapsed /> : hasWords ? `${countWords(text)} words so far` : 'This may take up to 30 seconds.'}
      </span>
    </p>
  );
}

/** Before that a count of seconds says nothing. */
const SHOWN_FROM_SECONDS = 3;

function Elapsed() {
  const [since] = useState(Date.now);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    // By the clock: a tab that slept is not behind.
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return seconds < SHOWN_FROM_SECONDS ? 'The first words come when it has finished.' : `${seconds} seconds so far`;
}
