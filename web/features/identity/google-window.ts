import { GOOGLE_PATHS, SIGN_IN_CHANNEL } from '#shared/identity/names.ts';
import { IdentityError } from './identity-client.ts';
import { identityErrorNamed } from './identity-failure.ts';
import { onPageRestored } from './page-restored.ts';
import { resultIn } from './tabs.ts';

/** Source: docs/spec/accounts.md §9. */
const SIZE = { width: 500, height: 600 } as const;
/** One name, so that a second press comes back to the window that is open. */
const WINDOW_NAME = 'bidwright-google';
const LOOK_EVERY_MS = 500;
/** A window that looks closed may only be out of our sight (Cross-Origin-Opener-Policy): its message may still come. */
const WAIT_AFTER_CLOSED_MS = 8000;

export interface GoogleWindowParts {
  open(address: string, name: string, features: string): { readonly closed: boolean; focus(): void } | null;
  /** Where the page itself goes when windows are blocked. */
  assign(address: string): void;
  /** Calls `act` when the browser restores this page from its back/forward cache. */
  onReturn(act: () => void): void;
  /** Of the browser's window on the screen, for the middle of it. */
  readonly frame: { x: number; y: number; width: number; height: number };
}

/**
 * Opens Google's window and waits for what it says. Resolves when it has made a session. Where windows are blocked the
 * page goes to Google itself, and this ends only if the person comes back by the Back button. @throws IdentityError
 */
export function openGoogleWindow(
  returnTo: string,
  parts: GoogleWindowParts = browserParts(),
  purpose?: 'add',
): Promise<void> {
  // Listens before there is anybody to speak.
  const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
  const opened = parts.open(addressFor('popup', returnTo, purpose), WINDOW_NAME, featuresIn(parts.frame));
  if (!opened || opened.closed) {
    channel.close();
    parts.assign(addressFor('redirect', returnTo, purpose));
    return new Promise((_resolve, reject) => parts.onReturn(() => reject(new IdentityError('popup-closed-by-user'))));
  }
  opened.focus();
  return new Promise<void>((resolve, reject) => {
    const stopLooking = whenClosed(opened, () => reject(new IdentityError('popup-closed-by-user')));
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const result = resultIn(data);
      if (result === undefined) return;
      stopLooking();
      if (result === 'ok') resolve();
      else reject(identityErrorNamed(result));
    });
  }).finally(() => channel.close());
}

function addressFor(mode: 'popup' | 'redirect', returnTo: string, purpose?: 'add'): string {
  const query = new URLSearchParams({ mode, returnTo, ...(purpose && { purpose }) });
  return `${GOOGLE_PATHS.start}?${query.toString()}`;
}

function featuresIn(frame: GoogleWindowParts['frame']): string {
  const left = Math.round(frame.x + (frame.width - SIZE.width) / 2);
  const top = Math.round(frame.y + (frame.height - SIZE.height) / 2);
  return `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`;
}

/** Calls `act` once the window has looked closed for a while. Returns the unsubscribe. */
function whenClosed(opened: { readonly closed: boolean }, act: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const looking = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(looking);
    waiting = setTimeout(act, WAIT_AFTER_CLOSED_MS);
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(looking);
    clearTimeout(waiting);
  };
}

function browserParts(): GoogleWindowParts {
  return {
    open: (address, name, features) => window.open(address, name, features),
    assign: (address) => window.location.assign(address),
    onReturn: onPageRestored,
    frame: { x: window.screenX, y: window.screenY, width: window.outerWidth, height: window.outerHeight },
  };
}
