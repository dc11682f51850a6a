import { type Auth, onAuthStateChanged, signOut, type User } from 'firebase/auth';
import type { IdentityErrorCode } from '#shared/http/identity-errors.ts';
import { ApiError } from '#web/api/api-error.ts';
import { IdentityError, type ProviderUser } from '../identity-client.ts';
import { identityErrorOf } from './error-codes.ts';
import { exchangeFor, logOnly } from './exchange.ts';
import { endReturn } from './google.ts';

const FINAL: readonly IdentityErrorCode[] = [
  'user-disabled',
  'ACCOUNT_BEING_DELETED',
  'user-token-expired',
  'invalid-credential',
  'account-exists-with-different-credential',
];

export interface Presence extends Pick<State<ProviderUser>, 'known' | 'listen'> {
  /** Runs a way in. Resolves with a session of the server's; rejects with an IdentityError and without one. */
  enter(way: () => Promise<unknown>): Promise<void>;
  /** The server has signed this person in without Firebase. */
  isKnownToServer(user: ProviderUser): void;
  leave(): Promise<void>;
}

/** The signed-in person: at Firebase, with the matching session of the server. */
export function createPresence(auth: Auth): Presence {
  const { known, listen, set } = createState<ProviderUser>();
  let waysInOpen = 0;
  let byServer: ProviderUser | null = null;
  const notify = () => set(providerUser(auth.currentUser) ?? byServer);

  onAuthStateChanged(auth, (user) => {
    // A way in says itself when it has come through, with its session made.
    if (waysInOpen === 0) void settle(user);
  });

  /** A person was signed in at Firebase before this page: the server is informed first, and the outcome is only logged. */
  async function settle(user: User | null): Promise<void> {
    endReturn(user !== null);
    if (user) await exchangeOrLeave(auth).catch(logOnly('The server did not take the sign-in'));
    if (waysInOpen === 0) notify();
  }

  return {
    known,
    listen,
    async enter(way) {
      waysInOpen += 1;
      try {
        await way();
        await exchangeOrLeave(auth);
      } catch (error) {
        throw identityErrorOf(error);
      } finally {
        waysInOpen -= 1;
        notify();
      }
    },
    isKnownToServer(user) {
      byServer = user;
    },
    async leave() {
      byServer = null;
      await signOut(auth);
      notify();
    },
  };
}

async function exchangeOrLeave(auth: Auth): Promise<void> {
  if (!auth.currentUser) return;
  try {
    await exchangeFor(auth.currentUser);
  } catch (error) {
    const refusal = serverRefusalOf(error);
    // Permanently: staying signed in at Firebase would cause the same refusal on each page.
    if (FINAL.includes(refusal.code)) await signOut(auth);
    throw refusal;
  }
}

/** Source of the words: docs/spec/accounts.md §8. */
function serverRefusalOf(error: unknown): IdentityError {
  const refusal = identityErrorOf(error);
  if (!(error instanceof ApiError) || refusal.code !== 'internal-error') return refusal;
  return new IdentityError('internal-error', { message: `Server login failed: ${error.statusText}`, cause: error });
}

function providerUser(user: User | null): ProviderUser | null {
  return user && { subject: user.uid, email: user.email };
}

interface State<T extends { subject: string }> {
  /** Resolves when there is a first value. */
  known(): Promise<void>;
  set(value: T | null): void;
  /** Called at once with what is known, then at each change. Returns the unsubscribe. */
  listen(listener: (value: T | null) => void): () => void;
}

/** The signed-in person; listeners hear of each change once. */
function createState<T extends { subject: string }>(): State<T> {
  const listeners = new Set<(value: T | null) => void>();
  let resolveFirst = () => {};
  const first = new Promise<void>((resolve) => {
    resolveFirst = resolve;
  });
  let present: T | null | undefined;
  return {
    known: () => first,
    set(value) {
      const isNews = present === undefined || present?.subject !== value?.subject;
      present = value;
      resolveFirst();
      if (isNews) for (const listener of listeners) listener(value);
    },
    listen(listener) {
      listeners.add(listener);
      if (present !== undefined) listener(present);
      return () => void listeners.delete(listener);
    },
  };
}
