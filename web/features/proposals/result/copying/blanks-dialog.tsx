import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface BlanksDialogProps {
  open: boolean;
  count: number;
  onCopy: () => void;
  onFill: () => void;
  onClose: () => void;
}

/** Before a letter is copied that has blanks in it. */
export function BlanksDialog({ open, count, onCopy, onFill, onClose }: BlanksDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={count === 1 ? 'Copy with 1 blank?' : `Copy with ${count} blanks?`}
      description={
        count === 1
          ? 'It is copied as a note in square brackets. Replace it before you send.'
          : 'They are copied as notes in square brackets. Replace them before you send.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onCopy}>
            Copy anyway
          </Button>
          <Button onClick={onFill}>{count === 1 ? 'Fill it in' : 'Fill them in'}</Button>
        </>
      }
    />
  );
}
