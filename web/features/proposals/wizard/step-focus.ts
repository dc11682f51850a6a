export type FocusTarget = 'heading' | `field:${string}` | 'first-field' | 'edit' | 'week-used';

/**
 * Moves the focus to a place of the step that is about to be shown. Waits until React has drawn it. The place says which
 * one it is by `data-focus`. Of several the first that can be reached is taken, and the heading where none can: a focus
 * sent to a locked field would be lost.
 */
export function focusOn(target: FocusTarget): void {
  requestAnimationFrame(() => {
    const element = firstReachable(target) ?? firstReachable('heading');
    element?.focus({ preventScroll: target === 'heading' || target === 'edit' || target === 'week-used' });
    // A focus leaves a field where it is when all of it is in the window, behind the bar of actions as well.
    if (target.startsWith('field:')) element?.scrollIntoView({ block: 'nearest' });
    // Away from the bars at both ends of the window.
    if (target === 'week-used') element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    if (target === 'heading') window.scrollTo({ top: 0, behavior: 'smooth' });
  });
}

function firstReachable(target: FocusTarget): HTMLElement | undefined {
  const named = document.querySelectorAll<HTMLElement>(`[data-focus~="${CSS.escape(target)}"]`);
  return [...named].find((element) => !element.closest('[inert]') && !element.matches(':disabled'));
}
