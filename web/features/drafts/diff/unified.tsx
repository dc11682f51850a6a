import { cn } from '#web/ui/class-names.ts';
import type { Stretch } from './compare-texts.ts';
import { Pieces } from './pieces.tsx';
import { SameLines } from './same-lines.tsx';

interface UnifiedProps {
  stretches: readonly Stretch[];
  beforeName: string;
  afterName: string;
}

/** One text to read, with removed and added words in place. A bar beside the lines shows where to look. */
export function Unified({ stretches, beforeName, afterName }: UnifiedProps) {
  return (
    <section
      aria-label={`From ${beforeName} to ${afterName}`}
      className="rounded-tight border border-line bg-sheet py-4 pr-4 leading-text whitespace-pre-wrap wrap-anywhere"
    >
      {stretches.map(({ isChanged, pieces }, index) => (
        <div key={index} className={cn('border-l-3 border-transparent pl-4', isChanged && 'border-accent-ink')}>
          {isChanged ? <Pieces pieces={pieces} /> : <SameLines text={pieces.map(({ text }) => text).join('')} />}
        </div>
      ))}
    </section>
  );
}
