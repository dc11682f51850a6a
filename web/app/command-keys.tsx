import { useNavigate } from 'react-router';
import { useSession } from '#web/features/identity/index.ts';
import { paths } from '#web/paths.ts';
import { type Command, isPageCovered, showCommands, useShownCommands } from '#web/ui/commands.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useWindowEvent } from '#web/ui/events.ts';
import { Keys } from '#web/ui/kbd.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { setTheme } from './theme.ts';

const palette = onDemand(async () => (await import('./command-palette.tsx')).CommandPalette);

/** The command palette (Ctrl/⌘+K), the list of keys (?) and the keys of every page of the app. */
export function CommandKeys() {
  const { shown, listed } = useShownCommands();
  const general = useGeneralCommands();
  // The page's own come first, and instead of a general one of the same name.
  const commands = [...listed, ...general.filter(({ name }) => listed.every((one) => one.name !== name))];
  useKeys(commands);
  const close = () => showCommands(undefined);
  return (
    <>
      {shown === 'palette' && <palette.Part commands={commands} onClose={close} onFailed={close} />}
      <KeysDialog open={shown === 'keys'} onClose={close} />
    </>
  );
}

function useGeneralCommands(): readonly Command[] {
  const navigate = useNavigate();
  const { status } = useSession();
  const to = (name: string, path: string, keys?: string) => ({ name, keys, run: () => void navigate(path) });
  const own = [to('Proposals', paths.proposals), to('Profile', paths.me), to('Account', paths.account)];
  return [
    to('New proposal', paths.proposalTool, 'C'),
    ...(status === 'signed-in' ? own : []),
    ...(status === 'signed-out' ? [to('Sign in', paths.auth)] : []),
    // A page of the site, which is loaded.
    { name: 'Pricing', run: () => location.assign(paths.pricing) },
    { name: 'Light theme', run: () => setTheme('light') },
    { name: 'Dark theme', run: () => setTheme('dark') },
    { name: 'System theme', run: () => setTheme('system') },
    { name: 'Keyboard shortcuts', keys: '?', run: () => showCommands('keys') },
  ];
}

/** What is open over the page keeps its keys to itself, and a field its letters. */
function useKeys(commands: readonly Command[]): void {
  const onKey = (event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey;
    if (isModified && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k')
      return take(event, () => showCommands('palette'));
    if (isModified || event.altKey || isTyping(event.target)) return undefined;
    const command = commands.find(({ keys }) => keys?.toLowerCase() === event.key.toLowerCase());
    return command && take(event, command.run);
  };
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (!isPageCovered()) onKey(event);
  });
}

function take(event: KeyboardEvent, action: () => void): void {
  event.preventDefault();
  action();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

const KEYS = [
  { keys: 'Mod+K', does: 'Open the list of commands' },
  { keys: 'C', does: 'New proposal' },
  { keys: '/', does: 'Search the list on the page' },
  { keys: 'Mod+Enter', does: 'Write the proposal' },
  { keys: 'Mod+Shift+C', does: 'Copy the proposal' },
  { keys: 'Mod+S', does: 'Save as a draft' },
  { keys: '↑+↓', does: 'In a proposal: the next sentence or section' },
  { keys: 'Esc', does: 'Stop writing, or close what is open' },
  { keys: '?', does: 'Show these keys' },
];

function KeysDialog(props: { open: boolean; onClose: () => void }) {
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
