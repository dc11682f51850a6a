import { paths } from '#web/paths.ts';

/** Where the wizard opens a draft. Source: docs/spec/proposals.md#draft-list. */
export function addressOfDraft(id: string): string {
  return `${paths.proposalTool}?${new URLSearchParams({ draftId: id }).toString()}`;
}

/** Where a proposal is read, with its history. */
export function addressOfProposal(id: string): string {
  return `${paths.proposals}/${id}`;
}

/** Where one revision of it is read. */
export function addressOfRevision(id: string, revision: number): string {
  return `${addressOfProposal(id)}?revision=${revision}`;
}

/** Where the wizard takes an earlier proposal for a template. Source: docs/spec/proposals.md#version-history. */
export function addressOfTemplate(proposalId: string): string {
  return `${paths.proposalTool}?${new URLSearchParams({ proposalId }).toString()}`;
}
