import { type Auth, onAuthStateChanged, signOut, type User } from 'firebase/auth';
import type { IdentityErrorCode } from '#shared/http/identity-errors.ts';
import { firebaseLogin } from '#shared/identity/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { createStore } from '#web/ui/store.ts';
import { type IdentityClient, IdentityError, type ProviderUser } from '../identity-client.ts';
import { asOurs, identityErrorOf } from './error-codes.ts';
import { endReturn } from './google.ts';

const FINAL: readonly IdentityErrorCode[] = [
  'user-disabled',
  'ACCOUNT_BEING_DELETED',
  'user-token-expired',
  'invalid-credential',
  'account-exists-with-different-credential',
];

export interface Presence extends Pick<IdentityClient, 'ready' | 'onChange'> {
  /** Runs a way in. Resolves with a session of the server's; rejects with an IdentityError and without one. */
  enter(way: () => Promise<unknown>): Promise<void>;
  /** The server has signed this person in without Firebase. */
  isKnownToServer(user: ProviderUser): void;
  leave(): Promise<void>;
}

/** The signed-in person: at Firebase, with the matching session of the server. */
export function createPresence(auth: Auth): Presence {
  // Undefined until Firebase has spoken.
  const present = createStore<ProviderUser | null | undefined>(undefined);
  const known = new Promise<void>((resolve) => present.subscribe(resolve));
  let waysInOpen = 0;
  let byServer: ProviderUser | null = null;

  function notify(): void {
    const user = providerUser(auth.currentUser) ?? byServer;
    const before = present.state();
    if (before === undefined || before?.subject !== user?.subject) present.set(user);
  }

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
    ready: () => known,
    onChange(listener) {
      const hear = () => {
        const user = present.state();
        if (user !== undefined) listener(user);
      };
      hear();
      return present.subscribe(hear);
    },
    async enter(way) {
      waysInOpen += 1;
      try {
        await asOurs(async () => {
          await way();
          await exchangeOrLeave(auth);
        });
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

/** @throws IdentityError */
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

/**
 * Makes a session of the server's out of a sign-in at Firebase, or affirms the one there is. Beside the token goes what the
 * specification names (docs/spec/accounts.md §7); the server believes the token alone. @throws ApiError, or what Firebase throws
 */
export async function exchangeFor(user: User, options: { newToken?: true } = {}): Promise<void> {
  const idToken = await user.getIdToken(options.newToken);
  const input = { idToken, email: user.email, displayName: user.displayName, photoURL: user.photoURL };
  await call(firebaseLogin, { input });
}

/** For what goes on all the same. Source: docs/spec/accounts.md §4. */
export function logOnly(words: string): (error: unknown) => void {
  return (error) => console.warn(`${words}:`, error);
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
