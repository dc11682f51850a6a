import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { NameDialog } from '../dialogs/name-dialog.tsx';
import type { PickerControl } from './use-picker.ts';

/** Each is mounted only while it is open. */
export function PickerDialogs({ picker }: { picker: PickerControl }) {
  const { conflict } = picker;
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
  if (!picker.isNaming) return null;
  return <NameDialog title="Save as profile" onSave={picker.saveAs} onClose={() => picker.setNaming(false)} />;
}
