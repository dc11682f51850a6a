import { deleteProposal, getProposal, storeLetter } from '#shared/drafts/proposals.ts';
import { holderOf } from '#shared/plans/access.ts';
import { listProposals, updateProposal } from '#shared/proposals/stored.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import { setRevision } from '../../../http/request-headers.ts';
import type { Identity } from '../../identity/index.ts';
import { requireFeatures } from '../../plans/index.ts';
import { readProposals } from '../lists/service.ts';
import { type SaverLimits, withSaveLimits } from '../saving/save-limits.ts';
import type { SaveDeps } from '../saving/service.ts';
import { deleteDraft } from '../service.ts';
import * as service from './service.ts';

export interface ProposalRouteDeps extends SaveDeps, SaverLimits {
  readonly identity: Pick<Identity, 'require'>;
}

/** The list of proposals, for everybody who is signed in. */
export function mountStoredProposals(app: App, deps: ProposalRouteDeps): void {
  const { db, now, identity } = deps;

  mount(app, listProposals, async ({ c, query }) => {
    const { userId } = await identity.require(c);
    return { success: true, ...(await readProposals(db, userId, query)) } as const;
  });

  mount(app, updateProposal, async ({ c, params: { id }, input }) => {
    const { userId, user } = await identity.require(c);
    if (input.name !== undefined) requireFeatures(holderOf(user), ['drafts.store'], new Date(now()));
    return { success: true, proposal: await service.update(deps, { userId, id }, input) } as const;
  });

  mount(app, getProposal, async ({ c, params: { id } }) => {
    const { userId } = await identity.require(c);
    const found = await service.get(db, userId, id);
    setRevision(c, found.draft.revision);
    return { success: true, ...found } as const;
  });

  mount(app, storeLetter, async ({ c, params: { id }, input }) => {
    const { userId } = await identity.require(c);
    await withSaveLimits(c, deps, userId, () => service.storeLetter(deps, { userId, generationId: id }, input));
    return { success: true } as const;
  });

  mount(app, deleteProposal, async ({ c, params }) => {
    const { userId } = await identity.require(c);
    await deleteDraft(db, userId, await service.resolveProposal(db, userId, params.id), new Date(now()));
    return { success: true } as const;
  });
}
