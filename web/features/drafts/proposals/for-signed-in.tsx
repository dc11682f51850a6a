import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BySession } from '#web/features/identity/index.ts';
import { Loading } from '#web/ui/loading.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { PAGE, SignInToSee } from './sign-in-to-see.tsx';

/** A page of what a person has stored; a visitor is asked to sign in, and comes back. */
export function ForSignedIn({ children }: { children: (userId: string) => ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <BySession
      loading={<Loading label="Loading" rows={['h-72']} className={PAGE} />}
      signedOut={<SignInToSee returnTo={pathname + search} />}
      renderFailed={(words, onRetry) => (
        <div className={PAGE}>
          <NotLoaded title="Your proposals could not be loaded" onRetry={onRetry}>
            {words}
          </NotLoaded>
        </div>
      )}
    >
      {({ id }) => children(id)}
    </BySession>
  );
}
