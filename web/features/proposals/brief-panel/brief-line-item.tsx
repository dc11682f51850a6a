import {
  ChevronDown,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  Ellipsis,
  type LucideIcon,
  Minus,
  PencilLine,
} from 'lucide-react';
import { useState } from 'react';
import type { BriefLine, Mark } from '#shared/proposals/brief-groups.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Menu } from '#web/ui/menu.tsx';
import { beginningOf } from './beginning-of.ts';
import type { BriefCorrections } from './brief-corrections.ts';

/** Longer than this the panel could not be taken in at a glance. */
const LABEL_CHARS = 130;
const QUOTE_CHARS = 240;

/** One ask: a mark, what is asked, and the client's words one press away. */
interface BriefLineItemProps {
  line: BriefLine;
  mark: Mark | undefined;
  onCorrect?: BriefCorrections['onCorrect'] | undefined;
}

export function BriefLineItem({ line, mark, onCorrect }: BriefLineItemProps) {
  const label = beginningOf(line.label, LABEL_CHARS);
  const more = line.quote ?? (label === line.label ? null : line.label);
  const words = (
    <span className="min-w-0 flex-1 wrap-anywhere">
      {label} <MarkWord mark={mark} />
    </span>
  );
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-2.5" data-mark={mark ?? 'neutral'}>
      <MarkIcon mark={mark} />
      {more === null ? (
        <span className="flex">{words}</span>
      ) : (
        <details className="group min-w-0">
          <summary className="-mx-1 flex cursor-pointer list-none items-start gap-1 rounded-tight px-1 hover:bg-sunken [&::-webkit-details-marker]:hidden">
            {words}
            <ChevronDown
              aria-hidden
              className="mt-0.75 size-4 shrink-0 text-ink-faint transition-transform duration-(--quick) group-open:rotate-180"
            />
          </summary>
          <Quote>{more}</Quote>
        </details>
      )}
      {onCorrect && line.sentence !== null && <CorrectMenu sentence={line.sentence} onCorrect={onCorrect} />}
    </li>
  );
}

/** The reader can be wrong about a sentence; the person who reads the post is not. */
function CorrectMenu({ sentence, onCorrect }: { sentence: string; onCorrect: BriefCorrections['onCorrect'] }) {
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Correct: ${beginningOf(sentence, LABEL_CHARS)}`}
          className="-my-0.5 size-7 text-ink-faint pointer-coarse:-my-2 pointer-coarse:size-10"
        >
          <Ellipsis aria-hidden />
        </Button>
      }
      items={[
        { label: 'Not work', hint: 'Remove it from the needs', onSelect: () => onCorrect('not_work', sentence) },
        {
          label: 'A question for me',
          hint: 'Answer it in the letter',
          onSelect: () => onCorrect('question', sentence),
        },
      ]}
    />
  );
}

/** The client's own words; of a long one the beginning until all of it is wanted. */
export function Quote({ children }: { children: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? children : beginningOf(children, QUOTE_CHARS);
  return (
    <blockquote className="mt-1 mb-1.5 border-l-2 border-line pl-2.5 text-small text-ink-soft italic wrap-anywhere">
      {shown}
      {shown !== children && (
        <Button variant="link" size="sm" className="ml-1 not-italic" onClick={() => setIsWhole(true)}>
          Show all
        </Button>
      )}
    </blockquote>
  );
}

const LOOKS: Record<Mark | 'neutral', { icon: LucideIcon; ink: string; word: string }> = {
  answered: { icon: CircleCheck, ink: 'text-accent-ink', word: 'Answered' },
  mentioned: { icon: CircleMinus, ink: 'text-ink-soft', word: 'Mentioned' },
  open: { icon: CircleDashed, ink: 'text-amber-ink', word: 'Open' },
  blank: { icon: PencilLine, ink: 'text-amber-ink', word: 'Needs your answer' },
  neutral: { icon: Minus, ink: 'text-ink-faint', word: '' },
};

/** A sign of its own for each state, never the colour alone. */
function MarkIcon({ mark }: { mark: Mark | undefined }) {
  const { icon: Icon, ink } = LOOKS[mark ?? 'neutral'];
  return <Icon aria-hidden className={cn('mt-0.75 size-4 shrink-0 transition-colors duration-(--calm)', ink)} />;
}

/** The same in a word, after the line. Nothing before there is a text. */
function MarkWord({ mark }: { mark: Mark | undefined }) {
  if (!mark) return null;
  const { ink, word } = LOOKS[mark];
  return <span className={cn('text-small whitespace-nowrap', ink)}>{word}</span>;
}
