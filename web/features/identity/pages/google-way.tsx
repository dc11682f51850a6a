import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { identityConfigKey } from '../session-data.ts';
import { useIdentityConfig } from '../use-identity-config.ts';
import { prefetchGoogle, useGoogleSignIn } from '../use-sign-in.ts';
import type { useAttempt } from './attempt.ts';
import { GoogleButton, OrLine } from './google-button.tsx';

interface GoogleWayProps {
  kind: 'signIn' | 'signUp';
  attempt: ReturnType<typeof useAttempt>;
  /** Where a browser that blocks the window comes back to. */
  returnTo: string;
  onSignedIn?: (() => void) | undefined;
}

/** Google's way in, where it is offered, and the line between it and the form. */
export function GoogleWay({ kind, attempt, returnTo, onSignedIn }: GoogleWayProps) {
  const offer = useGoogleOffer();
  const google = useGoogleSignIn();
  if (offer === 'none') return null;
  const start = async () => {
    if (await attempt.run({ kind, by: 'google', deed: () => google.mutateAsync({ returnTo }) })) onSignedIn?.();
  };
  return (
    <>
      <GoogleButton
        busy={attempt.busy === 'google'}
        disabled={(attempt.busy !== undefined && attempt.busy !== 'google') || offer === 'unknown'}
        onClick={() => void start()}
        onApproach={prefetchGoogle}
      >
        {kind === 'signIn' ? 'Continue with Google' : 'Sign up with Google'}
      </GoogleButton>
      <OrLine />
    </>
  );
}

/** Taken for offered until it is known, so that the form below does not jump when the answer comes. */
function useGoogleOffer(): 'unknown' | 'offered' | 'none' {
  const config = useIdentityConfig();
  // Asked for by the line above; this one also hears of its failure.
  useIsFetching({ queryKey: identityConfigKey });
  const hasFailed = useQueryClient().getQueryState(identityConfigKey)?.status === 'error';
  if (config) return config.hasGoogle ? 'offered' : 'none';
  return hasFailed ? 'none' : 'unknown';
}
