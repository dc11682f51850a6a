import type { ReactNode } from 'react';
import { CopyByHandDialog } from '../bar/copy-by-hand-dialog.tsx';
import { BlanksDialog } from './blanks-dialog.tsx';
import { UnwantedDialog } from './unwanted-dialog.tsx';
import type { useCopying } from './use-copying.ts';

interface CopyDialogsProps {
  copying: ReturnType<typeof useCopying>;
  /** The client's words against such a text. */
  quote: string | undefined;
  notesOffer: ReactNode;
  blanks: readonly string[];
  onEdit: () => void;
  onFill: (blank: string) => void;
}

/** What is asked before a text is copied, and the text itself when the browser does not allow copying. */
export function CopyDialogs({ copying, quote, notesOffer, blanks, onEdit, onFill }: CopyDialogsProps) {
  const { unwanted, withBlanks, refusedText, dismiss } = copying;
  const [first = ''] = blanks;
  return (
    <>
      <UnwantedDialog
        open={unwanted.isAsking}
        quote={quote}
        notesOffer={notesOffer}
        onCopy={unwanted.agree}
        onEdit={() => {
          unwanted.refuse();
          onEdit();
        }}
        onClose={unwanted.refuse}
      />
      <BlanksDialog
        open={withBlanks.isAsking}
        count={blanks.length}
        onCopy={withBlanks.agree}
        onFill={() => {
          withBlanks.refuse();
          // Not before the dialog has let go of the focus.
          setTimeout(() => onFill(first));
        }}
        onClose={withBlanks.refuse}
      />
      <CopyByHandDialog text={refusedText} onClose={dismiss} />
    </>
  );
}
