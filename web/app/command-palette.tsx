import { Command as Palette } from 'cmdk';
import { cn } from '#web/ui/class-names.ts';
import type { Command } from '#web/ui/commands.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Keys } from '#web/ui/kbd.tsx';
import { fillable } from '#web/ui/text-input.tsx';

/** All commands, found by a few of their letters. Fetched when it is first opened. */
export function CommandPalette({ commands, onClose }: { commands: readonly Command[]; onClose: () => void }) {
  const choose = ({ run }: Command) => {
    onClose();
    // Once the focus is back where it was.
    setTimeout(run);
  };
  return (
    <Dialog onClose={onClose} title="Commands" focusFirst="[cmdk-input]" className="mt-4 mb-auto sm:mt-[12dvh]">
      <Palette label="Commands" loop>
        <Palette.Input placeholder="Type a command" className={cn(fillable, 'h-11')} />
        <Palette.List className="mt-2">
          <Palette.Empty className="px-2.5 py-2 text-ink-soft">No command has this name.</Palette.Empty>
          {commands.map((command) => (
            <Palette.Item
              key={command.name}
              value={command.name}
              onSelect={() => choose(command)}
              className={cn(
                'flex min-h-9 cursor-pointer items-center justify-between gap-2.5 rounded-tight px-2.5 py-1.5 select-none',
                'data-[selected=true]:bg-sunken pointer-coarse:min-h-11',
              )}
            >
              {command.name}
              {command.keys && <Keys of={command.keys} />}
            </Palette.Item>
          ))}
        </Palette.List>
      </Palette>
    </Dialog>
  );
}
