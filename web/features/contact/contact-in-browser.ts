import { readStoredJson, store } from '#web/ui/browser-storage.ts';

// Source: docs/spec/proposals.md §8.
const NOT_SENT = "Your message couldn't be sent. Please try again later.";

// The rules of the message, and what sends it, come when the form is begun: the page is read without them.
const loadMessage = () => import('./contact-message.ts');

/**
 * Gives the contact form its behaviour, on the page that has one. Errors are shown when the message is sent, and from
 * then on while it is mended. What was typed stays until the message is stored, whatever happens on the way.
 */
export function answerContact(): void {
  const workspace = document.querySelector('[data-contact]');
  const form = workspace?.querySelector('form');
  const thanks = workspace?.querySelector('section');
  if (!form || !thanks) return;
  putBackTyped(form);
  form.querySelector('[data-not-loaded] button')?.addEventListener('click', () => {
    keepTyped(typedIn(form));
    location.reload();
  });
  form.addEventListener('focusin', () => void loadMessage().catch(() => undefined));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.ariaBusy !== 'true') void send(form, thanks);
  });
  form.addEventListener('input', ({ target }) => {
    if ('tried' in form.dataset && isField(target)) void checkAgain(form, target);
  });
  thanks.querySelector('button')?.addEventListener('click', () => startAgain(form, thanks));
}

async function send(form: HTMLFormElement, thanks: HTMLElement): Promise<void> {
  form.dataset.tried = '';
  const hadFocus = document.activeElement === sendButton(form);
  setBusy(form, true);
  const outcome = await outcomeOf(form);
  setBusy(form, false);
  // A disabled button loses the focus.
  if (hadFocus) sendButton(form)?.focus();
  form.querySelector('[data-not-loaded]')?.toggleAttribute('hidden', outcome !== 'not-loaded');
  if (outcome === 'not-loaded') return showRefusal(form, undefined);
  const isRefused = !('faults' in outcome) && !('reference' in outcome);
  showRefusal(form, isRefused ? (outcome.words ?? NOT_SENT) : undefined);
  if ('faults' in outcome) showFaults(form, outcome.faults);
  if ('reference' in outcome) giveThanks(form, thanks, outcome.reference);
}

/** Why the message was not sent, above the button; without words nothing is shown. */
function showRefusal(form: HTMLFormElement, words: string | undefined): void {
  const note = form.querySelector<HTMLElement>('[data-refused]');
  if (!note) return;
  note.hidden = words === undefined;
  note.querySelector('[data-words]')?.replaceChildren(words ?? '');
}

/** Disabled while it sends. Source: docs/spec/proposals.md §4. */
function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.ariaBusy = String(isBusy);
  const button = sendButton(form);
  if (button) button.disabled = isBusy;
}

function sendButton(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector<HTMLButtonElement>('button[type=submit]');
}

async function outcomeOf(form: HTMLFormElement) {
  const message = await loadMessage().catch(() => undefined);
  // Without a network, and of a build that is gone, not even the rules can be fetched.
  return message ? message.sendMessage(typedIn(form)) : 'not-loaded';
}

function giveThanks(form: HTMLFormElement, thanks: HTMLElement, reference: string): void {
  thanks.querySelector('[data-reference]')?.replaceChildren(reference);
  form.hidden = true;
  thanks.hidden = false;
  thanks.querySelector('h2')?.focus({ preventScroll: true });
}

function startAgain(form: HTMLFormElement, thanks: HTMLElement): void {
  thanks.hidden = true;
  form.hidden = false;
  form.reset();
  showFaults(form, {});
  delete form.dataset.tried;
  form.querySelector('input')?.focus();
}

async function checkAgain(form: HTMLFormElement, field: Fillable): Promise<void> {
  const message = await loadMessage().catch(() => undefined);
  if (message) showFault(form, field, message.faultsIn(typedIn(form))[field.name]);
}

type Fillable = HTMLInputElement | HTMLTextAreaElement;

function isField(target: unknown): target is Fillable {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

/** Shows what is wrong with the fields, by their names, and nothing else any more; the first wrong one gets the focus. */
function showFaults(form: HTMLFormElement, faults: Readonly<Record<string, string | undefined>>): void {
  for (const field of form.querySelectorAll<Fillable>('[name]')) showFault(form, field, faults[field.name]);
  form.querySelector<Fillable>('[aria-invalid]')?.focus();
}

/** Puts the words below the field, by the pattern that is in the form; without words the field is right. */
function showFault(form: HTMLFormElement, field: Fillable, words: string | undefined): void {
  const id = `${field.id}-error`;
  const shown = document.getElementById(id);
  // Shown again it would be announced again, at each key.
  if (shown && shown.textContent === words) return;
  shown?.remove();
  field.removeAttribute('aria-invalid');
  field.removeAttribute('aria-describedby');
  const fault = words && form.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  if (!(fault instanceof HTMLElement)) return;
  fault.id = id;
  fault.querySelector('span')?.replaceChildren(words ?? '');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', id);
  field.after(fault);
}

const KEY = 'contact-form';

/** Stores typed text for a reload of the same page, only in this tab. */
function keepTyped(typed: Readonly<Record<string, string>>): void {
  // Where storage is blocked, browsers mostly restore the fields of a reloaded form.
  store('session', KEY, JSON.stringify(typed));
}

/** Puts it back into the form, once. */
function putBackTyped(form: HTMLFormElement): void {
  const typed = readStoredJson('session', KEY);
  store('session', KEY, null);
  for (const [name, value] of Object.entries(typed ?? {})) {
    const field = form.elements.namedItem(name);
    if (isField(field) && typeof value === 'string') field.value = value;
  }
}
