/** What the address asks to be put on the desk. */
export interface Asked {
  readonly what: 'draft' | 'template';
  readonly id: string;
}

/** From the address. A draft goes before a template. Source: seeds 001 §2. */
export function askedBy(query: URLSearchParams): Asked | undefined {
  const draftId = query.get('draftId');
  if (draftId) return { what: 'draft', id: draftId };
  const proposalId = query.get('proposalId');
  return proposalId ? { what: 'template', id: proposalId } : undefined;
}
