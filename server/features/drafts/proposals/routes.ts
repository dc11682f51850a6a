import * as contract from '#shared/drafts/proposals.ts';
import { holderOf } from '#shared/plans/holder.ts';
import type { Database } from '../../../db/client.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { Identity } from '../../identity/index.ts';
import { requireFeatures } from '../../plans/index.ts';
import { readProposals } from '../lists/service.ts';
import * as service from './service.ts';

export interface ProposalRouteDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly identity: Pick<Identity, 'require'>;
}

export const STORED_PROPOSAL_ENDPOINTS = [contract.listProposals, contract.updateProposal];

/** The list of proposals, for everybody who is signed in. */
export function mountStoredProposals(app: App, { db, now, identity }: ProposalRouteDeps): void {
  mount(app, contract.listProposals, async ({ c, query }) => {
    const { userId } = await identity.require(c);
    return { success: true, ...(await readProposals(db, userId, query)) } as const;
  });

  mount(app, contract.updateProposal, async ({ c, params: { id }, input }) => {
    const { userId, user } = await identity.require(c);
    const at = new Date(now());
    if (input.name !== undefined) requireFeatures(holderOf(user), ['drafts.store'], at);
    return { success: true, proposal: await service.update(db, { userId, id }, input, at) } as const;
  });
}
