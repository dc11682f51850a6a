import { z } from 'zod';
import { defineEndpoint, problem } from '../http/endpoint.ts';
import { isBlank } from '../http/text.ts';
import { textField } from '../http/text-field.ts';
import { PARTS, storedPart } from './blocks.ts';
import { ignoredText, jobBrief } from './brief.ts';
import { proposalDocument } from './document/schema.ts';
import { hiddenWords } from './hidden-words.ts';
import { LANGUAGE_CHOICES, WRITTEN_LANGUAGES } from './languages.ts';
import { letterLines, letterMaterial, letterSentence, letterSlot, MAX_LINES } from './letter/material.ts';
import { MAX_CHARS, MAX_WRITING_SAMPLES } from './limits.ts';
import { FREE_STYLE, FREE_TONE, LAYOUTS, STYLES, styleFrom, TONES, toneFrom } from './options.ts';

const TITLE_AND_DESCRIPTION_REQUIRED = 'Job title and description are required.';

/** The post itself, of which nothing may be missing. */
export const jobText = {
  jobTitle: requiredText('Job title', MAX_CHARS.jobTitle),
  jobDescription: requiredText('Job description', MAX_CHARS.jobDescription),
};

const quotes = z.array(z.string().max(2_000)).max(60);

/** What the user corrects in the reading of this post: sentences that are no work, and sentences that ask them something. */
export const corrections = z.object({ notWork: quotes.default([]), questions: quotes.default([]) });
export type Corrections = z.infer<typeof corrections>;

const profileField = (label: string) => textField(label, MAX_CHARS.profileField).default('');

export const generateInput = z.object({
  ...jobText,
  tone: optionField(TONES, toneFrom, 'tone').default(FREE_TONE),
  style: optionField(STYLES, styleFrom, 'style').default(FREE_STYLE),
  writingSamples: z
    .array(textField('A writing sample', MAX_CHARS.writingSample), 'Writing samples must be a list.')
    .max(MAX_WRITING_SAMPLES, `At most ${MAX_WRITING_SAMPLES} writing samples can be sent.`)
    .default([])
    .transform((samples) => samples.filter((sample) => !isBlank(sample))),
  skillsAndExperience: profileField('Skills and experience'),
  aboutMeStatement: profileField('About Me'),
  portfolio: profileField('Portfolio'),
  language: z.enum(LANGUAGE_CHOICES).default('auto'),
  /** Which headings are shown; left out: as the style has it. */
  layout: z.enum(LAYOUTS).optional(),
  /** Words that no language model gets: they are replaced before sending and put back into what it wrote. */
  hidden: hiddenWords.default([]),
  /** The lines typed for this job, by the id of their blank; free for everybody. */
  lines: letterLines
    .refine((lines) => Object.keys(lines).length <= MAX_LINES, `At most ${MAX_LINES} lines can be sent.`)
    .default({}),
  corrections: corrections.default({ notWork: [], questions: [] }),
  /** The stored proposal that this one continues: its id, or that of its last generation. Without it a new one is made. */
  documentId: z.uuid().optional(),
});
export type GenerateInput = z.infer<typeof generateInput>;
/** What the browser sends: everything but the job itself may be left out. */
export type GenerateRequest = z.input<typeof generateInput>;

export const warning = z.object({
  code: z.enum([
    'client_forbids_ai',
    'opener_is_claim',
    'blanks_left',
    'no_own_proof',
    'language_not_supported',
    'writer_fallback',
    'own_key_refused',
    'own_words_left_out',
    'own_words_other_language',
    'code_word_added',
    'pasted_left_out',
    'pasted_other_language',
    'pasted_other_job',
  ]),
  message: z.string(),
  quote: z.string().optional(),
});
export type Warning = z.infer<typeof warning>;

/** One thing the client asked that only the user can answer; it is in the text as a blank in square brackets. */
const unanswered = z.object({ id: z.string(), text: z.string(), quote: z.string() });

/** One part of the proposal as it was written, heading included: its share of the whole. */
export const writtenSection = z.object({
  part: storedPart,
  /** In plain letters, also where the layout hides it. */
  heading: z.string().nullable().default(null),
  document: proposalDocument,
  html: z.string(),
  plainText: z.string(),
});
export type WrittenSection = z.infer<typeof writtenSection>;

/** What code takes out of a text, whoever wrote it. */
const REMOVED_KINDS = ['link', 'contact', 'prompt_leak', 'obeyed_injection', 'markup'] as const;

/** Something that was taken out of a text, and can be put back. */
export const removedText = z.object({
  kind: z.enum(REMOVED_KINDS),
  was: z.string(),
  /** The sentence as it reads without it; empty where the whole sentence was taken out. */
  sentence: z.string(),
});
export type Removed = z.infer<typeof removedText>;

