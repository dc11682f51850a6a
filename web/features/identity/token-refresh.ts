import { IdentityError } from './identity-client.ts';

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

export interface TokenRefresh {
  /** Tries at once what waits for its next try: the network is back, or the computer has slept. */
  wake(): void;
  stop(): void;
}

export interface TokenRefreshOptions {
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
