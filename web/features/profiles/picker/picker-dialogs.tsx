import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { NameDialog } from '../dialogs/name-dialog.tsx';
import type { PickerControl } from './use-picker.ts';

/** Each is mounted only while it is open. */
export function PickerDialogs({ picker }: { picker: PickerControl }) {
  const { stored, dialog, close, conflict } = picker;
  if (conflict) {
    return (
      <ConflictDialog
        name={conflict.theirs.name}
        differences={conflict.differences}
        isSaving={picker.isUpdating}
        onKeepMine={() => void conflict.keepMine()}
        onTakeTheirs={() => picker.takeTheirs(conflict.theirs)}
        onClose={picker.decideLater}
      />
    );
  }
  if (dialog === 'save') return <NameDialog title="Save as profile" onSave={picker.saveAs} onClose={close} />;
  if (!stored) return null;
  if (dialog === 'rename') {
    return <NameDialog title="Rename profile" name={stored.name} onSave={picker.rename} onClose={close} />;
  }
  if (dialog !== 'delete') return null;
  return (
    <DeleteDialog
      name={stored.name}
      isDeleting={picker.isDeleting}
      onDelete={() => void picker.remove()}
      onClose={close}
    />
  );
}
