import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { SessionUser } from '#shared/identity/contract.ts';
import { session } from './app-session.ts';
import type { SessionState } from './session.ts';
import { currentUserKey, USER_FRESH_MS } from './session-data.ts';
import { type SessionView, sessionView } from './session-view.ts';

/** The signed-in person. A visitor is recognised at once, without a request. */
export function useSession(): SessionView {
  return sessionView(useSessionState(), useCurrentUser());
}

/** From the moment a sign-out goes out until the person is on the front page. */
export function useIsSigningOut(): boolean {
  return useSessionState().isLeaving;
}

/**
 * The current user, null when nobody is signed in. Asked for once the identity client is ready. Source: docs/spec/accounts.md §7.
 */
export function useCurrentUser(): UseQueryResult<SessionUser | null> {
  const { asks } = useSessionState();
  return useQuery({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => session.readUser(signal),
    enabled: asks === 'now',
    retry: false,
    staleTime: USER_FRESH_MS,
  });
}

export function useSessionState(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
