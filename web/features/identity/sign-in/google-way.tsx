import type { SignInSettings } from '#shared/site/settings.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import type { useAttempt } from './attempt.ts';
import { signInBy } from './sign-in-ways.ts';

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
    if (await run({ kind, by: 'google', deed: () => signInBy((client) => client.signInWithGoogle(returnTo)) }))
      onSignedIn?.();
  };
  return (
    <>
      <PlainButton
        variant="secondary"
        size="lg"
        className="w-full"
        busy={busy === 'google'}
        disabled={(busy !== undefined && busy !== 'google') || settings === undefined}
        onClick={() => void start()}
        onPointerEnter={prepareGoogle}
        onFocus={prepareGoogle}
      >
        {busy !== 'google' && <GoogleMark />}
        {kind === 'signIn' ? 'Continue with Google' : 'Sign up with Google'}
      </PlainButton>
      <OrLine />
    </>
  );
}

/** The window must open inside the click, so what it needs is fetched when the pointer or the focus comes near. A failure is met again there. */
function prepareGoogle(): void {
  import('../app-session.ts')
    .then(async ({ getIdentityClient }) => (await getIdentityClient()).prefetch?.())
    .catch(() => undefined);
}

/** Four arcs and a bar, in the four colours that Google asks for. */
function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="none" strokeWidth="4.2">
      <path stroke="#EA4335" d="M18.4 6.2A8.4 8.4 0 0 0 4.6 8" />
      <path stroke="#FBBC05" d="M4.6 8a8.4 8.4 0 0 0 0 8" />
      <path stroke="#34A853" d="M4.6 16a8.4 8.4 0 0 0 12.9 2.4" />
      <path stroke="#4285F4" d="M17.5 18.4A8.4 8.4 0 0 0 20.4 12H12" />
    </svg>
  );
}

/** Between Google's way in and the form. */
function OrLine() {
  return (
    <div className="flex items-center gap-3 text-small text-ink-faint">
      <span aria-hidden className="h-px flex-1 bg-line" />
      or
      <span aria-hidden className="h-px flex-1 bg-line" />
    </div>
  );
}
