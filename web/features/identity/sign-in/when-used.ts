const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input'] as const;

/** Calls `act` once, when the person begins to use the page; at once if they have. Returns a function that stops waiting. */
export function whenUsed(act: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, once, true);
  };
  const once = () => {
    stop();
    act();
  };
  for (const sign of SIGNS) addEventListener(sign, once, true);
  if (document.activeElement instanceof HTMLInputElement) once();
  return stop;
}
