import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#web/features/identity/index.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PAGE, SignInToSee } from './sign-in-to-see.tsx';

/** A page of what a person has stored; a visitor is asked to sign in, and comes back. */
export function ForSignedIn({ children }: { children: (userId: string) => ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'signed-in') return children(session.user.id);
  if (session.status === 'loading') {
    return (
      <div className={PAGE}>
        <p role="status" className="sr-only">
          Loading
        </p>
        <Skeleton className="h-72" />
      </div>
    );
  }
  return <SignInToSee returnTo={pathname + search} />;
}
