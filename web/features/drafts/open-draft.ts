import { paths } from '#web/paths.ts';

/** Where the wizard opens a draft. Source: docs/spec/proposals.md#draft-list. */
export function addressOfDraft(id: string): string {
  return `${paths.proposalTool}?${new URLSearchParams({ draftId: id }).toString()}`;
}

/** Where a proposal is read, with its history. */
export function addressOfProposal(id: string): string {
  return `${paths.proposals}/${id}`;
}

/** Where the wizard takes an earlier proposal for a template. Source: docs/spec/proposals.md#version-history. */
export function addressOfTemplate(proposalId: string): string {
  return `${paths.proposalTool}?${new URLSearchParams({ proposalId }).toString()}`;
}
