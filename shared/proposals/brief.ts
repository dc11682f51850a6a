import { z } from 'zod';

/**
 * The position of an item in the post, word for word. `quote` is a span of the cleaned post (title, a newline, description),
 * `start` its UTF-16 offset there. It may run over a line break.
 */
const source = { quote: z.string(), start: z.int().min(0) };
/** `id` is stable within one brief (`n1`, `q2`, `a1` …) and is what a check reports on. */
const item = { id: z.string(), ...source };

/**
 * Something the client wants done or delivered, as one line of a list; never built into a sentence. `text` is in the second
 * person ('your store') without a full stop; `terms` are its content words in lower case. `form`:
 * - 'verb': begins with a base form ('Migrate the store to Shopify Plus');
 * - 'noun': a noun phrase ('A signed letter');
 * - 'fact': a whole sentence ('The checkout fails on phones');
 * - 'quote': the client's words in quotation marks, where no line could be made of them.
 * `core` marks the few (at most eight) that name the job; the rest is detail of the post.
 */
export const need = z.object({
  ...item,
  text: z.string(),
  form: z.enum(['verb', 'noun', 'fact', 'quote']),
  core: z.boolean(),
  kind: z.enum(['task', 'deliverable', 'problem']),
  terms: z.array(z.string()),
});

export const skill = z.object({ ...source, name: z.string() });

/** A question put to the applicant. `yesNoExperience` asks 'have you …' and may be answered only from the user's own facts. */
export const question = z.object({
  ...item,
  text: z.string(),
  kind: z.enum(['experience', 'availability', 'rate', 'timeline', 'approach', 'location', 'other']),
  yesNoExperience: z.boolean(),
});

/** Something the applicant is asked to send or say: samples, a rate, a plan. `count` when the client named how many. */
export const ask = z.object({
  ...item,
  text: z.string(),
  kind: z.enum([
    'samples',
    'portfolio',
    'rate',
    'timeline',
    'availability',
    'experience',
    'plan',
    'resume',
    'introduction',
    'other',
  ]),
  count: z.int().optional(),
});

/** A word or phrase the proposal must begin with (`opener`) or contain (`anywhere`), in the client's own spelling. */
export const codeWord = z.object({ ...item, word: z.string() });

/** A small puzzle that proves the post was read. `answer` is null when code cannot compute it: left as a visible blank. */
export const puzzle = z.object({ ...item, expression: z.string(), answer: z.string().nullable() });

export const stated = z.object({ ...source, text: z.string() });

/**
 * A condition that the applicant fulfils or not. `text` is the client's words, `wanted` the thing itself: 'Arabic', 'minimum 8 years',
 * 'Singapore', 'between 6 and 9 pm'.
 */
export const demand = stated.extend({
  kind: z.enum(['language', 'years', 'degree', 'certificate', 'place', 'hours', 'start']),
  wanted: z.string(),
});

/** Text in the post that addresses an AI or tries to steer one. Shown to the user, never obeyed. */
export const ignoredText = z.object({
  ...source,
  reason: z.enum(['addressed_to_ai', 'overrides_instructions', 'hidden_text']),
});

const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'other'] as const;

/** What one job post says, each item with its quote. Source: docs/spec/proposal.md#job-brief. */
export const jobBrief = z.object({
  title: z.string(),
  /** False for text in which no job can be found ('#NAME?', a single word): ask for more instead of writing. */
  understood: z.boolean(),
  language: z.enum(LANGUAGES),
  needs: z.array(need),
  skills: z.array(skill),
  questions: z.array(question),
  asks: z.array(ask),
  opener: codeWord.nullable(),
  /** A sentence to begin with that claims something ('I have migrated …'): never written unless the user says that it is true. */
  codeSentence: codeWord.nullable().default(null),
  anywhere: z.array(codeWord),
  puzzles: z.array(puzzle),
  budget: stated.nullable(),
  timeline: stated.nullable(),
  workload: stated.nullable(),
  /** Sentences that set a condition of the work (a number, a date, a 'must'), in the client's words; at most six. */
  conditions: z.array(stated).default([]),
  /** What the post requires of hours, time zone, start, place or language and only the user can confirm, in the client's words. */
  availability: z.array(stated).default([]),
  /** What the post requires of the applicant, in its order; at most eight. `availability` has two of them. */
  demands: z.array(demand).default([]),
  clientTone: z.enum(['formal', 'neutral', 'casual', 'enthusiastic']),
  forbidsAi: stated.nullable(),
  noAgencies: stated.nullable(),
  ignored: z.array(ignoredText),
});

export type JobBrief = z.infer<typeof jobBrief>;
export type Need = z.infer<typeof need>;
export type Skill = z.infer<typeof skill>;
export type Question = z.infer<typeof question>;
export type Ask = z.infer<typeof ask>;
/** What the client wants to read in the reply. */
export type QuestionOrAsk = Question | Ask;
export type CodeWord = z.infer<typeof codeWord>;
export type Puzzle = z.infer<typeof puzzle>;
export type Demand = z.infer<typeof demand>;
export type Stated = z.infer<typeof stated>;
export type IgnoredText = z.infer<typeof ignoredText>;
