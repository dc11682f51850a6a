import { z } from 'zod';
import { storedPart } from '../blocks.ts';
import { WRITTEN_LANGUAGES } from '../languages.ts';

/** Where a sentence of a letter comes from. There is no other sentence. Source: docs/spec/writer.md#the-law-of-the-letter. */
export const SENTENCE_SOURCES = ['post', 'fact', 'line', 'playbook', 'joint', 'model'] as const;
export type SentenceSource = (typeof SENTENCE_SOURCES)[number];

/** What a blank asks for. What is typed is remembered by this. */
export const SLOT_KINDS = [
  'proof',
  'first_step',
  'question',
  'rate',
  'availability',
  'link',
  'experience',
  'named_question',
  'named_requirement',
  'opinion',
  'code_sentence',
  'ps',
  'understanding',
  'why',
  'needs',
] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

/** Longest line that is typed into a blank, in UTF-16 units. */
export const MAX_LINE_CHARS = 600;
/** More blanks than this are not read of a request. */
export const MAX_LINES = 60;

/**
 * The lines typed for one job, by the id of the blank: 'proof', 'first_step', 'question', 'ps', 'availability', 'code', and the
 * ids of the client's questions and asks ('q1', 'a2'). An empty line leaves a suggested sentence out; of an ask it changes nothing.
 */
export const letterLines = z.record(z.string().max(40), z.string().max(MAX_LINE_CHARS));
export type LetterLines = z.infer<typeof letterLines>;

const text = z.string();

/** A sentence of the user's for the letter. */
const letterFact = z.object({ id: text, text });
export type LetterFact = z.infer<typeof letterFact>;

const letterAsk = z.object({
  /** The id of the question or ask in the brief; 'a1b' where one ask names several things. */
  id: text,
  /** The client's question, or the head noun of what is asked for (at most five words). */
  label: text,
  isQuestion: z.boolean(),
  /** 'Have you …': only then a 'Yes' is offered. */
  isYesNo: z.boolean().optional(),
  kind: z.enum(SLOT_KINDS),
  /** What to type, for the blank: 'your rate'. */
  prompt: text,
  /** The fact that answers it. A question for experience gets its 'Yes' only from the user. */
  fact: letterFact.nullable(),
  /** Without a line: left to the part that answers it, and no blank. */
  answeredBy: z.enum(['proof', 'first_step']).nullable(),
  suggestions: z.array(text),
});
export type LetterAsk = z.infer<typeof letterAsk>;

const playbookLines = z.object({
  /** 'en/ecommerce/shopify-speed'. */
  file: text,
  /** Whether the job is surely of this kind: only then do its lines are in the letter, else they are suggestions. */
  isSure: z.boolean(),
  /** Whether its best first step and question speak of things that this post names: else they are suggestions too. */
  speaks: z.object({ first: z.boolean(), question: z.boolean() }),
  /** Each in order of preference for this user. */
  wrong: z.array(text),
  first: z.array(text),
  questions: z.array(text),
  moves: z.array(text),
  tips: z.array(text),
});
export type PlaybookLines = z.infer<typeof playbookLines>;

/** The phrases of one language in one tone. */
export const letterWords = z.object({
  /** Before the letter; '{name}' is the client's name. Empty: none. */
  greetingNamed: text,
  greeting: text,
  /** Before the client's own words, where a letter begins with them. Letters of before have none. */
  youWrote: text.default(''),
  /** Before the closing question; empty: none. */
  beforeQuestion: text,
  /** Before the answers where they are many; empty: none. */
  beforeAnswers: text,
  /** Before the first step; empty: none. */
  beforeFirstStep: text,
  /** Before two to four further steps. */
  beforeMoves: text,
  headingAnswers: text,
  headingFirstStep: text,
  headingNext: text,
  yes: text,
  /** Around the client's words. Letters of before have the English ones. */
  quotes: z.tuple([text, text]).default(['“', '”']),
  /** 'the check in your post: {expression} = {answer}'. */
  puzzle: text,
  /** Pairs of a long form and its contraction, for the tones that contract. */
  contractions: z.array(z.tuple([text, text])),
  /** How a typed fragment gets its subject. Empty where the language has none. */
  lines: z.object({ wouldDo: text, did: text, verbs: z.array(text) }),
  prompts: z.object({ proof: text, first_step: text, question: text, ps: text, code_sentence: text, puzzle: text }),
});
export type LetterWords = z.infer<typeof letterWords>;

/** Everything that a letter is composed from, without the lines: the server reads and chooses, the browser composes at once. */
export const letterMaterial = z.object({
  language: z.enum(WRITTEN_LANGUAGES),
  style: text,
  title: text,
  /** The client's sentence that names the job: a letter without a fact or a line begins with it. */
  need: text.default(''),
  words: letterWords,
  /** The word or phrase that must be first. */
  opener: text.nullable(),
  /** A sentence that the client wants first and that claims something: the user says whether it is true. */
  codeSentence: text.nullable(),
  anywhere: z.array(text),
  /** `id` is that of the brief; letters of before have none. */
  puzzles: z.array(z.object({ id: text.default(''), expression: text, answer: text.nullable() })),
  clientName: text.nullable(),
  /** The user's nearest sentences, at most three, in their order. */
  lead: z.array(letterFact),
  /** Further sentences of the user's, best first: suggestions for a blank. */
  otherFacts: z.array(letterFact),
  /** Past work of the user's that has nothing of the post: only offered, for a blank. Letters of before have none. */
  farFacts: z.array(letterFact).default([]),
  asks: z.array(letterAsk),
  /** Hours, time zone, start, language, place: what the post requires and the user confirms, joined in one blank. */
  availability: z.object({ quotes: z.array(text), prompt: text }).nullable(),
  playbook: playbookLines.nullable(),
  /** Whether anything of this letter is the user's own; else it is a skeleton until a line is typed. */
  hasOwnFacts: z.boolean(),
});
export type LetterMaterial = z.infer<typeof letterMaterial>;

/** One sentence of a letter with its source: a fact's id, a playbook file, a blank's id, or the ask that it repeats. */
export const letterSentence = z.object({
  text,
  part: storedPart,
  source: z.enum(SENTENCE_SOURCES),
  from: text.nullable(),
});
export type LetterSentence = z.infer<typeof letterSentence>;

/** A blank of the letter, as the screen lists it. */
export const letterSlot = z.object({
  id: text,
  kind: z.enum(SLOT_KINDS),
  /** What to type: 'your nearest project, in one sentence'. It is in the letter in square brackets while it is open. */
  prompt: text,
  /** The client's words that it answers. */
  asked: text.nullable(),
  /**
   * 'open': a natural sentence with its blank stands in the letter. 'suggested': a fact or a sure line is there. 'filled': the user's
   * line. 'not_answered': a demand of the client without room in the text. 'left_out': not in the letter, and nobody asked for it, or
   * the user took it out.
   */
  state: z.enum(['open', 'suggested', 'filled', 'left_out', 'not_answered']),
  /** What is in the letter for it now; empty when nothing does. */
  text,
  /** Best first, at most twelve. */
  suggestions: z.array(text),
  /** The part that it is or would be in. Stored letters of before have none. */
  part: storedPart.default('answers'),
});
export type LetterSlot = z.infer<typeof letterSlot>;
