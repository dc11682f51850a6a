import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SessionUser } from '#shared/identity/contract.ts';
import { type IdentityClient, IdentityError, type SecondStepAnswer } from './identity-client.ts';
import { session } from './the-session.ts';

type Way<Proof> = UseMutationResult<SessionUser, Error, Proof>;

/** Rejects with an IdentityError; resolves once `useSession()` says who it is. */
export function useSignIn(): Way<{ identifier: string; password: string }> {
  return useWay((client, { identifier, password }) => client.signIn(identifier, password));
}

/** Rejects with an IdentityError; resolves once `useSession()` says who it is. */
export function useRegister(): Way<{ email: string; password: string }> {
  return useWay((client, { email, password }) => client.register(email, password));
}

/** Rejects with an IdentityError; resolves once `useSession()` says who it is. Call it inside the click. */
export function usePasskeySignIn(): Way<void> {
  return useWay(async (client) => {
    if (!client.signInWithPasskey) throw new IdentityError('passkey-refused');
    await client.signInWithPasskey();
  });
}

/** Finishes a sign-in that was refused with 'second-step-required'. Rejects and resolves as the others. */
export function useFinishSignIn(): Way<SecondStepAnswer> {
  return useWay(async (client, answer) => {
    if (!client.finishSignIn) throw new IdentityError('internal-error');
    await client.finishSignIn(answer);
  });
}

/** Restores the closed account that a sign-in was refused for. Rejects and resolves as the others. */
export function useRestoreAccount(): Way<void> {
  return useWay((client) => client.restoreAccount());
}

/**
 * Call `mutate` inside the click: it opens a window. Where windows are blocked the page itself goes to Google and comes
 * back to `returnTo`; then this never resolves.
 */
export function useGoogleSignIn(): Way<{ returnTo: string }> {
  return useWay((client, { returnTo }) => client.signInWithGoogle(returnTo));
}

/** Fetches early what the Google window needs. For hover and focus of its button. */
export function prefetchGoogle(): void {
  void session.client().then(
    (client) => client.prefetch?.(),
    () => undefined,
  );
}

function useWay<Proof>(prove: (client: IdentityClient, proof: Proof) => Promise<void>): Way<Proof> {
  // Made while the form is being filled in: inside the click there is no time for it. Its failure is met again there.
  useEffect(() => {
    session.client().catch(() => undefined);
  }, []);
  return useMutation({
    mutationFn: async (proof: Proof) => {
      const { asIdentityError } = await import('./identity-failure.ts');
      try {
        const client = await session.client();
        return await session.comeIn(() => prove(client, proof));
      } catch (error) {
        throw asIdentityError(error);
      }
    },
    // A password is dropped as soon as it is used.
    gcTime: 0,
  });
}
