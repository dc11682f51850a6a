/** What the address asks to be put in the workspace. */
export interface RequestedDraft {
  readonly what: 'draft' | 'template';
  readonly id: string;
}

/** What the address names them by. Source: docs/spec/proposals.md#proposal-generator. */
export const REQUEST_NAMES = { draft: 'draftId', template: 'proposalId' } as const;

/** From the address. A draft goes before a template. */
export function readRequestedDraft(query: URLSearchParams): RequestedDraft | undefined {
  const draftId = query.get(REQUEST_NAMES.draft);
  if (draftId) return { what: 'draft', id: draftId };
  const proposalId = query.get(REQUEST_NAMES.template);
  return proposalId ? { what: 'template', id: proposalId } : undefined;
}
