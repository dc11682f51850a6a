import { useEffect, useState } from 'react';
import { countWords } from './text/counters.ts';

interface WritingStatusProps {
  text: string;
  /** False while all that is there is code's. */
  hasWords: boolean;
  isThinking: boolean;
}

/** What is going on while a proposal is written. */
export function WritingStatus({ text, hasWords, isThinking }: WritingStatusProps) {
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
