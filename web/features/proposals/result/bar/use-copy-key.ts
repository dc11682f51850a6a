import { useWindowEvent } from '#web/ui/events.ts';

/** Ctrl/⌘+Shift+C anywhere on the page; null switches it off. */
export function useCopyKey(onCopy: (() => void) | null): void {
  useWindowEvent('keydown', (event) => {
    const isCopyKey = (event.ctrlKey || event.metaKey) && event.shiftKey && event.code === 'KeyC';
    if (!isCopyKey || !onCopy) return;
    event.preventDefault();
    onCopy();
  });
}
