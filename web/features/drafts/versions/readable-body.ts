/** A stored proposal as it can be shown. */
export type ReadableBody = { readonly html: string } | { readonly json: string };

/** HTML, as a string or in an object that holds it; anything else is shown as the data it is. Source: docs/spec/proposals.md §3. */
export function readableBody(body: unknown): ReadableBody {
  if (typeof body === 'string') return { html: body };
  const isHolder = typeof body === 'object' && body !== null && 'formattedProposal' in body;
  if (isHolder && typeof body.formattedProposal === 'string') return { html: body.formattedProposal };
  return { json: JSON.stringify(body, null, 2) ?? '' };
}
