import { lazy, Suspense, useEffect } from 'react';
import { session } from './app-session.ts';
import { refetchLost } from './session-data.ts';
import { useSession, useSessionState } from './use-session.ts';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog,
}));

/** Once around every page: asks to sign in again in place, and remounts the page for another person. */
export function SessionProvider() {
  const { question } = useSessionState();
  const { user } = useSession();
  const userId = user?.id;
  // After the page knows who it is: what it no longer asks for is not asked for again.
  useEffect(() => refetchLost(session.queryClient), [userId]);
  if (!question) return null;
  return (
    <Suspense>
      <SignInAgainDialog question={question} />
    </Suspense>
  );
}
