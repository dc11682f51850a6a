import { z } from 'zod';
import { storedPart } from '../blocks.ts';
import { WRITTEN_LANGUAGES } from '../languages.ts';

/**
 * Where a sentence of a letter comes from: the client's words, a fact of the profile, a typed line, a line of the trade that surely fits,
 * or one of our own frames. There is no other sentence. Source: docs/spec/proposal.md#the-law.
 */
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

/** The sentence that an answer stands in, by what is asked: 'My rate is {x}.' */
export const FRAMES = [
  'rate',
  'price',
  'start',
  'hours',
  'zone',
  'duration',
  'link',
  'yes_no',
  'experience',
  'approach',
  'location',
  'language',
  'degree',
  'years',
  'certificate',
  'cv',
  'intro',
  'question',
  'other',
] as const;
export type Frame = (typeof FRAMES)[number];

/** Longest line that is typed into a blank, in UTF-16 units. */
export const MAX_LINE_CHARS = 600;
/** More blanks than this are not read of a request. */
export const MAX_LINES = 60;

/**
 * The lines typed for one job, by the id of the slot: 'proof', 'first_step', 'question', 'ps', 'understanding', 'why', 'needs', 'rate',
 * 'availability', 'code', and the ids of the client's questions and asks ('q1', 'a2'). An empty line leaves out what would stand there.
 */
export const letterLines = z.record(z.string().max(40), z.string().max(MAX_LINE_CHARS));
export type LetterLines = z.infer<typeof letterLines>;

const text = z.string();

/** A sentence of the user's for the letter. */
const letterFact = z.object({ id: text, text });
export type LetterFact = z.infer<typeof letterFact>;

const letterAsk = z.object({
  /** The id of the question or ask in the brief; 'a1b' where one ask names several things, 'c1' of a condition. */
  id: text,
  /** What is asked, in the client's words, for the list beside the letter: never in the letter. */
  label: text,
  isQuestion: z.boolean(),
  kind: z.enum(SLOT_KINDS),
  frame: z.enum(FRAMES),
  /** What to type, for the blank: 'your rate'. */
  prompt: text,
  /** What is asked as a clause of ours, 'how I would test the checkout': before an answer that says little alone. */
  topic: text.nullable(),
  /** What 'yes' and 'no' mean, as whole sentences; null where that cannot be said. */
  echo: z.object({ yes: text, no: text }).nullable(),
  /** The fact that answers it. A question for experience gets its 'Yes' only from the user. */
  fact: letterFact.nullable(),
  /** Whether it may have a blank in the text; else it is listed only. */
  mayStand: z.boolean(),
  suggestions: z.array(text),
});
export type LetterAsk = z.infer<typeof letterAsk>;

const playbookLines = z.object({
  /** 'en/ecommerce/shopify-speed'; empty where the lines are of no one file. */
  file: text,
  /** Whether the job is surely of this kind. */
  isSure: z.boolean(),
  /** The lines that surely fit this post: only they stand in a letter unasked. */
  sure: z.array(text),
  /** Suggestions, each in order of fit. */
  wrong: z.array(text),
  first: z.array(text),
  questions: z.array(text),
  tips: z.array(text),
});
export type PlaybookLines = z.infer<typeof playbookLines>;

/** The sentences around what is not the client's: '{x}' is what is filled in. */
const ownFrames = z.object({
  first_step: text,
  proof: text,
  question: text,
  understanding: text,
  why: text,
  needs: text,
});

