import { useState } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { useSession } from '../use-session.ts';
import { useAttempt } from './attempt.ts';
import { AUTH_TABS, isAuthTab, useAuthQuery } from './auth-query.ts';
import { useDestination } from './destination.ts';
import { MarketingPanel } from './marketing-panel.tsx';
import { PageHead } from './page-head.tsx';
import { useSignInForm } from './sign-in-form.tsx';
import { SignInHere } from './sign-in-here.tsx';
import { useSignUpForm } from './sign-up-form.tsx';
import { SignUpHere } from './sign-up-here.tsx';

/** Sign in and sign up. A signed-in person continues to the destination of the link. Source: docs/spec/accounts.md#auth. */
export function AuthPage() {
  const { status } = useSession();
  const destination = useDestination();
  if (status === 'signed-out') return <Workspace returnTo={destination} />;
  return (
    <div className="grid min-h-[60dvh] place-items-center text-ink-faint">
      <PageHead title="Sign in" />
      <Spinner label={status === 'signed-in' ? 'You are signed in' : 'Loading'} className="size-6" />
      {status === 'signed-in' && <Navigate to={destination} replace />}
    </div>
  );
}

function Workspace({ returnTo }: { returnTo: string }) {
  const { tab, failure, showTab, lead } = useAuthQuery();
  const { title, heading } = AUTH_TABS[tab];
  return (
    <div className="mx-auto grid max-w-page gap-12 px-4 sm:px-6 lg:grid-cols-2">
      <PageHead title={title} />
      <div className="mx-auto grid w-full max-w-104 content-start gap-6 pt-6 pb-16 sm:pt-10 lg:pb-24">
        <BackLink to={paths.home}>Back to Home</BackLink>
        <div className="grid gap-2">
          <h1 className="font-serif text-heading font-normal outline-none">{heading}</h1>
          <p className="text-ink-soft">{lead}</p>
        </div>
        <Forms tab={tab} firstFailure={failure} showTab={showTab} returnTo={returnTo} />
      </div>
      <MarketingPanel />
    </div>
  );
}

type FormsProps = Pick<ReturnType<typeof useAuthQuery>, 'tab' | 'showTab'> & {
  firstFailure: ReturnType<typeof useAuthQuery>['failure'];
  returnTo: string;
};

function Forms({ tab, firstFailure, showTab, returnTo }: FormsProps) {
  const [isCarriedOver, setCarriedOver] = useState(false);
  const signIn = useSignInForm();
  const signUp = useSignUpForm();
  const signInAttempt = useAttempt(firstFailure);
  const signUpAttempt = useAttempt();
  const isBusy = signInAttempt.busy !== undefined || signUpAttempt.busy !== undefined;
  const signInWith = (email: string) => {
    signIn.set('username', email);
    signInAttempt.forget();
    setCarriedOver(true);
    showTab('sign-in');
  };
  const choose = (value: string) => {
    setCarriedOver(false);
    if (isAuthTab(value)) showTab(value);
  };
  return (
    <Tabs value={tab} onValueChange={choose}>
      <TabsList aria-label="Sign in or sign up" className="grid grid-cols-2 gap-0">
        {Object.entries(AUTH_TABS).map(([value, { name }]) => (
          <TabsTrigger key={value} value={value} disabled={isBusy && value !== tab} className="justify-center">
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="sign-in">
        <SignInHere
          isOwnPage
          startsAtPassword={isCarriedOver}
          form={signIn}
          attempt={signInAttempt}
          returnTo={returnTo}
        />
      </TabsContent>
      <TabsContent value="register">
        <SignUpHere form={signUp} attempt={signUpAttempt} returnTo={returnTo} onSignIn={signInWith} />
      </TabsContent>
    </Tabs>
  );
}
