import type { ProposalStatus } from '#shared/proposals/statuses.ts';
import { type ProposalSummary, updateProposal } from '#shared/proposals/stored.ts';
import { callAsUser } from '#web/features/identity/index.ts';

/**
 * Sets the status of a stored proposal of the signed-in person. `proposalId` is its id, or that of any letter generated in it.
 * @throws ApiError
 */
export async function setStatus(proposalId: string, status: ProposalStatus): Promise<ProposalSummary> {
  return (await callAsUser(updateProposal, { params: { id: proposalId }, input: { status } })).proposal;
}

/** Makes a draft 'copied', and changes no status that was set later. @throws ApiError */
export async function markCopied(proposalId: string): Promise<ProposalSummary> {
  const input = { status: 'copied', ifStatus: 'draft' } as const;
  return (await callAsUser(updateProposal, { params: { id: proposalId }, input })).proposal;
}
