import { useMutation } from '@tanstack/react-query';
import { paths } from '#web/paths.ts';
import { loadPage } from '#web/ui/load-page.ts';
import { session } from './app-session.ts';

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
