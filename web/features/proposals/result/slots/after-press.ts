let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => (isPressed = false), true);
}

/** Calls `act` at once, or after the press that is going on and its click. */
export function afterPress(act: () => void): void {
  if (!isPressed) return void setTimeout(act);
  document.addEventListener('pointerup', () => setTimeout(act), { once: true });
}
