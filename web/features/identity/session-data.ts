import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#shared/identity/contract.ts';

/** Source of the key: docs/spec/accounts.md §7. */
export const currentUserKey = ['/api/user'] as const;
/** The sign-in method of this site is not personal, and stays after sign-out. */
export const identityConfigKey = ['/api/identity-config'] as const;
/** Source: docs/spec/accounts.md §9. */
export const USER_FRESH_MS = 5 * 60_000;

/** Undefined while it is not known. */
export function cachedUser(client: QueryClient): SessionUser | null | undefined {
  return client.getQueryData<SessionUser | null>(currentUserKey);
}

/** Replaces the previous person by `user`. Nothing of the previous person is left, not even for a moment. */
export function takeUser(client: QueryClient, user: SessionUser | null): void {
  notifyManager.batch(() => {
    void client.cancelQueries({ queryKey: currentUserKey });
    const before = cachedUser(client);
    if (before && before.id !== user?.id) forgetOthers(client);
    client.setQueryData(currentUserKey, user);
  });
}

/** Asks again for what is on the screen and has no data, or failed because a session had ended. */
export function refetchLost(client: QueryClient): void {
  const isLost = ({ state }: Query) =>
    state.fetchStatus === 'idle' && (state.status === 'pending' || isSessionEnd(state.error, true));
  void client.refetchQueries({ type: 'active', predicate: isLost });
}

/** Refetches the user if the server was unreachable: a signed-in person must not stay a visitor for that. */
export function retryUser(client: QueryClient): void {
  void client.refetchQueries({ queryKey: currentUserKey, type: 'active', predicate: hasFailed });
}

const hasFailed = ({ state }: Query) => state.status === 'error' && state.fetchStatus === 'idle';

/** Drops everything but who it is and how people sign in here: it was another person's. */
export function forgetOthers(client: QueryClient): void {
  const stays = ({ queryKey: [first] }: Query) => first === identityConfigKey[0] || first === currentUserKey[0];
  for (const query of client.getQueryCache().getAll()) {
    if (stays(query)) continue;
    void query.cancel({ silent: true });
    // What is on the screen still looks at its query: emptied it shows nothing, removed it would show the old data on.
    if (query.getObserversCount() > 0) query.reset();
    else client.getQueryCache().remove(query);
  }
  for (const mutation of client.getMutationCache().getAll()) {
    if (mutation.state.status !== 'pending') client.getMutationCache().remove(mutation);
  }
}

/**
 * Does this failure say that the session has ended? The server says 'user-token-expired' to a browser whose hint is
 * older than its session; SIGN_IN_REQUIRED means the same for a person who was signed in a moment ago.
 */
export function isSessionEnd(error: unknown, wasSignedIn: boolean): boolean {
  // By name: the class comes with a schema, and what every page waits for makes none.
  if (!(error instanceof Error) || error.name !== 'ApiError' || !('code' in error)) return false;
  return error.code === 'user-token-expired' || (wasSignedIn && error.code === 'SIGN_IN_REQUIRED');
}
