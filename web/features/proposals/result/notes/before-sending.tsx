import { ArrowDown, Info, PencilLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { TextMark } from '../sheet/mark-spans.ts';

const SHOWN_AT_FIRST = 4;
const LEADS = { blank: 'Fill in', unsupported: 'Check', supported: 'Look at' } as const;

interface BeforeSendingProps {
  marks: readonly TextMark[];
  /** What is worth knowing and stands nowhere in the text. */
  hints: readonly string[];
  onJump: (mark: TextMark) => void;
}

/** What only the user can settle: blanks, and sentences that rest on nothing they entered. Each leads to its place. */
export function BeforeSending({ marks, hints, onJump }: BeforeSendingProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  if (marks.length === 0 && hints.length === 0) return null;
  const shown = isUnfolded || marks.length <= SHOWN_AT_FIRST + 1 ? marks : marks.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="before-sending" className="border-l-2 border-amber-line py-0.5 pl-4">
      <h3 id="before-sending" className="flex items-start gap-2 font-strong">
        <PencilLine aria-hidden className="mt-0.75 size-4.5 shrink-0 text-amber-ink" />
        {marks.length === 0 ? 'Before you send' : `Before you send: ${summary(marks)}`}
      </h3>
      <ul className="mt-1 grid">
        {shown.map((mark) => (
          <li key={`${mark.kind}-${mark.text}`}>
            <JumpButton mark={mark} onJump={onJump} />
          </li>
        ))}
        {hints.map((hint) => (
          <li key={hint} className="flex items-start gap-2 py-1 text-ink-soft">
            <Info aria-hidden className="mt-1 size-4 shrink-0 text-ink-faint" />
            <span className="min-w-0">{hint}</span>
          </li>
        ))}
      </ul>
      {shown.length < marks.length && (
        <Button variant="link" size="sm" onClick={() => setIsUnfolded(true)} className="mt-1">
          Show {marks.length - shown.length} more
        </Button>
      )}
    </section>
  );
}

function JumpButton({ mark, onJump }: { mark: TextMark; onJump: (mark: TextMark) => void }): ReactNode {
  return (
    <button
      type="button"
      onClick={() => onJump(mark)}
      className="-mx-2 flex w-[calc(100%+1rem)] items-start gap-2 rounded-tight px-2 py-1 text-left text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <ArrowDown aria-hidden className="mt-1 size-4 shrink-0 text-amber-ink" />
      <span className="min-w-0">
        <span className="font-strong text-amber-ink">{LEADS[mark.kind]}:</span>{' '}
        <span className="wrap-anywhere">{mark.text}</span>
      </span>
    </button>
  );
}

function summary(marks: readonly TextMark[]): string {
  const blanks = marks.filter((mark) => mark.kind === 'blank').length;
  const claims = marks.length - blanks;
  const parts = [
    blanks > 0 ? `${blanks} ${blanks === 1 ? 'blank' : 'blanks'} only you can fill in` : '',
    claims > 0 ? `${claims} ${claims === 1 ? 'sentence' : 'sentences'} to check` : '',
  ];
  return parts.filter(Boolean).join(', ');
}
