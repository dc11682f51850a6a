import { useEffect } from 'react';
import { onDemand } from '#web/ui/on-demand.ts';
import { session } from './app-session.ts';
import { refetchLost } from './session-data.ts';
import { useSession, useSessionState } from './use-session.ts';

const signInAgain = onDemand(async () => (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog);

/** Once around every page: asks to sign in again in place, and remounts the page for another person. */
export function SessionProvider() {
  const { question } = useSessionState();
  const { user } = useSession();
  const userId = user?.id;
  // After the page knows who it is: what it no longer asks for is not asked for again.
  useEffect(() => refetchLost(session.parts.queryClient), [userId]);
  return question && <signInAgain.Part question={question} onFailed={() => session.dismiss()} />;
}
