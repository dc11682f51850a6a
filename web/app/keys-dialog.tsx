import { Dialog } from '#web/ui/dialog.tsx';
import { Keys } from '#web/ui/kbd.tsx';

const KEYS = [
  { keys: 'Mod+K', does: 'Open the list of commands' },
  { keys: 'C', does: 'New proposal' },
  { keys: '/', does: 'Search the list on the page' },
  { keys: 'Mod+Enter', does: 'Generate the proposal' },
  { keys: 'Mod+Shift+C', does: 'Copy the proposal' },
  { keys: 'Mod+S', does: 'Save as a draft' },
  { keys: '↑+↓', does: 'In a letter: the next sentence or section' },
  { keys: 'Esc', does: 'Stop writing, or close what is open' },
  { keys: '?', does: 'Show these keys' },
];

interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function KeysDialog(props: KeysDialogProps) {
  return (
    <Dialog {...props} title="Keyboard shortcuts">
      <dl className="grid">
        {KEYS.map(({ keys, does }) => (
          <div
            key={does}
            className="flex items-center justify-between gap-4 border-b border-line py-2.5 last:border-b-0"
          >
            <dt>{does}</dt>
            <dd>
              <Keys of={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
