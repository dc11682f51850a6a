import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { isBlank } from '../http/text.ts';
import { textField } from '../http/text-field.ts';
import { PARTS } from './blocks.ts';
import { generateInput, writtenSection } from './contract.ts';
import { MAX_PROPOSAL_CHARS, MAX_REQUEST_CHARS, MAX_REQUESTS } from './limits.ts';
import { REWRITTEN_PARTS } from './rewrite.ts';

const ENTER_A_REQUEST = 'Type what to change.';
/** More than a letter of `MAX_PROPOSAL_CHARS` has. */
const MAX_SENTENCES = 200;

const request = textField('What to change', MAX_REQUEST_CHARS);
const letterText = textField('The letter', MAX_PROPOSAL_CHARS * 2);

export const changeInput = z
  .object({
    ...generateInput.shape,
    /** The proposal that it is: what a language model costs is noted with it. Nothing is read from there. */
    proposalId: z.uuid().optional(),
    /** What the user asks for, in their own words. */
    request: request.refine((text) => !isBlank(text), ENTER_A_REQUEST),
    /** What of the letter it is about. */
    scope: z.enum(['sentence', 'part', 'letter']),
    /** For 'sentence' and 'part'. */
    part: z.enum(REWRITTEN_PARTS).optional(),
    /** For 'sentence': as it reads in that part. */
    sentence: letterText.default(''),
    /** The letter as it reads, in its order, headings included, in plain text. */
    sections: z.array(z.object({ part: z.enum(PARTS), text: letterText })).max(PARTS.length),
    /** Parts that keep their words. */
    locked: z.array(z.enum(PARTS)).max(PARTS.length).default([]),
    /** Sentences that the user has typed or edited: they stay, unless the request is about them. */
    ownSentences: z.array(letterText).max(MAX_SENTENCES).default([]),
    /** What the user asked for before, of this letter. */
    earlier: z.array(request).max(MAX_REQUESTS).default([]),
  })
  .refine(({ scope, part, sections }) => scope === 'letter' || sections.some((section) => section.part === part), {
    message: 'Choose a section of the letter.',
    path: ['part'],
  })
  .refine(({ scope, part, sentence, sections }) => scope !== 'sentence' || hasSentence(sections, part, sentence), {
    message: 'Choose a sentence of that section.',
    path: ['sentence'],
  });
export type ChangeInput = z.infer<typeof changeInput>;
/** What the browser sends. */
export type ChangeRequest = z.input<typeof changeInput>;

export const changeAnswer = z.object({
  /** The sections that read differently, whole; the others stay as they are. Empty for one sentence. */
  sections: z.array(writtenSection),
  /** The replacement of the sentence; null for the other scopes, and if it stays. */
  sentence: z.string().nullable(),
  /** True when nothing was changed; `message` says why. */
  unchanged: z.boolean(),
  message: z.string().nullable(),
});
export type ChangeAnswer = z.infer<typeof changeAnswer>;

const ERRORS = ['SIGN_IN_REQUIRED', 'PRO_REQUIRED', 'user-token-expired', 'POST_NOT_UNDERSTOOD'] as const;

/** For requesters who may have that proposal written: takes no credit and stores no text. */
export const changeProposal = defineEndpoint({
  id: 'changeProposal',
  method: 'POST',
  path: '/api/change-proposal',
  summary:
    'Have a language model change a sentence, a section or a whole proposal as its user asks, without storing it',
  input: changeInput,
  output: changeAnswer,
  errors: [...ERRORS, 'NO_LANGUAGE_MODEL', 'GENERATION_INTERRUPTED'],
});

export const writingModelAnswer = z.object({
  /** The language model for this requester: their own key's or this site's; null if there is none. */
  model: z.enum(['own', 'site']).nullable(),
});
export type WritingModelAnswer = z.infer<typeof writingModelAnswer>;

/** Open to everybody: visitors are written for by the model of the site. */
export const getWritingModel = defineEndpoint({
  id: 'getWritingModel',
  method: 'GET',
  path: '/api/writing-model',
  summary: 'Say whether a language model can write for the requester',
  output: writingModelAnswer,
  errors: ['user-token-expired'],
});

function hasSentence(sections: readonly { part: string; text: string }[], part: unknown, sentence: string): boolean {
  return !isBlank(sentence) && sections.some((one) => one.part === part && one.text.includes(sentence));
}
