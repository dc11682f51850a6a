import { useEffect, useLayoutEffect, useState } from 'react';
import { AUTH_TABS, type AuthTab, type AuthView } from '#shared/site/auth-view.ts';
import { pageTitle } from '#shared/site/config.ts';
import type { SignInSettings } from '#shared/site/settings.ts';
import { endEarlyPage } from '#web/ui/early-page.ts';
import { reloadWhenBuildIsGone } from '#web/ui/stale-build.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { useAttempt } from './attempt.ts';
import { continueToDestination, destination, keepTab } from './auth-address.ts';
import { loadSchemas, SignInHere, useSignInForm } from './sign-in-here.tsx';
import { SignUpHere, useSignUpForm } from './sign-up-here.tsx';
import { whenUsed } from './when-used.ts';

interface AuthFormsProps {
  view: AuthView;
  settings: SignInSettings;
  /** For tests: instead of leaving for the destination. */
  onSignedIn?: () => void;
}

/**
 * Signing in and signing up, with the words above. It is in the page before any script is: what was typed and pressed until it comes to
 * life is kept. Source: docs/spec/accounts.md#auth.
 */
export function AuthForms({ view, settings, onSignedIn = continueToDestination }: AuthFormsProps) {
  const [tab, setTab] = useState(view.tab);
  const { title, heading } = TAB_WORDS[tab];
  const showTab = (to: AuthTab) => {
    setTab(to);
    keepTab(to, view.buys);
  };
  useLayoutEffect(endEarlyPage, []);
  useEffect(() => whenUsed(fetchTheRest), []);
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="font-serif text-heading font-normal outline-none">{heading}</h1>
        <Lead tab={tab} buys={view.buys} />
      </div>
      <Forms tab={tab} showTab={showTab} settings={settings} onSignedIn={onSignedIn} />
    </div>
  );
}

/** What checks what was typed, and what signs in. A failure is met again when they are needed. */
function fetchTheRest(): void {
  // It may be long after a release.
  reloadWhenBuildIsGone();
  void loadSchemas().catch(() => undefined);
  void import('./later/follow-session.ts').then(({ followSession }) => followSession()).catch(() => undefined);
}

interface FormsProps {
  tab: AuthTab;
  showTab: (to: AuthTab) => void;
  settings: SignInSettings;
  onSignedIn: () => void;
}

function Forms({ tab, showTab, settings, onSignedIn }: FormsProps) {
  const [isCarriedOver, setCarriedOver] = useState(false);
  const signIn = useSignInForm();
  const signUp = useSignUpForm(settings.passwordMinLength);
  const signInAttempt = useAttempt();
  const signUpAttempt = useAttempt();
  const { show } = signInAttempt;
  useEffect(() => {
    if (/[?&]error=/.test(location.search))
      void import('./later/take-failure.ts').then(({ takeFailure }) => show(takeFailure()));
  }, [show]);
  const isBusy = signInAttempt.busy !== undefined || signUpAttempt.busy !== undefined;
  const signInWith = (email: string) => {
    signIn.set('username', email);
    signInAttempt.forget();
    setCarriedOver(true);
    showTab('sign-in');
  };
  const choose = (value: string) => {
    setCarriedOver(false);
    const chosen = AUTH_TABS.find((one) => one === value);
    if (chosen) showTab(chosen);
  };
  const common = { settings, returnTo: destination(), onSignedIn };
  return (
    <Tabs value={tab} onValueChange={choose}>
      <TabsList aria-label="Sign in or sign up" className="*:flex-1">
        {AUTH_TABS.map((value) => (
          <TabsTrigger key={value} value={value} disabled={isBusy && value !== tab} className="justify-center">
            {TAB_WORDS[value].name}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="sign-in">
        <SignInHere isOwnPage startsAtPassword={isCarriedOver} form={signIn} attempt={signInAttempt} {...common} />
      </TabsContent>
      <TabsContent value="register">
        <SignUpHere form={signUp} attempt={signUpAttempt} onSignIn={signInWith} {...common} />
      </TabsContent>
    </Tabs>
  );
}

export const TAB_WORDS: Record<AuthTab, { name: string; title: string; heading: string; lead?: string }> = {
  'sign-in': {
    name: 'Sign In',
    title: 'Sign in',
    heading: 'Sign in',
  },
  register: {
    name: 'Sign Up',
    title: 'Sign up',
    heading: 'Create your account',
    lead: 'An email and a password are all we ask.',
  },
};

const BUYING: Record<AuthTab, string> = {
  'sign-in': 'Sign in and continue to checkout',
  register: 'Create your account and continue to checkout',
};

/** Why one is here, below the heading; who has written something also reads what becomes of it. */
function Lead({ tab, buys }: AuthView) {
  if (buys) return <p className="text-ink-soft">{`${BUYING[tab]} for Pro, billed ${buys}.`}</p>;
  const { lead } = TAB_WORDS[tab];
  return (
    <p className="text-ink-soft" data-for={lead ? undefined : 'writers'}>
      {lead} <span data-for="writers">What you’ve written so far will be moved to your account.</span>
    </p>
  );
}
