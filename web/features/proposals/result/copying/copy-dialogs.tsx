import type { ReactNode } from 'react';
import type { FinishedLetter } from '../use-finished-letter.ts';
import { CopyByHandDialog } from './copy-by-hand-dialog.tsx';
import { BlanksQuestion, Question } from './copy-questions.tsx';

interface CopyDialogsProps {
  letter: FinishedLetter;
  /** The client's words against such a text. */
  quote: string | undefined;
  notesOffer: ReactNode;
}

/** What is asked before a text is copied, and the text itself when the browser does not allow copying. */
export function CopyDialogs({ letter, quote, notesOffer }: CopyDialogsProps) {
  const { blanks, copying, editing } = letter;
  const { unwanted, withBlanks, refusedText, dismiss } = copying;
  const [first = ''] = blanks;
  return (
    <>
      <Question
        asked={unwanted}
        title="This client does not want AI-written text. Copy anyway?"
        description="Rewrite it in your own words to make it yours. We ask only once per proposal."
        instead="Go back and edit"
        onInstead={editing.start}
      >
        <div className="grid gap-4">
          {quote && (
            <blockquote className="border-l-2 border-amber-line pl-3 text-ink-soft italic wrap-anywhere">
              {quote}
            </blockquote>
          )}
          {notesOffer}
        </div>
      </Question>
      <BlanksQuestion
        asked={withBlanks}
        blanks={blanks.length}
        // Not before the dialog has let go of the focus.
        onFill={() => setTimeout(() => letter.fill(first))}
      />
      <CopyByHandDialog text={refusedText} onClose={dismiss} />
    </>
  );
}
