/** What the address asks to be put in the workspace. */
export interface RequestedDraft {
  readonly what: 'draft' | 'template';
  readonly id: string;
}

/** The parameters of the address. Source: docs/spec/proposals.md#proposal-generator. */
export const REQUEST_NAMES = { draft: 'draftId', template: 'proposalId' } as const;

/** Reads the address. A draft wins over a template. */
export function readRequestedDraft(query: URLSearchParams): RequestedDraft | undefined {
  const draftId = query.get(REQUEST_NAMES.draft);
  if (draftId) return { what: 'draft', id: draftId };
  const proposalId = query.get(REQUEST_NAMES.template);
  return proposalId ? { what: 'template', id: proposalId } : undefined;
}
