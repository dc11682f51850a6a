export type FocusTarget = 'heading' | `field:${string}` | 'first-field';

/**
 * Moves the focus to a place of the step that is about to be shown. Waits until React has drawn it. The place says which
 * one it is by `data-focus`.
 */
export function focusOn(target: FocusTarget): void {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(`[data-focus~="${CSS.escape(target)}"]`);
    element?.focus({ preventScroll: target === 'heading' });
    if (target === 'heading') window.scrollTo({ top: 0, behavior: 'smooth' });
  });
}
