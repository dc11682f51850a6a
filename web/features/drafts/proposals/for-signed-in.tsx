import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pageTitle } from '#shared/site/config.ts';
import { BySession } from '#web/features/identity/index.ts';
import { Loading } from '#web/ui/loading.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { PAGE, SignInToSee } from './sign-in-to-see.tsx';

interface ForSignedInProps {
  /** What the page is called until `children` are there with a title of their own. */
  name: string;
  children: (userId: string) => ReactNode;
}

/** A page of what a person has stored; a visitor is asked to sign in, and comes back. */
export function ForSignedIn({ name, children }: ForSignedInProps) {
  const { pathname, search } = useLocation();
  const withHeading = (content: ReactNode) => (
    <>
      <title>{pageTitle(name)}</title>
      {content}
    </>
  );
  return (
    <BySession
      loading={withHeading(<Loading label="Loading" rows={['h-72']} className={PAGE} />)}
      signedOut={withHeading(<SignInToSee returnTo={pathname + search} />)}
      renderFailed={(words, onRetry) =>
        withHeading(
          <div className={PAGE}>
            <h1 className="sr-only">{name}</h1>
            <NotLoaded title="Your proposals could not be loaded" onRetry={onRetry}>
              {words}
            </NotLoaded>
          </div>,
        )
      }
    >
      {({ id }) => children(id)}
    </BySession>
  );
}
