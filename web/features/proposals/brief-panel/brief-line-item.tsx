import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { BriefLine, Mark } from '#shared/proposals/brief-groups.ts';
import { Button } from '#web/ui/button.tsx';
import { beginningOf } from './beginning-of.ts';
import { MarkIcon, MarkWord } from './mark-icon.tsx';

/** Longer than this the panel could not be taken in at a glance. */
const LABEL_CHARS = 130;
const QUOTE_CHARS = 240;

/** One ask: a mark, what is asked, and the client's words one press away. */
export function BriefLineItem({ line, mark }: { line: BriefLine; mark: Mark | undefined }) {
  const label = beginningOf(line.label, LABEL_CHARS);
  const more = line.quote ?? (label === line.label ? null : line.label);
  const words = (
    <span className="min-w-0 flex-1 wrap-anywhere">
      {label} <MarkWord mark={mark} />
    </span>
  );
  return (
    <li className="grid grid-cols-[1rem_1fr] gap-x-2.5" data-mark={mark ?? 'neutral'}>
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
    </li>
  );
}

/** The client's own words, as a pencil note; of a long one the beginning until all of it is wanted. */
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
