import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface DeleteDialogProps {
  name: string;
  isDeleting: boolean;
  onDelete: () => void;
  onClose: () => void;
}

export function DeleteDialog({ name, isDeleting, onDelete, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Delete “${name}”?`}
      description="This deletes the stored profile permanently. Proposals that use its text keep it."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={isDeleting} onClick={onDelete}>
            Delete profile
          </Button>
        </>
      }
    />
  );
}
