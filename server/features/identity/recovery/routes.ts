import { forgotPassword, resendVerification, resetPassword, verifyEmail } from '#shared/identity/contract.ts';
import { checkResetLink, restoreAccount, undoEmailChange } from '#shared/identity/recovery-contract.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { IdentityDeps } from '../container.ts';
import * as recovery from './service.ts';

export const RECOVERY_ENDPOINTS = [
  forgotPassword,
  checkResetLink,
  resetPassword,
  verifyEmail,
  resendVerification,
  undoEmailChange,
  restoreAccount,
];

/** Account recovery by mail for local accounts, and the restoring of any account. */
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

  // For every kind of account: the closing is ours.
  mount(app, restoreAccount, async ({ c }) => {
    const pending = await deps.pending.take(c);
    return { user: (await sessions.begin(c, pending, pending.method, { ...pending, restoresAccount: true })).user };
  });
}
