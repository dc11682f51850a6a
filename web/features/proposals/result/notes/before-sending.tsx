import { ArrowUp, ChevronUp, Info, PencilLine } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { cn } from '#web/ui/class-names.ts';
import type { TextMark } from '../letter/mark-spans.ts';
import { describeSendChecks, type SendChecks } from './send-checks.ts';

interface BeforeSendingProps {
  checks: SendChecks;
  onJump: (mark: TextMark) => void;
  /** The alternative for a client who wants no AI text. */
  notesOffer?: ReactNode;
}

/** One line beside Copy with what is to be checked; opened, each item leads to its place. */
export function BeforeSending({ checks, onJump, notesOffer }: BeforeSendingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const words = describeSendChecks(checks);
  const isQuiet = checks.warnings.length + checks.marks.length === 0;
  const Icon = isQuiet ? Info : PencilLine;
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      {/* Always there, so that it is read out when it fills. */}
      <p role="status" className="sr-only">
        {words?.title}
      </p>
      {words && (
        // The list comes after its button for the keyboard, and is above it on the screen: below there is no space.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes from whatever in it has the focus
        <div onKeyDown={closeByKey} className="flex min-w-0 basis-full flex-col-reverse">
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
            className="-mx-2 -mt-1 flex w-[calc(100%+1rem)] items-center gap-2 rounded-tight px-2 py-1.5 text-left hover:bg-sunken pointer-coarse:min-h-11"
          >
            <Icon aria-hidden className={cn('size-4 shrink-0', isQuiet ? 'text-ink-faint' : 'text-amber-ink')} />
            <span className={cn('shrink-0', isQuiet ? 'text-ink-soft' : 'font-strong text-amber-ink')}>
              {words.title}
            </span>
            <span className="min-w-0 flex-1 truncate text-small text-ink-faint">{words.which}</span>
            <ChevronUp
              aria-hidden
              className={cn(
                'size-4 shrink-0 text-ink-faint transition-transform duration-(--quick)',
                isOpen && 'rotate-180',
              )}
            />
          </button>
          {isOpen && (
            <div
              id={id}
              role="region"
              aria-label="Before you send"
              tabIndex={0}
              className="-mx-4 max-h-[50dvh] overflow-y-auto px-4 pb-2"
            >
              <List
                checks={checks}
                notesOffer={notesOffer}
                onJump={(mark) => {
                  setIsOpen(false);
                  onJump(mark);
                }}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}

function List({ checks: { warnings, marks, hints }, onJump, notesOffer }: BeforeSendingProps) {
  return (
    <div className="grid gap-2">
      {warnings.map(({ code, title, message, quote }) => (
        <Alert
          key={`${code}-${quote ?? ''}`}
          tone="warning"
          title={title}
          action={code === 'client_forbids_ai' && notesOffer}
        >
          <p>{message}</p>
          {quote && (
            <blockquote className="mt-1 border-l-2 border-amber-line pl-3 italic wrap-anywhere">{quote}</blockquote>
          )}
        </Alert>
      ))}
      <ul className="grid">
        {marks.map((mark, index) => (
          <li key={`${mark.kind}-${index}-${mark.text}`}>
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
    </div>
  );
}

function JumpButton({ mark, onJump }: { mark: TextMark; onJump: (mark: TextMark) => void }) {
  return (
    <button
      type="button"
      onClick={() => onJump(mark)}
      className="-mx-2 flex w-[calc(100%+1rem)] items-start gap-2 rounded-tight px-2 py-1 text-left text-ink-soft hover:bg-sunken hover:text-ink pointer-coarse:py-2"
    >
      <ArrowUp aria-hidden className="mt-1 size-4 shrink-0 text-amber-ink" />
      <span className="line-clamp-3 min-w-0 wrap-anywhere">
        <span className="font-strong text-amber-ink">{mark.kind === 'blank' ? 'Fill in' : 'Check'}:</span> {mark.text}
      </span>
    </button>
  );
}
