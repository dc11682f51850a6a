import { z } from 'zod';
import { proposalDocument } from '#shared/proposals/document/schema.ts';
import { isSameDocument } from '#shared/proposals/document/to-html.ts';
import { documentOf } from '../saving/state.ts';

/** A generation as it is stored: `generateInput` and `generateAnswer` of the release that stored it. */
export interface StoredGeneration {
  readonly input: unknown;
  readonly answer: unknown;
}

const anyObject = z.record(z.string(), z.unknown()).catch({});

/** What the wizard holds after a letter was generated, as `draftWork` has it; its document is that of the state, whose JSON is `content`. */
export function workOfGeneration({ input, answer }: StoredGeneration, content: string): unknown {
  const { jobTitle: _title, jobDescription: _description, documentId: _id, ...typed } = anyObject.parse(input);
  const whole = anyObject.parse(answer);
  const { proposalId, plainText, brief } = whole;
  const written = proposalDocument.catch([]).parse(whole['document']);
  // A letter that its person has completed is not to be composed again without what they typed.
  const edited = !isSameDocument(documentOf(content), written);
  const proposal = { status: 'done', proposalId, text: plainText, document: null, edited, answer: whole };
  return { ...typed, brief, proposal, edit: null };
}
