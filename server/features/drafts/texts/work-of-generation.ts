import { z } from 'zod';

/** A generation as it is stored: `generateInput` and `generateAnswer` of the release that stored it. */
export interface StoredGeneration {
  readonly input: unknown;
  readonly answer: unknown;
}

const anyObject = z.record(z.string(), z.unknown()).catch({});

/** What the wizard holds after a letter was generated, as `draftWork` has it; its HTML is the document's own `content`. */
export function workOfGeneration({ input, answer }: StoredGeneration, content: string): unknown {
  const { jobTitle: _title, jobDescription: _description, documentId: _id, ...typed } = anyObject.parse(input);
  const { proposalId, plainText, brief, formattedProposal } = anyObject.parse(answer);
  // A letter that its person has completed is not to be composed again without what they typed.
  const edited = content !== formattedProposal;
  const proposal = { status: 'done', proposalId, text: plainText, html: null, edited, answer };
  return { ...typed, brief, proposal, editingHtml: null };
}
