import { forgotPassword, resendVerification, resetPassword, verifyEmail } from '#shared/identity/contract.ts';
import { checkResetLink, restoreAccount, undoEmailChange } from '#shared/identity/recovery-contract.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { IdentityDeps } from '../container.ts';
import * as recovery from './service.ts';

/** Account recovery by mail, for local accounts. */
export function mountRecovery(app: App, deps: IdentityDeps): void {
  const { sessions } = deps;

  mount(app, forgotPassword, async ({ c, input }) => {
    await recovery.askForReset(deps, c, input.email);
    return { success: true } as const;
  });

  mount(app, checkResetLink, async ({ input }) => {
    await recovery.checkResetLink(deps, input.token);
    return { success: true } as const;
  });

  mount(app, resetPassword, async ({ input }) => {
    await recovery.resetPassword(deps, input);
    return { success: true } as const;
  });

  mount(app, verifyEmail, async ({ c, input }) => {
    return { user: await recovery.confirmEmail(deps, await sessions.require(c), input.token) };
  });

  mount(app, resendVerification, async ({ c }) => {
    await recovery.resendConfirmation(deps, await sessions.require(c));
    return { success: true } as const;
  });

  mount(app, undoEmailChange, async ({ c, input }) => {
    return { success: true, ...(await recovery.undoEmailChange(deps, c, input.token)) } as const;
  });
}

/** For every kind of account: the closing is ours. */
export function mountRestore(app: App, { pending, sessions }: IdentityDeps): void {
  mount(app, restoreAccount, async ({ c }) => {
    const signIn = await pending.take(c);
    return { user: (await sessions.begin(c, signIn, signIn.method, { ...signIn, restoresAccount: true })).user };
  });
}
