import { GOOGLE_PATHS, SIGN_IN_CHANNEL } from '#shared/identity/names.ts';
import { listen } from '#web/ui/listen.ts';
import { IdentityError } from './identity-client.ts';
import { identityErrorNamed } from './identity-failure.ts';
import { resultIn } from './tabs.ts';

/** Source: docs/spec/accounts.md §9. */
const SIZE = { width: 500, height: 600 } as const;
/** One name, so that a second press comes back to the window that is open. */
const WINDOW_NAME = 'bidwright-google';
const LOOK_EVERY_MS = 500;
/** A window that looks closed may only be out of our sight (Cross-Origin-Opener-Policy): its message may still come. */
const WAIT_AFTER_CLOSED_MS = 8000;

/**
 * Opens Google's window and waits for what it says. Resolves when it has made a session. Where windows are blocked the
 * page goes to Google itself, and this ends only if the person comes back by the Back button. @throws IdentityError
 */
export function openGoogleWindow(returnTo: string, purpose?: 'add'): Promise<void> {
  // Listens before there is anybody to speak.
  const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
  const opened = window.open(addressFor('popup', returnTo, purpose), WINDOW_NAME, featuresInMiddle());
  if (!opened || opened.closed) {
    channel.close();
    window.location.assign(addressFor('redirect', returnTo, purpose));
    return untilBackFromGoogle();
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

/** The page has gone to Google itself. Never resolves. @throws IdentityError when the person comes back by the Back button */
export function untilBackFromGoogle(): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = listen(window, 'pageshow', ({ persisted }) => {
      if (!persisted) return;
      stop();
      reject(new IdentityError('popup-closed-by-user'));
    });
  });
}

function addressFor(mode: 'popup' | 'redirect', returnTo: string, purpose?: 'add'): string {
  const query = new URLSearchParams({ mode, returnTo, ...(purpose && { purpose }) });
  return `${GOOGLE_PATHS.start}?${query.toString()}`;
}

function featuresInMiddle(): string {
  const { screenX, screenY, outerWidth, outerHeight } = window;
  const left = Math.round(screenX + (outerWidth - SIZE.width) / 2);
  const top = Math.round(screenY + (outerHeight - SIZE.height) / 2);
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
