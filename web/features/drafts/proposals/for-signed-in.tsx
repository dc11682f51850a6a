import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#web/features/identity/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export const PAGE = 'mx-auto w-full max-w-page px-4 pt-8 pb-20 sm:px-6 lg:pt-12';

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
  const returnTo = new URLSearchParams({ returnTo: pathname + search });
  return (
    <div className={PAGE}>
      <h1 className="sr-only">Proposals</h1>
      <EmptyState
        title="Please sign in to see your proposals"
        action={
          <Button asChild>
            <Link to={`${paths.auth}?${returnTo}`}>Sign In</Link>
          </Button>
        }
      >
        You will come straight back here.
      </EmptyState>
    </div>
  );
}
