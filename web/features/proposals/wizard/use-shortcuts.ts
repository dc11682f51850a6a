import { useEffect, useRef } from 'react';

export interface Shortcuts {
  readonly onGenerate: () => void;
  readonly onHelp: () => void;
}

/** Ctrl/⌘+Enter generates, ? lists the keys; the result has its own. An open dialog keeps its keys to itself. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('[role="dialog"], [role="menu"]'))
        return;
      const { onGenerate, onHelp } = latest.current;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) take(event, onGenerate);
      else if (event.key === '?' && !isTyping(event.target)) take(event, onHelp);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
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
