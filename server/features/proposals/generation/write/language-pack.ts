import { z } from 'zod';
import { HEADINGS } from '#shared/proposals/headings.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import { type LetterWords, SLOT_KINDS } from '#shared/proposals/letter/material.ts';
import type { Tone } from '#shared/proposals/options.ts';
import { readYaml } from '../data-files.ts';

const words = z.string();
const tone = z.strictObject({
  greetingNamed: words,
  greeting: words,
  beforeFirstStep: words,
  beforeMoves: words,
  beforeQuestion: words,
  /** Whether long forms of the playbook's lines are contracted. */
  contracts: z.boolean(),
  /** The length of playbook lines that the tone prefers. */
  prefers: z.enum(['any', 'short', 'long']),
});

/** A file of `locales/`. */
export const languagePack = z.strictObject({
  yes: words,
  /** Before a sentence of the client's in quotation marks. */
  youWrote: words,
  puzzle: words,
  /** The subject of a typed fragment: 'compare both logs', 'mentored 4 juniors'. */
  lines: z.strictObject({ wouldDo: words, did: words, verbs: z.array(words) }),
  /** A list of skills as a sentence. */
  skills: words,
  /** Work without a verb, with a number: 'Keyword research for 40 brands'; '{Rest}' is as it was written. */
  work: words,
  /** A work of the portfolio without a verb: 'Reel of short explainers'. */
  portfolio: words,
  /** A line without a verb as a sentence: 'Senior editor with …'. */
  iAmA: words,
  iAmAn: words,
  prompts: z.strictObject({
    proof: words,
    first_step: words,
    question: words,
    ps: words,
    code_sentence: words,
    puzzle: words,
  }),
  /** The prompt of a blank, by the kind of the ask. */
  asks: z.strictObject({
    rate: words,
    availability: words,
    link: words,
    experience: words,
    named_question: words,
    named_requirement: words,
    opinion: words,
  }),
  /** The prompt for hours, zone or start alone. */
  askCues: z.array(z.strictObject({ cues: z.array(words), prompt: words })),
  /** The label of an ask by its kind, where none can be cut from the client's words. */
  labels: z
    .partialRecord(z.enum([...SLOT_KINDS, 'timeline']), words)
    .and(z.object({ named_question: words, timeline: words })),
  /** Around words of the client's in a label. */
  quotes: z.tuple([words, words]),
  /** 'It would help to hear where you are admitted' is quoted from 'where' on. */
  askingWords: z.array(words),
  /** Whether asks are labelled by their kind in any case. */
  labelsByKind: z.boolean(),
  /** For a question that begins with 'Have you'. */
  yesNo: words,
  availability: words,
  contractions: z.array(z.tuple([words, words])),
  tones: z.strictObject({
    professional: tone,
    friendly: tone,
    casual: tone,
    conversational: tone,
    enthusiastic: tone,
    formal: tone,
  } satisfies Record<Tone, typeof tone>),
});
export type LanguagePack = z.infer<typeof languagePack>;

const packs = new Map<WrittenLanguage, LanguagePack>();

/** The pack of a language, read once. @throws ZodError naming what a file lacks. */
export function packOf(language: WrittenLanguage): LanguagePack {
  const known = packs.get(language);
  if (known) return known;
  const pack = languagePack.parse(readYaml(`locales/${language}.yaml`));
  packs.set(language, pack);
  return pack;
}

/** The phrases of a letter in one language and tone. */
export function letterWordsOf(language: WrittenLanguage, name: Tone): LetterWords {
  const pack = packOf(language);
  const { contracts, prefers: _, ...own } = pack.tones[name];
  const headings = HEADINGS[language];
  return {
    ...own,
    beforeAnswers: '',
    headingAnswers: headings.answers ?? '',
    headingFirstStep: headings.plan ?? '',
    headingNext: headings.close ?? '',
    yes: pack.yes,
    quotes: pack.quotes,
    youWrote: pack.youWrote,
    puzzle: pack.puzzle,
    contractions: contracts ? pack.contractions : [],
    prompts: pack.prompts,
    lines: pack.lines,
  };
}
