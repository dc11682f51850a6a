import type { ReactNode } from 'react';
import type { SessionUser } from '#shared/identity/contract.ts';
import { useCurrentUser, useSession } from './use-session.ts';

interface BySessionProps {
  /** Until it is known who is there. */
  loading: ReactNode;
  signedOut: ReactNode;
  /** The browser takes itself for signed in, and the server could not be asked as whom. */
  renderFailed: (words: string | undefined, onRetry: () => void) => ReactNode;
  children: (user: SessionUser) => ReactNode;
}

/** A page of a person's own, by who is there. */
export function BySession({ loading, signedOut, renderFailed, children }: BySessionProps) {
  const session = useSession();
  // Here and not in what shows its failure: each new reader of a failed query asks again, which takes the failure away.
  const { error, refetch } = useCurrentUser();
  if (session.status === 'signed-in') return children(session.user);
  if (session.status === 'loading') return loading;
  return session.hasFailed ? renderFailed(error?.message, () => void refetch()) : signedOut;
}
