import * as endpoints from '#shared/identity/contract.ts';
import { checkResetLink, restoreAccount } from '#shared/identity/recovery-contract.ts';
import { call } from '#web/api/call.ts';
import { askForUser } from './ask-server.ts';
import { openGoogleWindow } from './google-window.ts';
import type { IdentityClient, ProviderUser } from './identity-client.ts';
import { asIdentityError } from './identity-failure.ts';

/** Our own server does the proving: its answers set the session cookie, so there is no token and nothing to exchange. */
export function createEmbeddedClient(
  googleWindow: (returnTo: string) => Promise<void> = (returnTo) => openGoogleWindow(returnTo),
) {
  let user: ProviderUser | null = null;
  const listeners = new Set<(user: ProviderUser | null) => void>();
  const become = (next: ProviderUser | null) => {
    user = next;
    for (const listener of listeners) listener(next);
  };
  return {
    kind: 'embedded',
    ready: () => Promise.resolve(),
    onChange(listener) {
      listeners.add(listener);
      listener(user);
      return () => listeners.delete(listener);
    },
    register: (email, password) =>
      withErrorNames(async () => {
        const answer = await call(endpoints.register, { input: { identifier: email, email, password } });
        become(providerUser(answer.user));
      }),
    signIn: (identifier, password) =>
      withErrorNames(async () => {
        const answer = await call(endpoints.login, { input: { username: identifier, password } });
        become(providerUser(answer.user));
      }),
    signInWithGoogle: (returnTo) =>
      withErrorNames(async () => {
        await googleWindow(returnTo);
        const found = await askForUser();
        become(found && providerUser(found));
      }),
    sendPasswordReset: (email) => withErrorNames(() => call(endpoints.forgotPassword, { input: { email } })),
    checkPasswordReset: (token) => withErrorNames(() => call(checkResetLink, { input: { token } })),
    confirmPasswordReset: (token, password) =>
      withErrorNames(() => call(endpoints.resetPassword, { input: { token, password } })),
    signInWithPasskey: (chosen) =>
      withErrorNames(async () => {
        const { signInByDevice } = await import('./passkeys.ts');
        become(providerUser(await signInByDevice(chosen)));
      }),
    finishSignIn: (input) =>
      withErrorNames(async () => {
        const { finishSignIn } = await import('#shared/identity/two-step-contract.ts');
        become(providerUser((await call(finishSignIn, { input })).user));
      }),
    restoreAccount: () =>
      withErrorNames(async () => {
        const answer = await call(restoreAccount, {});
        become(providerUser(answer.user));
      }),
    getIdToken: () => Promise.resolve(null),
    exchange: () => Promise.resolve(),
    // The session itself is ended by POST /api/logout, which a sign-out sends with every provider.
    async signOut() {
      become(null);
    },
  } satisfies IdentityClient;
}

function providerUser({ id, email }: endpoints.SessionUser): ProviderUser {
  return { subject: id, email };
}

async function withErrorNames(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    throw asIdentityError(error);
  }
}
