import type { Profile } from '#shared/profiles/contract.ts';
import { Button } from '#web/ui/button.tsx';

interface PickerToolsProps {
  stored: Profile | undefined;
  /** There is something to store that is not stored. */
  isChanged: boolean;
  isFull: boolean;
  isUpdating: boolean;
  onUpdate: () => void;
  onSaveAs: () => void;
}

export function PickerTools({ stored, isChanged, isFull, isUpdating, onUpdate, onSaveAs }: PickerToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {stored && isChanged && (
        <Button variant="secondary" size="sm" className="max-w-full" busy={isUpdating} onClick={onUpdate}>
          <span className="truncate">Update “{stored.name}”</span>
        </Button>
      )}
      <Button variant={stored ? 'ghost' : 'secondary'} size="sm" disabled={isFull || !isChanged} onClick={onSaveAs}>
        Save as profile…
      </Button>
    </div>
  );
}
