import { z } from 'zod';

export const writtenSentence = z.object({
  text: z.string().describe('One sentence, plain text.'),
  facts: z.array(z.string()).describe('Ids of the facts that this sentence rests on, such as F3. Empty for none.'),
});

export const writtenBlock = z.object({
  kind: z.enum(['paragraph', 'list', 'answer']).describe("'answer' answers one question of the client."),
  question: z.string().describe("Id of the question that an 'answer' answers, such as q1; empty for others."),
  sentences: z.array(writtenSentence).describe('The sentences of a paragraph or an answer; the items of a list.'),
});

/** One section of a model's answer. Every field is required: servers can enforce only that. */
export const writtenSection = z.object({
  part: z.string().describe('Which of the sections that were asked for.'),
  blocks: z.array(writtenBlock),
});

/** The schema of a model's answer. */
export const writtenProposal = z.object({
  sections: z.array(writtenSection),
  openings: z
    .array(writtenSentence)
    .describe('Other openings for the same letter, after all sections. Empty for none.'),
});

export type WrittenSentence = z.infer<typeof writtenSentence>;
export type WrittenBlock = z.infer<typeof writtenBlock>;
export type WrittenSection = z.infer<typeof writtenSection>;
