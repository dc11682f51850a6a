import { useEffect, useState } from 'react';

/** Long enough for every screen reader to have taken it, and short enough for nobody to find the words there a second time. */
const STAYS_MS = 1000;

/** Says `words` to screen readers, once, when it appears; nothing of it is seen. */
export function Spoken({ words }: { words: string }) {
  const [stage, setStage] = useState<'empty' | 'said' | 'gone'>('empty');
  useEffect(() => {
    // A region that came with its words in it is read by some and not by others; one that is filled is read by all.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setStage('said')));
    const end = setTimeout(() => setStage('gone'), STAYS_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, []);
  if (stage === 'gone') return null;
  return (
    <span role="status" aria-live="assertive" className="sr-only">
      {stage === 'said' && words}
    </span>
  );
}
