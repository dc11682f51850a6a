import { useWindowEvent } from '#web/ui/events.ts';

/** Ctrl/⌘+Enter generates. An open dialog keeps its keys to itself. */
export function useGenerateKey(generate: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.key !== 'Enter') return;
    if (!event.ctrlKey && !event.metaKey) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    event.preventDefault();
    generate();
  });
}
