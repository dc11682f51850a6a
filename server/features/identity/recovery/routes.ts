import {
  forgotPassword,
  resendVerification,
  resetPassword as resetPasswordEndpoint,
  verifyEmail,
} from '#shared/identity/contract.ts';
import { AppError } from '../../../http/app-error.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { IdentityDeps } from '../parts.ts';
import { askForReset, confirmEmail, resendConfirmation, resetPassword } from './service.ts';

export const RECOVERY_ENDPOINTS = [forgotPassword, resetPasswordEndpoint, verifyEmail, resendVerification];

/** Ways back into an account of our own, by mail. Where Firebase keeps the accounts it mails the links, and these are not there. */
export function mountRecovery(app: App, deps: IdentityDeps): void {
  const { sessions } = deps;
  const refuseElsewhere = () => {
    if (deps.identityConfig.kind === 'firebase') throw new AppError('NOT_FOUND');
  };

  mount(app, forgotPassword, async ({ c, input }) => {
    refuseElsewhere();
    await askForReset(deps, c, input.email);
    return { success: true } as const;
  });

  mount(app, resetPasswordEndpoint, async ({ input }) => {
    refuseElsewhere();
    await resetPassword(deps, input);
    return { success: true } as const;
  });

  mount(app, verifyEmail, async ({ c, input }) => {
    refuseElsewhere();
    return { user: await confirmEmail(deps, await sessions.require(c), input.token) };
  });

  mount(app, resendVerification, async ({ c }) => {
    refuseElsewhere();
    await resendConfirmation(deps, await sessions.require(c));
    return { success: true } as const;
  });
}
