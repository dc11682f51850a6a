import { ChevronDown } from 'lucide-react';
import type { BriefLine, Mark } from '#shared/proposals/brief-groups.ts';
import { MarkIcon, MarkWord } from './mark-icon.tsx';

/** One ask: a mark, what is asked, and the client's words one press away. */
export function BriefLineItem({ line, mark }: { line: BriefLine; mark: Mark | undefined }) {
  const words = (
    <span className="min-w-0 flex-1 wrap-anywhere">
      {line.label} <MarkWord mark={mark} />
    </span>
  );
  return (
    <li className="grid grid-cols-[1rem_1fr] gap-x-2.5" data-mark={mark ?? 'neutral'}>
      <MarkIcon mark={mark} />
      {line.quote === null ? (
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
          <Quote>{line.quote}</Quote>
        </details>
      )}
    </li>
  );
}

/** The client's own words, as a pencil note. */
export function Quote({ children }: { children: string }) {
  return (
    <blockquote className="mt-1 mb-1.5 border-l-2 border-line pl-2.5 text-small text-ink-soft italic wrap-anywhere">
      {children}
    </blockquote>
  );
}
