import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'description' | 'children'> {
  /** The name of the action. */
  action: string;
  /** The name of what is done instead. */
  cancel?: string;
  isDanger?: boolean;
  busy?: boolean;
  /** It cannot be done yet. */
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before something is done. Mounted only while it is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { action, cancel = 'Cancel', isDanger = true, busy, disabled, onConfirm, onClose, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} busy={busy} disabled={disabled} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}
