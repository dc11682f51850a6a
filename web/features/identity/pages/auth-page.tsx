import type { ReactNode } from 'react';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { MarketingPanel } from './marketing-panel.tsx';

interface AuthPageProps {
  /** The way home. */
  above: ReactNode;
  /** `AuthForms`, as the part of the page that does something. */
  children: ReactNode;
}

/**
 * Sign in and sign up, rendered before anybody asks for it. Who is signed in sees that they are led on (follow-session.ts). Source:
 * docs/spec/accounts.md#auth.
 */
export function AuthPage({ above, children }: AuthPageProps) {
  return (
    <>
      <PageSpinner label="You are signed in" data-for="people" />
      <div data-for="visitors" className="mx-auto grid max-w-page gap-12 px-4 sm:px-6 lg:grid-cols-2">
        <div className="mx-auto grid w-full max-w-104 content-start gap-6 pt-6 pb-16 sm:pt-10 lg:pb-24">
          {above}
          <p data-unscripted>Signing in needs JavaScript. Please switch it on and reload.</p>
          <div data-scripted>{children}</div>
        </div>
        <MarketingPanel />
      </div>
    </>
  );
}
