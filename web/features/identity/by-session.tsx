import type { ReactNode } from 'react';
import type { SessionUser } from '#shared/identity/contract.ts';
import { useCurrentUser, useSession } from './use-session.ts';

interface BySessionProps {
  /** While the state of the session is not known. */
  loading: ReactNode;
  signedOut: ReactNode;
  /** The browser has a session, and the request for its user (/api/user) failed. */
  renderFailed: (words: string | undefined, onRetry: () => void) => ReactNode;
  children: (user: SessionUser) => ReactNode;
}

/** A page that only its owner sees: one content for each state of the session. */
export function BySession({ loading, signedOut, renderFailed, children }: BySessionProps) {
  const session = useSession();
  // Here and not in what shows its failure: each new reader of a failed query asks again, which takes the failure away.
  const { error, refetch } = useCurrentUser();
  if (session.status === 'signed-in') return children(session.user);
  if (session.status === 'loading') return loading;
  return session.hasFailed ? renderFailed(error?.message, () => void refetch()) : signedOut;
}
