import { z } from 'zod';

/** A generation as it is stored: `generateInput` and `generateAnswer` of the release that stored it. */
export interface StoredGeneration {
  readonly input: unknown;
  readonly answer: unknown;
}

const anyObject = z.record(z.string(), z.unknown()).catch({});

/** What the wizard holds right after a letter was generated, as `draftWork` has it; its HTML is the document's own content. */
export function workOfGeneration({ input, answer }: StoredGeneration): unknown {
  const { jobTitle: _title, jobDescription: _description, documentId: _id, ...typed } = anyObject.parse(input);
  const { proposalId, plainText, brief } = anyObject.parse(answer);
  const proposal = { status: 'done', proposalId, text: plainText, html: null, edited: false, answer };
  return { ...typed, brief, proposal, editingHtml: null };
}
