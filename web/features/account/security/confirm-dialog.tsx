import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** The name of the action. */
  action: string;
  busy: boolean;
  onConfirm: () => void;
  isDanger?: boolean;
}

/** Asks once before something that is not undone. */
export function ConfirmDialog({ action, busy, onConfirm, isDanger = true, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button variant="ghost" onClick={() => dialog.onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}
