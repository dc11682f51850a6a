import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { isBlank } from '../http/text.ts';
import { textField } from '../http/text-field.ts';
import { generateAnswer, generateInput, removedText, writtenSection } from './contract.ts';
import { proposalDocument } from './document/schema.ts';
import { letterSentence } from './letter/material.ts';
import { MAX_PASTED_CHARS, MAX_PROPOSAL_CHARS, MAX_REQUEST_CHARS } from './limits.ts';
import { TONES } from './options.ts';
import { PASTED_FROM } from './pasted.ts';

/** What one owner may have changed. It only stops a flood. */
export const CHANGE_LIMIT = { points: 300, perSeconds: 3_600 } as const;

const ENTER_A_REQUEST = 'Type what to change.';

/** What is wanted of a proposal. 'pasted' makes one of a text that was written elsewhere, the others change one. */
const changeRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shorter') }),
  z.object({ kind: z.literal('longer') }),
  z.object({ kind: z.literal('rewrite') }),
  z.object({ kind: z.literal('tone'), tone: z.enum(TONES.map(({ value }) => value)) }),
  z.object({
    kind: z.literal('ask'),
    words: textField('What to change', MAX_REQUEST_CHARS).refine((text) => !isBlank(text), ENTER_A_REQUEST),
  }),
  z.object({ kind: z.literal('continue') }),
  z.object({ kind: z.literal('openings') }),
  z.object({
    kind: z.literal('pasted'),
    pasted: textField('The pasted text', MAX_PASTED_CHARS).refine(
      (text) => !isBlank(text),
      'There is nothing here yet. Paste the text first.',
    ),
    from: z.enum(PASTED_FROM).default('assistant'),
    /** The user says that it is for this job, although it shares hardly a word with the post. */
    isForThisJob: z.boolean().default(false),
  }),
]);
export type PastedText = Extract<z.infer<typeof changeRequest>, { kind: 'pasted' }>;

const proposalText = textField('The proposal', MAX_PROPOSAL_CHARS * 2).default('');

export const changeInput = z
  .object({
    ...generateInput.shape,
    /** The proposal that it is: what a language model costs is noted with it. Nothing is read from there. */
    proposalId: z.uuid().optional(),
    /** The proposal as it reads now, in plain form: '## ' before a heading, blank lines between paragraphs. */
    text: proposalText,
    /** An exact part of `text` that is to be changed; empty for the whole. */
    selection: proposalText,
    request: changeRequest,
  })
  .refine(({ text, request }) => request.kind === 'pasted' || !isBlank(text), {
    message: 'There is no proposal to change yet.',
    path: ['text'],
  })
  .refine(({ text, selection }) => text.includes(selection), {
    message: 'Choose a piece of the proposal as it reads now.',
    path: ['selection'],
  });
export type ChangeInput = z.infer<typeof changeInput>;
/** What the browser sends. */
export type ChangeRequest = z.input<typeof changeInput>;

export const changeAnswer = z.object({
  /** The whole proposal, changed, in plain form. */
  text: z.string(),
  document: proposalDocument,
  sections: z.array(writtenSection),
  plainText: z.string(),
  sentences: z.array(letterSentence),
  /** What code took out of the new words. */
  removed: z.array(removedText),
  /** Only for 'openings': other first paragraphs to choose from; the text stays as it is. */
  openings: z.array(z.string()),
  /** True when nothing was changed; `message` says why. */
  unchanged: z.boolean(),
  message: z.string().nullable(),
  /** Only for 'pasted': the proposal, which is stored like any other. */
  answer: generateAnswer.nullable(),
});
export type ChangeAnswer = z.infer<typeof changeAnswer>;

/** For requesters who may have that proposal written: takes no credit, and stores no text but a pasted one. */
export const changeProposal = defineEndpoint({
  id: 'changeProposal',
  method: 'POST',
  path: '/api/change-proposal',
  summary:
    'Have a language model change a proposal or a piece of it as its user asks; or make a proposal of a text written elsewhere',
  headers: ['Idempotency-Key'],
  input: changeInput,
  output: changeAnswer,
  errors: [
    'SIGN_IN_REQUIRED',
    'PRO_REQUIRED',
    'user-token-expired',
    'POST_NOT_UNDERSTOOD',
    'OTHER_JOB',
    'NO_LANGUAGE_MODEL',
    'GENERATION_INTERRUPTED',
  ],
});

const GONE = {
  method: 'POST',
  summary: 'Gone: use /api/change-proposal',
  output: z.never(),
  errors: ['GONE'],
} as const;

/** Answers that it is gone, for one release. */
export const rewriteSection = defineEndpoint({ id: 'rewriteSection', path: '/api/rewrite-section', ...GONE });
export const checkPastedProposal = defineEndpoint({ id: 'checkPastedProposal', path: '/api/pasted-proposal', ...GONE });

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
