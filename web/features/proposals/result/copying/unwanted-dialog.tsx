import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface UnwantedDialogProps {
  open: boolean;
  /** The client's own words. */
  quote: string | undefined;
  /** The way to notes, in which the user writes every word. */
  notesOffer: ReactNode;
  onCopy: () => void;
  onEdit: () => void;
  onClose: () => void;
}

/** Before a text is copied that its client said they do not want. */
export function UnwantedDialog({ open, quote, notesOffer, onCopy, onEdit, onClose }: UnwantedDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="This client does not want AI-written text. Copy anyway?"
      description="Rewrite it in your own words to make it yours. We ask only once per proposal."
      footer={
        <>
          <Button variant="secondary" onClick={onCopy}>
            Copy anyway
          </Button>
          <Button onClick={onEdit}>Go back and edit</Button>
        </>
      }
    >
      <div className="grid gap-4">
        {quote && (
          <blockquote className="border-l-2 border-amber-line pl-3 text-ink-soft italic wrap-anywhere">
            {quote}
          </blockquote>
        )}
        {notesOffer}
      </div>
    </Dialog>
  );
}
