const ENDS = ['pointerup', 'pointercancel'] as const;

let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ENDS) document.addEventListener(end, () => (isPressed = false), true);
}

/**
 * For what changes the layout when the focus leaves: calls `act` in the next task, or after the press that took the focus and its click.
 * Else what is pressed moves away from under the pointer, and the click is lost.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) return void setTimeout(act);
  const ended = new AbortController();
  const onEnd = () => {
    ended.abort();
    setTimeout(act);
  };
  for (const end of ENDS) document.addEventListener(end, onEnd, { capture: true, signal: ended.signal });
}
