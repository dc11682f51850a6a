import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { SessionUser } from '#shared/identity/contract.ts';
import { paths } from '#web/paths.ts';
import { loadPage } from '#web/ui/load-page.ts';
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

/** Signs out and goes to the front page; `data` is false when the person chose to stay. Source: docs/spec/accounts.md §4. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => session.leave('sign-out', () => loadPage(paths.home)),
  });
}

/** Signs out of an account that is there no more: nobody is asked whether they want to stay. Goes to the front page. */
export function useLeaveClosedAccount() {
  return () => session.leaveUnasked(() => loadPage(paths.home));
}

/** Instead of signing in again: the person goes on as a visitor, where they are. */
export function useContinueSignedOut() {
  return useMutation({ mutationFn: () => session.leave('continue-signed-out') });
}
