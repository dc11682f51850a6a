import { changePassword, deleteUser, updateUser } from '#shared/identity/contract.ts';
import { AppError } from '../../../http/app-error.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { SignedIn } from '../container.ts';
import { changeOwnPassword, closeSelf, type SelfDeps, updateSelf } from './service.ts';

/** What people change about their own account. */
export function mountSelf(app: App, deps: SelfDeps): void {
  mount(app, updateUser, async ({ c, params, input }) => {
    const me = await requireSelf(deps, c, params.id);
    return updateSelf(deps, me, input);
  });

  mount(app, deleteUser, async ({ c, params, input }) => {
    const me = await requireSelf(deps, c, params.id);
    const deletedAfter = await closeSelf(deps, c, me, input);
    return { success: true, deletedAfter: deletedAfter.toISOString() } as const;
  });

  mount(app, changePassword, async ({ c, input }) => {
    await changeOwnPassword(deps, c, await deps.sessions.require(c), input);
    return { success: true } as const;
  });
}

/** Another person's id is answered like an unknown one. */
async function requireSelf(deps: SelfDeps, c: AppContext, id: string): Promise<SignedIn> {
  const me = await deps.sessions.require(c);
  if (me.userId !== id.toLowerCase()) throw new AppError('NOT_FOUND');
  return me;
}
