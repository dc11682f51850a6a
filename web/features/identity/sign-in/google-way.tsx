import type { SignInSettings } from '#shared/site/settings.ts';
import type { useAttempt } from './attempt.ts';
import { GoogleButton, OrLine } from './google-button.tsx';
import { signInByGoogle } from './sign-in-ways.ts';

interface GoogleWayProps {
  kind: 'signIn' | 'signUp';
  /** Undefined while it is not known: Google is taken for offered, so that the form below does not jump when the answer comes. */
  settings: SignInSettings | undefined;
  attempt: ReturnType<typeof useAttempt>;
  /** Where a browser that blocks the window comes back to. */
  returnTo: string;
  onSignedIn?: (() => void) | undefined;
}

/** Google's way in, where it is offered, and the line between it and the form. */
export function GoogleWay({ kind, settings, attempt: { busy, run }, returnTo, onSignedIn }: GoogleWayProps) {
  if (settings && !settings.hasGoogle) return null;
  const start = async () => {
    if (await run({ kind, by: 'google', deed: () => signInByGoogle({ returnTo }) })) onSignedIn?.();
  };
  return (
    <>
      <GoogleButton
        busy={busy === 'google'}
        disabled={(busy !== undefined && busy !== 'google') || settings === undefined}
        onClick={() => void start()}
        onApproach={prepareGoogle}
      >
        {kind === 'signIn' ? 'Continue with Google' : 'Sign up with Google'}
      </GoogleButton>
      <OrLine />
    </>
  );
}

/** The window must open inside the click. A failure is met again there. */
function prepareGoogle(): void {
  import('../app-session.ts').then((session) => session.prepareGoogle()).catch(() => undefined);
}
