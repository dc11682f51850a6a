import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { textField } from '../http/text-field.ts';
import { PARTS } from './blocks.ts';
import { generateInput, writtenSection } from './contract.ts';
import { MAX_PROPOSAL_CHARS } from './limits.ts';
import { TONES } from './options.ts';

/** What sections one owner may have rewritten. It only stops a flood: a proposal has seven. */
export const REWRITE_LIMIT = { points: 300, perSeconds: 3_600 } as const;

/** The parts that can be rewritten alone: the client's code word stays as it is. */
export const REWRITTEN_PARTS = PARTS.filter((part) => part !== 'opener');

/**
 * 'regenerate' says it in other words, 'tone' in those of another tone. 'shorten' and 'lengthen' keep what is there, also
 * what was typed by hand: one leaves out at least a quarter of the words, the other adds what is true and not yet said.
 */
export const REWRITE_ACTIONS = ['regenerate', 'shorten', 'lengthen', 'tone'] as const;
export type RewriteAction = (typeof REWRITE_ACTIONS)[number];

export const rewriteInput = z
  .object({
    ...generateInput.shape,
    /** The proposal that it is a section of: what a language model costs is noted with it. Nothing is read from there. */
    proposalId: z.uuid().optional(),
    part: z.enum(REWRITTEN_PARTS),
    action: z.enum(REWRITE_ACTIONS),
    /** The tone of this section alone: for 'tone', and for a section that was given another tone before. */
    sectionTone: z.enum(TONES.map((tone) => tone.value)).optional(),
    /** Counts up with every request for this section, so that another wording comes. */
    attempt: z.int().min(0).max(1_000_000).default(0),
    /** The section as it is, heading included, in plain text. */
    now: textField('This section', MAX_PROPOSAL_CHARS * 2).default(''),
    /** The other current sections, in plain text: their content is not repeated. */
    rest: textField('The rest of the proposal', MAX_PROPOSAL_CHARS * 2).default(''),
  })
  .refine(({ action, sectionTone }) => action !== 'tone' || sectionTone !== undefined, {
    message: 'Choose a tone for this section.',
    path: ['sectionTone'],
  });
export type RewriteInput = z.infer<typeof rewriteInput>;
/** What the browser sends. */
export type RewriteRequest = z.input<typeof rewriteInput>;

export const rewriteAnswer = z.object({
  section: writtenSection,
  /** True when nothing better could be said: `section` is then what was sent as `now`, and `message` says why. */
  unchanged: z.boolean(),
  seed: z.string(),
  engine: z.enum(['composer', 'llm']),
  /** True where a language model was to write and the composer did. */
  fallback: z.boolean(),
  /** For the user, where there is something to say; else null. */
  message: z.string().nullable(),
});
export type RewriteAnswer = z.infer<typeof rewriteAnswer>;

/** For requesters who may have that proposal written: takes no credit and stores no text. */
export const rewriteSection = defineEndpoint({
  id: 'rewriteSection',
  method: 'POST',
  path: '/api/rewrite-section',
  summary: 'Write one section of a proposal anew, shorter, longer or in another tone, without storing it',
  input: rewriteInput,
  output: rewriteAnswer,
  errors: ['SIGN_IN_REQUIRED', 'PRO_REQUIRED', 'user-token-expired', 'POST_NOT_UNDERSTOOD', 'GENERATION_INTERRUPTED'],
});
