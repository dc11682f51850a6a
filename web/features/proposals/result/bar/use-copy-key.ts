import { useEffect, useRef } from 'react';

/** Ctrl/⌘+Shift+C anywhere on the page; null switches it off. */
export function useCopyKey(onCopy: (() => void) | null): void {
  const latest = useRef(onCopy);
  useEffect(() => {
    latest.current = onCopy;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCopyKey = (event.ctrlKey || event.metaKey) && event.shiftKey && event.code === 'KeyC';
      if (!isCopyKey || !latest.current) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
