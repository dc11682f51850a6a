import { shownToast, toast } from './toast-store.ts';

const KEY = 'handed-over-toast';
/** A page that took longer than this to come is not the one that the message was about. */
const GOOD_FOR_MS = 60_000;

interface HandedOver {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: 'default' | 'destructive' | undefined;
  readonly durationMs?: number | undefined;
  readonly at: number;
}

/** Keeps the message on the screen for the page that is loaded next. One with an action stays behind: it acts on this page. */
export function handOverToast(): void {
  const shown = shownToast();
  if (!shown || shown.action) return;
  const { title, description, variant, durationMs } = shown;
  const kept: HandedOver = { title, description, variant, durationMs, at: Date.now() };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked: the page that comes says what has happened in its own words, or not at all.
  }
}

/** Shows what the page before has handed over, once. */
export function showHandedOverToast(): void {
  const kept = take();
  if (kept && Date.now() - kept.at < GOOD_FOR_MS) {
    const { title, description, variant, durationMs } = kept;
    toast({ title, description, durationMs, ...(variant ? { variant } : {}) });
  }
}

function take(): HandedOver | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return isHandedOver(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The storage is the browser's, and what is no text would break the page that shows it. */
function isHandedOver(kept: unknown): kept is HandedOver {
  if (typeof kept !== 'object' || kept === null) return false;
  const { title, at, description, variant, durationMs }: Record<string, unknown> = { ...kept };
  return (
    typeof title === 'string' &&
    typeof at === 'number' &&
    (description === undefined || typeof description === 'string') &&
    (variant === undefined || variant === 'default' || variant === 'destructive') &&
    (durationMs === undefined || typeof durationMs === 'number')
  );
}
