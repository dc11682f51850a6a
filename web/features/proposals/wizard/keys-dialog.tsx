import { Dialog } from '#web/ui/dialog.tsx';
import { Kbd } from '#web/ui/kbd.tsx';

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
/** What this keyboard writes on the key that is Ctrl elsewhere. */
export const MOD_KEY = isMac ? '⌘' : 'Ctrl';

const KEYS = [
  { keys: [MOD_KEY, 'Enter'], does: 'Generate the proposal' },
  { keys: [MOD_KEY, 'Shift', 'C'], does: 'Copy the proposal' },
  { keys: [MOD_KEY, 'S'], does: 'Save as a draft' },
  { keys: ['Esc'], does: 'Stop writing, or close what is open' },
  { keys: ['?'], does: 'Show these keys' },
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
            <dd className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
