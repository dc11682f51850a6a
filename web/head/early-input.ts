import { OWN_POST_KEY } from '#shared/site/own-post.ts';
import { store } from '#web/ui/browser-storage.ts';

// A page that arrives with its form is used before its scripts are there. They read these marks (early-page.ts, handoff.ts).

/** The scripts have not taken over the page yet. */
export function isEarly(): boolean {
  return 'early' in document.documentElement.dataset;
}

/** Marks the fields that were typed or pasted into and the button that was pressed last, and keeps what was typed on leaving. */
export function watchEarlyInput(): void {
  addEventListener('input', onEarly(markTyped), true);
  watchEarlyPresses('button:not([data-try-again])');
  addEventListener('paste', onEarly(markPasted), true);
  // The app may come between the press on a link and the next page, so also when the page is asked to go.
  addEventListener('beforeunload', onEarly(keepPost));
  addEventListener('pagehide', onEarly(keepPost));
}

/** Marks the one of these buttons that was pressed last; Enter in a field presses the one that sends its form. */
export function watchEarlyPresses(buttons: string): void {
  addEventListener(
    'click',
    onEarly(({ target }) => markPressed(target, buttons)),
    true,
  );
}

function onEarly<E extends Event>(listener: (event: E) => void): (event: E) => void {
  return (event) => {
    if (isEarly()) listener(event);
  };
}

function markTyped({ target }: Event): void {
  if (target instanceof HTMLElement) target.dataset.typed = '';
  const next = document.querySelector<HTMLButtonElement>('[data-needs-post]');
  const post = document.querySelector('textarea');
  if (next && post) next.disabled = !post.value.trim();
}

function markPressed(target: EventTarget | null, buttons: string): void {
  const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
  if (!button) return;
  for (const other of document.querySelectorAll<HTMLElement>('[data-pressed-early]')) delete other.dataset.pressedEarly;
  button.dataset.pressedEarly = '';
}

function markPasted({ target }: Event): void {
  if (target instanceof HTMLElement) target.dataset.pasted = '';
}

/** For the return to this tab (handoff.ts). */
function keepPost(): void {
  const post = { jobTitle: typedInto('jobTitle'), jobDescription: typedInto('jobDescription') };
  if (!post.jobTitle && !post.jobDescription) return;
  store('session', OWN_POST_KEY, JSON.stringify(post));
}

function typedInto(name: string): string {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-focus~="field:${name}"]`);
  return field?.dataset.typed === '' ? field.value : '';
}
