import { useEffect, useEffectEvent } from 'react';

/** Ctrl/⌘+Enter generates. An open dialog keeps its keys to itself. */
export function useGenerateKey(generate: () => void): void {
  const onGenerate = useEffectEvent(generate);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.key !== 'Enter') return;
      if (!event.ctrlKey && !event.metaKey) return;
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      event.preventDefault();
      onGenerate();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
