/** What the address asks to be put in the workspace. */
export interface Asked {
  readonly what: 'draft' | 'template';
  readonly id: string;
}

/** What the address names them by. Source: docs/spec/proposals.md#proposal-generator. */
export const ASKED_BY = { draft: 'draftId', template: 'proposalId' } as const;

/** From the address. A draft goes before a template. */
export function askedBy(query: URLSearchParams): Asked | undefined {
  const draftId = query.get(ASKED_BY.draft);
  if (draftId) return { what: 'draft', id: draftId };
  const proposalId = query.get(ASKED_BY.template);
  return proposalId ? { what: 'template', id: proposalId } : undefined;
}
