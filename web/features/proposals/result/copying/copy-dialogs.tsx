import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { FinishedLetter } from '../use-finished-letter.ts';
import { CopyByHandDialog } from './copy-by-hand-dialog.tsx';

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
  const isOne = blanks.length === 1;
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
      <Question
        asked={withBlanks}
        title={isOne ? 'Copy with 1 blank?' : `Copy with ${blanks.length} blanks?`}
        description={
          isOne
            ? 'It is copied as a note in square brackets. Replace it before you send.'
            : 'They are copied as notes in square brackets. Replace them before you send.'
        }
        instead={isOne ? 'Fill it in' : 'Fill them in'}
        // Not before the dialog has let go of the focus.
        onInstead={() => setTimeout(() => letter.fill(first))}
      />
      <CopyByHandDialog text={refusedText} onClose={dismiss} />
    </>
  );
}

interface QuestionProps {
  asked: FinishedLetter['copying']['unwanted'];
  title: string;
  description: string;
  /** What is done instead of copying. */
  instead: string;
  onInstead: () => void;
  children?: ReactNode;
}

function Question({ asked, title, description, instead, onInstead, children }: QuestionProps) {
  const refuse = () => {
    asked.refuse();
    onInstead();
  };
  return (
    <Dialog
      open={asked.isAsking}
      onClose={asked.refuse}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={asked.agree}>
            Copy anyway
          </Button>
          <Button onClick={refuse}>{instead}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
