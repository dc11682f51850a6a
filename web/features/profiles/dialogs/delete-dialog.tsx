import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface DeleteDialogProps {
  name: string;
  isDeleting: boolean;
  onDelete: () => void;
  onClose: () => void;
}

export function DeleteDialog({ name, isDeleting, onDelete, onClose }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      title={`Delete “${name}”?`}
      description="This deletes the stored profile permanently. Proposals that use its text keep it."
      action="Delete profile"
      busy={isDeleting}
      onConfirm={onDelete}
      onClose={onClose}
    />
  );
}
