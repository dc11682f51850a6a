import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { Profile } from '#shared/profiles/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { PickerDialog } from './use-picker.ts';

interface PickerToolsProps {
  stored: Profile | undefined;
  /** There is something to store that is not stored. */
  isChanged: boolean;
  isFull: boolean;
  isUpdating: boolean;
  onUpdate: () => void;
  onOpen: (dialog: PickerDialog) => void;
}

export function PickerTools({ stored, isChanged, isFull, isUpdating, onUpdate, onOpen }: PickerToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {stored && isChanged && (
        <Button variant="secondary" size="sm" className="max-w-full" busy={isUpdating} onClick={onUpdate}>
          <span className="truncate">Update “{stored.name}”</span>
        </Button>
      )}
      <Button
        variant={stored ? 'ghost' : 'secondary'}
        size="sm"
        disabled={isFull || !isChanged}
        onClick={() => onOpen('save')}
      >
        Save as profile…
      </Button>
      {stored && (
        <Menu
          trigger={
            <Button variant="ghost" size="icon" className="size-8" aria-label={`More for “${stored.name}”`}>
              <Ellipsis aria-hidden />
            </Button>
          }
          items={[
            { label: 'Rename…', icon: <Pencil aria-hidden />, onSelect: () => onOpen('rename') },
            { label: 'Delete…', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => onOpen('delete') },
          ]}
        />
      )}
    </div>
  );
}
