import { Square } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { SheetOfPaper } from '#web/ui/sheet-of-paper.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ResultBar } from './bar/result-bar.tsx';
import { ProposalBody } from './sheet/proposal-body.tsx';
import { useFollowText } from './sheet/use-follow-text.ts';
import type { SheetPlace } from './sheet/use-steady-sheet.ts';
import { countWords } from './text/counters.ts';
import { plainToTree } from './text/plain-to-tree.ts';

interface WritingViewProps {
  text: string;
  language: WrittenLanguage | undefined;
  onStop: () => void;
  /** Where the sheet stood when this view went. */
  onLeave: (stood: SheetPlace) => void;
}

/** The sheet while it fills. It has the structure of the finished one from the first word, so nothing jumps at the end. */
export function WritingView({ text, language, onStop, onLeave }: WritingViewProps) {
  const sheet = useRef<HTMLElement>(null);
  const { end, isFollowed } = useFollowText(true, text);
  useEscape(onStop);
  useLayoutEffect(() => {
    const element = sheet.current;
    return () => onLeave({ top: element?.getBoundingClientRect().top ?? 0, isFollowed: isFollowed() });
  }, [onLeave, isFollowed]);
  const words = countWords(text);
  return (
    <>
      <SheetOfPaper ref={sheet} aria-label="Your proposal" lang={language} aria-busy className="min-h-96">
        {text === '' ? <ComingLines /> : <ProposalBody tree={plainToTree(text)} />}
        <div ref={end} />
      </SheetOfPaper>
      <ResultBar>
        <Spinner className="text-accent-ink" />
        <p className="min-w-0 flex-1 leading-snug">
          Crafting your proposal...
          <span className="block text-small text-ink-faint tabular-nums">
            {words === 0 ? 'This may take up to 30 seconds.' : `${words} words so far`}
          </span>
        </p>
        <Button variant="secondary" onClick={onStop}>
          <Square aria-hidden />
          Stop
        </Button>
      </ResultBar>
    </>
  );
}

function ComingLines() {
  return (
    <div className="grid max-w-measure gap-3">
      {['w-11/12', 'w-full', 'w-10/12', 'w-7/12'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  );
}

/** Escape stops, unless something that floats above the page takes it first. */
function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onEscape]);
}
