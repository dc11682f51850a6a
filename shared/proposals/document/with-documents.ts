import type { ProposalDocument } from './document.ts';

/** Whether a workspace was stored by a release in which proposals were HTML. */
export function isOfHtml(work: unknown): boolean {
  return typeof work === 'object' && work !== null && 'editingHtml' in work && !('edit' in work);
}

/**
 * A workspace, a proposal or an answer of a release in which proposals were HTML, with the documents that `read` makes of its HTML.
 * What has documents stays as it is.
 */
export function withDocuments(stored: unknown, read: (html: string) => ProposalDocument): unknown {
  if (Array.isArray(stored)) return stored.map((one) => withDocuments(one, read));
  if (typeof stored !== 'object' || stored === null) return stored;
  const parts = Object.entries(stored).map(([name, value]) => [name, withDocuments(value, read)] as const);
  const whole: Record<string, unknown> = Object.fromEntries(parts);
  const { html = whole['formattedProposal'], editingHtml } = whole;
  const documentOf = (text: unknown) => (typeof text === 'string' ? read(text) : null);
  return {
    ...whole,
    ...(html !== undefined && !('document' in whole) && { document: documentOf(html) }),
    ...(editingHtml !== undefined && !('edit' in whole) && { edit: documentOf(editingHtml) }),
  };
}
