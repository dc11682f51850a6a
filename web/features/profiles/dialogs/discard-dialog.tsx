import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface DiscardDialogProps {
  onDiscard: () => void;
  onClose: () => void;
}

/** Over a profile that is being closed with something typed into it. Closing the question goes on with that. */
export function DiscardDialog({ onDiscard, onClose }: DiscardDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Close without saving?"
      description="What you typed is not saved anywhere else."
      footer={
        <>
          <Button variant="ghost" onClick={onDiscard}>
            Discard
          </Button>
          <Button onClick={onClose}>Keep editing</Button>
        </>
      }
    />
  );
}
