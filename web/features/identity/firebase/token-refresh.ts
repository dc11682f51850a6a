import { type Auth, onAuthStateChanged, type User } from 'firebase/auth';
import { IdentityError } from '../identity-client.ts';
import { asOurs } from './error-codes.ts';
import { exchangeFor, logOnly } from './presence.ts';

/**
 * Source of the numbers: docs/spec/accounts.md §9. The 30 seconds by which a token counts as expired early are Firebase's library's
 * own.
 */
const REFRESH_BEFORE_MS = 5 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 16 * 60_000;
/** A clock that is wrong by hours would else make us ask without end. */
const LEAST_WAIT_MS = 1000;

const ENDED = ['user-disabled', 'user-token-expired'];

/**
 * The library gets a new token only on request, so an ended sign-in would be noticed late.
 * `onEnded`: Firebase gives no more tokens.
 */
export function refreshWhileSignedIn(auth: Auth, onEnded: () => void): void {
  let running: TokenRefresh | undefined;

  async function begin(user: User): Promise<void> {
    const { expirationTime } = await user.getIdTokenResult();
    if (auth.currentUser?.uid !== user.uid) return;
    running?.stop();
    running = keepTokenFresh({ expiresAt: new Date(expirationTime), refresh: () => renew(user), onEnded });
  }

  async function renew(user: User): Promise<Date> {
    const { expirationTime } = await asOurs(() => user.getIdTokenResult(true));
    // The server asks Firebase about the account by the newest token it has.
    await exchangeFor(user).catch(logOnly('The server did not take the new token'));
    return new Date(expirationTime);
  }

  onAuthStateChanged(auth, (user) => {
    running?.stop();
    running = undefined;
    if (user) begin(user).catch(logOnly('The token cannot be kept fresh'));
  });
  const wake = () => running?.wake();
  globalThis.window?.addEventListener('online', wake);
  globalThis.document?.addEventListener('visibilitychange', wake);
}

interface TokenRefresh {
  /** Tries at once what waits for its next try: the network is back, or the computer has slept. */
  wake(): void;
  stop(): void;
}

interface TokenRefreshOptions {
  /** When the token that is there now runs out. */
  readonly expiresAt: Date;
  /** Gets a new one, and answers when that runs out. Rejects with an IdentityError. */
  readonly refresh: () => Promise<Date>;
  /** The provider will give no more: the person is signed out. */
  readonly onEnded: (error: IdentityError) => void;
}

/**
 * Gets a new identity token five minutes before the present one runs out, as long as someone is signed in. After a failure it
 * tries again in 30 seconds, then twice as long each time up to 16 minutes; a provider that has ended the sign-in ends it.
 */
export function keepTokenFresh({ expiresAt, refresh, onEnded }: TokenRefreshOptions): TokenRefresh {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let dueAt = 0;
  let isStopped = false;
  let isAsking = false;

  function wait(ms: number): void {
    clearTimeout(timer);
    dueAt = Date.now() + ms;
    timer = setTimeout(() => void ask(), ms);
  }

  function waitFor(expiry: Date): void {
    wait(Math.max(LEAST_WAIT_MS, expiry.getTime() - REFRESH_BEFORE_MS - Date.now()));
  }

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    try {
      const next = await refresh();
      retryMs = FIRST_RETRY_MS;
      if (!isStopped) waitFor(next);
    } catch (error) {
      if (!isStopped) onFailure(error);
    } finally {
      isAsking = false;
    }
  }

  function onFailure(error: unknown): void {
    if (error instanceof IdentityError && ENDED.includes(error.code)) {
      onEnded(error);
      return;
    }
    wait(retryMs);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  }

  waitFor(expiresAt);
  return {
    wake() {
      const isRetry = retryMs > FIRST_RETRY_MS;
      if (!isStopped && (isRetry || Date.now() >= dueAt)) void ask();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
