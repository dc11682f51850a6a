import {
  addPasskey,
  listSignInMethods,
  removeGoogleAccount,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#shared/identity/sign-in-methods-contract.ts';
import { AppError } from '../../../http/app-error.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import { toPasskey, updatePasskeyName } from '../passkeys/repository.ts';
import * as passkeys from '../passkeys/service.ts';
import { requireRecent } from '../self/demand.ts';
import { getTwoStepStatus } from '../two-step/service.ts';
import * as methods from './service.ts';

/** Sign-in methods of a local account. */
export function mountMethods(app: App, deps: passkeys.PasskeyDeps): void {
  mount(app, listSignInMethods, async ({ c }) => {
    const { userId } = await deps.sessions.require(c);
    return { ...(await methods.listMethods(deps.db, userId)), twoStep: await getTwoStepStatus(deps.db, userId) };
  });

  mount(app, removeGoogleAccount, async ({ c, params }) => {
    await methods.removeGoogle(deps, await requireRecent(deps, c), params.id);
    return { success: true } as const;
  });

  mount(app, startPasskey, async ({ c }) => passkeys.startAdding(deps, c, await requireRecent(deps, c)));

  mount(app, addPasskey, async ({ c, input }) =>
    toPasskey(await passkeys.add(deps, c, await requireRecent(deps, c), input)),
  );

  mount(app, renamePasskey, async ({ c, params, input }) => {
    const { userId } = await deps.sessions.require(c);
    const renamed = await updatePasskeyName(deps.db, userId, params.id, input.name);
    if (!renamed) throw new AppError('NOT_FOUND');
    return toPasskey(renamed);
  });

  mount(app, removePasskey, async ({ c, params }) => {
    await methods.removePasskey(deps, await requireRecent(deps, c), params.id);
    return { success: true } as const;
  });

  mount(app, startPasskeySignIn, ({ c }) => passkeys.startSignIn(deps, c));

  mount(app, signInByPasskey, async ({ c, input }) => {
    return { user: (await passkeys.signIn(deps, c, input)).user };
  });
}
