import type { SessionUser } from '#shared/identity/contract.ts';
import type { PasskeyProof } from '#shared/identity/sign-in-methods-contract.ts';
import { type IdentityClient, IdentityError, type SecondStepAnswer } from '../identity-client.ts';

// The ways to sign in. Each rejects with an IdentityError, and resolves once `useSession()` says who it is.

type Way<Proof> = (proof: Proof) => Promise<SessionUser>;

export const signIn = way<{ identifier: string; password: string }>((client, { identifier, password }) =>
  client.signIn(identifier, password),
);

export const register = way<{ email: string; password: string }>((client, { email, password }) =>
  client.register(email, password),
);

/** By the passkey that was chosen at the field, or else by one that the device asks for: call it inside the click. */
export const signInByPasskey = way<PasskeyProof | undefined>(async (client, chosen) => {
  if (!client.signInWithPasskey) throw new IdentityError('passkey-refused');
  await client.signInWithPasskey(chosen);
});

/** Finishes a sign-in that was refused with 'second-step-required'. */
export const finishSignIn = way<SecondStepAnswer>(async (client, answer) => {
  if (!client.finishSignIn) throw new IdentityError('internal-error');
  await client.finishSignIn(answer);
});

/** Restores the closed account that a sign-in was refused for. */
export const restoreAccount = way<void>((client) => client.restoreAccount());

/**
 * Call it inside the click: it opens a window. Where windows are blocked the page itself goes to Google and comes back to
 * `returnTo`; then this never resolves.
 */
export const signInByGoogle = way<{ returnTo: string }>((client, { returnTo }) => client.signInWithGoogle(returnTo));

let running = 0;

/** Is a way taken in this tab right now? */
export function isSigningIn(): boolean {
  return running > 0;
}

function way<Proof>(prove: (client: IdentityClient, proof: Proof) => Promise<void>): Way<Proof> {
  return async (proof) => {
    running += 1;
    try {
      const session = await loadSession();
      const client = await session.parts.client();
      return await session.comeIn(() => prove(client, proof));
    } catch (error) {
      throw await asNamed(error);
    } finally {
      running -= 1;
    }
  };
}

/** Apart, with its cache and what asks the server: the sign-in page is shown before anybody needs them. */
async function loadSession() {
  try {
    return (await import('../app-session.ts')).session;
  } catch (cause) {
    throw new IdentityError('network-request-failed', { cause });
  }
}

/** Whatever went wrong, as the port names it. */
export async function asNamed(error: unknown): Promise<IdentityError> {
  if (error instanceof IdentityError) return error;
  try {
    return (await import('../identity-failure.ts')).asIdentityError(error);
  } catch {
    return new IdentityError('network-request-failed', { cause: error });
  }
}
