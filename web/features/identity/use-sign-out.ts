import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { session } from './the-session.ts';

// At once: the sign-out counts as over when this has come through.
const AT_ONCE = { flushSync: true } as const;

/** Signs out and goes to the front page; `data` is false when the person chose to stay. Source: seeds 000 §4. */
export function useSignOut() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => session.leave('sign-out', () => navigate(paths.home, AT_ONCE)),
  });
}

/** Signs out of an account that is there no more: nobody is asked whether they want to stay. Goes to the front page. */
export function useLeaveClosedAccount() {
  const navigate = useNavigate();
  return () => session.leaveUnasked(() => navigate(paths.home, AT_ONCE));
}

/** Instead of signing in again: the person goes on as a visitor, where they are. */
export function useContinueSignedOut() {
  return useMutation({ mutationFn: () => session.leave('continue-signed-out') });
}