/** The phrases of one language in one tone and style, chosen for one person. */
export const letterWords = z.object({
  /** Before the letter; '{name}' is the client's name. Empty: none. */
  greetingNamed: text,
  greeting: text,
  own: ownFrames,
  /** Before a first step or a fact that stands as a sentence of its own; empty: none. */
  lead: z.object({ first_step: text, proof: text }),
  /** Before the client's own list of the work. */
  parts: text,
  /** The close of a letter that opens with its question. */
  afterQuestion: text,
  asks: z.record(z.enum(FRAMES), text),
  /** Joins a start and hours: '{x}' and '{y}'. */
  startAndHours: text,
  /** For the second question and ask that have no frame of their own. */
  nextQuestion: text,
  nextOther: text,
  yes: text,
  no: text,
  /** '{expression} = {answer}'. */
  puzzle: text,
  /** '{x} years'. */
  years: text,
  /** How a short unit is written in a sentence: ['/h', ' per hour']. */
  units: z.array(z.tuple([text, text])),
  /** Pairs of a long form and its contraction, for the tones that contract. */
  contractions: z.array(z.tuple([text, text])),
  lines: z.object({
    /** How a typed fragment gets its subject. Empty where the language has none. */
    wouldDo: text,
    did: text,
    /** Around a fragment without a verb. */
    recent: text,
    first: text,
    /** Verbs that are never nouns, and verbs that may be. */
    verbs: z.array(text),
    nounsToo: z.array(text),
    /** Words that are small inside of a sentence: 'today', 'from'. */
    smallWords: z.array(text),
    /** How a whole sentence begins. */
    begins: z.array(text),
  }),
  headings: z.object({
    plan: text,
    proof: text,
    about: text,
    questions: text,
    rate: text,
    rateAndTiming: text,
    asked: text,
    question: text,
    close: text,
  }),
  prompts: ownFrames.extend({ ps: text, puzzle: text, rate: text }),
});
export type LetterWords = z.infer<typeof letterWords>;

/** Everything that a letter is composed from, without the lines: the server reads and chooses, the browser composes at once. */
export const letterMaterial = z.object({
  language: z.enum(WRITTEN_LANGUAGES),
  style: text,
  words: letterWords,
  /** What the client wrote of their problem, said to them: 'Your shop is slow on phones.' Null where that is not certain. */
  hook: text.nullable(),
  /** The client's own list of the work, where it is plain. */
  parts: z.array(text),
  /** How the post and the profile spell what has capitals inside or none: 'WhatsApp', 'npm'. */
  spellings: z.array(text),
  /** The word or phrase that must be first. */
  opener: text.nullable(),
  /** A sentence that the client wants first and that claims something: the user says whether it is true. */
  codeSentence: text.nullable(),
  anywhere: z.array(text),
  puzzles: z.array(z.object({ id: text, expression: text, answer: text.nullable() })),
  clientName: text.nullable(),
  /** The user's nearest sentences, at most three, in their order. */
  lead: z.array(letterFact),
  /** Who the user is, where role or list meets the post: fixed sentences. */
  card: z.array(letterFact),
  /** Further sentences of the user's, best first: suggestions for a blank. */
  otherFacts: z.array(letterFact),
  /** Past work of the user's that has nothing of the post: only offered, for a blank. */
  farFacts: z.array(letterFact),
  /** What the user says of their prices, for a rate that nobody asked for. */
  rates: z.array(text),
  asks: z.array(letterAsk),
  /** What the proof and the first step answer, in the client's words: they need no sentence of their own. */
  answeredBy: z.object({ proof: text.nullable(), first_step: text.nullable() }),
  /** Ids of questions and asks that have no sentence of their own, with the slot that answers them. */
  aliases: z.record(text, text),
  playbook: playbookLines.nullable(),
});
export type LetterMaterial = z.infer<typeof letterMaterial>;

/** One sentence of a letter with its source: a fact's id, a playbook file, a slot's id, or null. */
export const letterSentence = z.object({
  text,
  part: storedPart,
  source: z.enum(SENTENCE_SOURCES),
  from: text.nullable(),
});
export type LetterSentence = z.infer<typeof letterSentence>;

/** A place of the letter that can be filled, as the screen lists it. */
export const letterSlot = z.object({
  id: text,
  kind: z.enum(SLOT_KINDS),
  /** What to type: 'your first step'. It is in the letter in square brackets while it is open. */
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
