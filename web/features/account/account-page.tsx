import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageTitle } from '#shared/site/config.ts';
import { BySession } from '#web/features/identity/index.ts';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AccessRequired } from './access-required.tsx';

const loadSignedIn = async () => ({ default: (await import('./signed-in-account.tsx')).SignedInAccount });
const SignedInAccount = lazy(loadSignedIn);

export function AccountPage() {
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{pageTitle('Account')}</title>
      <BySession
        loading={
          <Place>
            <Loading />
          </Place>
        }
        signedOut={<AccessRequired returnTo={pathname + search} />}
        renderFailed={(words, onRetry) => <CouldNotAsk words={words} onRetry={onRetry} />}
      >
        {(user) => (
          <Place>
            <Suspense fallback={<Loading />}>
              <SignedInAccount key={user.id} user={user} />
            </Suspense>
          </Place>
        )}
      </BySession>
    </>
  );
}

function Place({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-page gap-x-10 gap-y-6 px-4 pt-8 pb-20 sm:px-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:pt-12">
      <h1 className="font-serif text-heading font-normal lg:col-span-2">Account</h1>
      {children}
    </div>
  );
}

function Loading() {
  // Most likely someone is signed in: while the server is asked, the file for that is fetched.
  useEffect(() => void loadSignedIn().catch(() => undefined), []);
  return (
    <>
      <p role="status" className="sr-only">
        Loading your account
      </p>
      <Skeleton className="h-72" />
      <Skeleton className="h-96" />
    </>
  );
}

function CouldNotAsk({ words, onRetry }: { words: string | undefined; onRetry: () => void }) {
  return (
    <div className="mx-auto grid max-w-160 gap-6 px-4 py-16">
      <h1 className="font-serif text-heading font-normal">Account</h1>
      <NotLoaded title="Your account could not be fetched" onRetry={onRetry}>
        {words}
      </NotLoaded>
    </div>
  );
}
