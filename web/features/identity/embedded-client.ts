import * as endpoints from '#shared/identity/contract.ts';
import { checkResetLink, restoreAccount } from '#shared/identity/recovery-contract.ts';
import { call } from '#web/api/call.ts';
import { createStore } from '#web/ui/store.ts';
import { askForUser } from './ask-server.ts';
import { openGoogleWindow } from './google-window.ts';
import type { IdentityClient, ProviderUser } from './identity-client.ts';
import { asIdentityError } from './identity-failure.ts';

/** Our own server does the proving: its answers set the session cookie, so there is no token and nothing to exchange. */
export function createEmbeddedClient() {
  const present = createStore<ProviderUser | null>(null);
  /** Runs a way in, which answers the person. */
  const enter = (way: () => Promise<endpoints.SessionUser | null>) =>
    withErrorNames(async () => {
      const user = await way();
      present.set(user && { subject: user.id, email: user.email });
    });
  return {
    kind: 'embedded',
    ready: () => Promise.resolve(),
    onChange(listener) {
      listener(present.state());
      return present.subscribe(() => listener(present.state()));
    },
    register: (email, password) =>
      enter(async () => (await call(endpoints.register, { input: { identifier: email, email, password } })).user),
    signIn: (identifier, password) =>
      enter(async () => (await call(endpoints.login, { input: { username: identifier, password } })).user),
    signInWithGoogle: (returnTo) =>
      enter(async () => {
        await openGoogleWindow(returnTo);
        return askForUser();
      }),
    sendPasswordReset: (email) => withErrorNames(() => call(endpoints.forgotPassword, { input: { email } })),
    checkPasswordReset: (token) => withErrorNames(() => call(checkResetLink, { input: { token } })),
    confirmPasswordReset: (token, password) =>
      withErrorNames(() => call(endpoints.resetPassword, { input: { token, password } })),
    signInWithPasskey: (chosen) => enter(async () => (await import('./passkeys.ts')).signInByDevice(chosen)),
    finishSignIn: (input) =>
      enter(async () => {
        const { finishSignIn } = await import('#shared/identity/two-step-contract.ts');
        return (await call(finishSignIn, { input })).user;
      }),
    restoreAccount: () => enter(async () => (await call(restoreAccount, {})).user),
    getIdToken: () => Promise.resolve(null),
    exchange: () => Promise.resolve(),
    // The session itself is ended by POST /api/logout, which a sign-out sends with every provider.
    signOut: async () => present.set(null),
  } satisfies IdentityClient;
}

async function withErrorNames(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    throw asIdentityError(error);
  }
}