export const generateAnswer = z.object({
  proposalId: z.uuid(),
  /** The proposal itself; `formattedProposal` and `plainText` are made of it. */
  document: proposalDocument,
  /** HTML of p, strong, em, ol, ul, li, a, br. */
  formattedProposal: z.string().min(1),
  /** What Copy puts on the clipboard, section labels in Unicode-styled letters. */
  plainText: z.string().min(1),
  brief: jobBrief,
  warnings: z.array(warning),
  unanswered: z.array(unanswered),
  ignored: z.array(ignoredText),
  /** 'pasted': by the user, from the chat of their own assistant or written by themselves. 'device': by the browser's own model. */
  engine: z.enum(['composer', 'llm', 'pasted', 'device']),
  fallback: z.boolean(),
  /** What the language model used; null when none did. */
  usage: z.object({ inputTokens: z.int(), outputTokens: z.int() }).nullable(),
  /** Reproduces this text with the same input. */
  seed: z.string(),
  /** What the proposal is written in. Stored answers without it are in English. */
  language: z.enum(WRITTEN_LANGUAGES).default('en'),
  /** Which headings `document` shows. */
  layout: z.enum(LAYOUTS).default('auto'),
  /** In reading order. Empty in older stored answers. */
  sections: z.array(writtenSection).default([]),
  /** Every sentence with its source. Empty in older stored answers. */
  sentences: z.array(letterSentence).default([]),
  /** The blanks, filled, suggested and open. */
  slots: z.array(letterSlot).default([]),
  /** What the browser composes from when a line is typed; null where that cannot be done. */
  material: letterMaterial.nullable().catch(null).default(null),
  lines: letterLines.default({}),
  /** What code took out of it. */
  removed: z.array(removedText).default([]),
  /** The language model stopped midway: the text ends early. */
  isCut: z.boolean().default(false),
});
export type GenerateAnswer = z.infer<typeof generateAnswer>;

/**
 * The events of a generation stream. The SSE `id` of every event is the number of UTF-16 units of `plainText` sent so far;
 * a reader that comes back with `Last-Event-ID` gets the rest.
 */
export const generationEvents = {
  brief: z.object({ proposalId: z.uuid(), brief: jobBrief }),
  /** This many characters are the same for every writer: until there are more, nothing counts as written. */
  opening: z.object({ chars: z.int().min(0) }),
  /** A language model thinks, and has said nothing yet. */
  thinking: z.object({}),
  section: z.object({ part: z.enum(PARTS) }),
  delta: z.object({ text: z.string() }),
  verified: z.object({ blanks: z.int() }),
  done: generateAnswer,
  error: problem,
} as const;

export const generateProposal = defineEndpoint({
  id: 'generateProposal',
  scope: 'generate',
  method: 'POST',
  path: '/api/generate-proposal',
  summary: 'Write a proposal for a job post; asked again with the same Idempotency-Key, the one that was begun',
  headers: ['Idempotency-Key'],
  input: generateInput,
  output: generateAnswer,
  events: generationEvents,
  errors: [
    'SIGN_IN_REQUIRED',
    'PRO_REQUIRED',
    'WEEKLY_LIMIT_REACHED',
    'user-token-expired',
    'POST_NOT_UNDERSTOOD',
    'GENERATION_FAILED',
    'GENERATION_INTERRUPTED',
  ],
});

/** The same generation again, for a reader whose connection broke: whole as JSON, or the rest as a stream. Owner only. */
export const resumeProposal = defineEndpoint({
  id: 'resumeProposal',
  scope: 'generate',
  method: 'GET',
  path: '/api/generate-proposal/:proposalId',
  summary: 'Read a generation again, or the rest of its stream',
  params: z.object({ proposalId: z.uuid() }),
  output: generateAnswer,
  events: generationEvents,
  errors: ['NOT_FOUND', 'RATE_LIMITED', 'user-token-expired', 'GENERATION_INTERRUPTED', 'GENERATION_FAILED'],
});

/** Reads a post without writing: fills 'What this client asks' while the user is still typing. The title may be blank. */
export const readPost = defineEndpoint({
  id: 'readPost',
  scope: 'generate',
  method: 'POST',
  path: '/api/job-brief',
  summary: 'Say what a job post asks for',
  input: z.object({
    ...jobText,
    jobTitle: textField('Job title', MAX_CHARS.jobTitle).default(''),
    corrections: corrections.default({ notWork: [], questions: [] }),
  }),
  output: z.object({ brief: jobBrief }),
  errors: [],
});

function requiredText(label: string, maxChars: number) {
  return textField(label, maxChars).refine((text) => !isBlank(text), TITLE_AND_DESCRIPTION_REQUIRED);
}

function optionField<V extends string>(
  options: readonly { value: V; name: string }[],
  from: (given: string) => V | undefined,
  field: string,
) {
  const names = options.map((o) => o.name).join(', ');
  return z
    .string(`The ${field} must be one of: ${names}.`)
    .max(100)
    .transform((given, ctx) => {
      const value = from(given);
      if (value !== undefined) return value;
      ctx.addIssue({ code: 'custom', message: `The ${field} must be one of: ${names}.` });
      return z.NEVER;
    });
}
