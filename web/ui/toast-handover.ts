import { readStoredJson, store } from './browser-storage.ts';
import { shownToast, type ToastMessage, toast } from './toast-store.ts';

const KEY = 'handed-over-toast';
/** A page that took longer than this to come is not the one that the message was about. */
const GOOD_FOR_MS = 60_000;

interface HandedOver extends Omit<ToastMessage, 'action'> {
  at: number;
}

/** Keeps the message on the screen for the page that is loaded next. One with an action stays behind: it acts on this page. */
export function handOverToast(): void {
  const shown = shownToast();
  if (!shown || shown.action) return;
  const kept: HandedOver = { ...shown, at: Date.now() };
  // Where storage is blocked the page that comes says what has happened in its own words, or not at all.
  store('session', KEY, JSON.stringify(kept));
}

/** Shows what the page before has handed over, once. */
export function showHandedOverToast(): void {
  const kept = readStoredJson('session', KEY);
  store('session', KEY, null);
  if (!isHandedOver(kept)) return;
  const { at, ...message } = kept;
  if (Date.now() - at < GOOD_FOR_MS) toast(message);
}

/** The storage is the browser's, and what is no text would break the page that shows it. */
function isHandedOver(kept: unknown): kept is HandedOver {
  if (typeof kept !== 'object' || kept === null) return false;
  const { title, description = '', at }: Record<string, unknown> = { ...kept };
  return typeof title === 'string' && typeof description === 'string' && typeof at === 'number';
}
