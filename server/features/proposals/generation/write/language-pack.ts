import { z } from 'zod';
import { headingsOf } from '#shared/proposals/headings.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import { FRAMES, type LetterWords, letterWords } from '#shared/proposals/letter/material.ts';
import type { Style, Tone } from '#shared/proposals/options.ts';
import { readYaml } from '../data-files.ts';
import { chooseOne } from './seeded.ts';

const words = z.string();
/** Alternatives, of which the seed of a person chooses one: '(a|b)' inside of one is a choice as well. */
const either = z.array(words).min(1);
/** The same in the two registers; tones that contract have the easy one. */
const inRegister = z.strictObject({ plain: either, easy: either.optional() });
const asked = inRegister.extend({ prompt: words });

const tone = z.strictObject({
  greetingNamed: words,
  greeting: words,
  first_step: either,
  proof: either,
  question: either,
  /** Before a first step or a fact that is a sentence of its own; empty: none. */
  leadStep: words,
  leadProof: words,
  /** Whether long forms of the playbook's lines are contracted. */
  contracts: z.boolean(),
  register: z.enum(['plain', 'easy']),
  /** The length of playbook lines that the tone prefers. */
  prefers: z.enum(['any', 'short', 'long']),
});

/** A file of `locales/`. Source: locales/README.md. */
export const languagePack = z.strictObject({
  yes: words,
  no: words,
  puzzle: words,
  years: words,
  units: z.array(z.tuple([words, words])),
  lines: z.strictObject({
    wouldDo: words,
    did: words,
    recent: words,
    first: words,
    begins: z.array(words),
    smallWords: z.array(words),
    verbs: z.array(words),
    nounsToo: z.array(words),
  }),
  /** A list of skills as a sentence. */
  skills: words,
  /** Work without a verb, with a number: 'Keyword research for 40 brands'; '{Rest}' is as it was written. */
  work: words,
  /** A work of the portfolio without a verb: 'Reel of short explainers'. */
  portfolio: words,
  /** A line without a verb as a sentence: 'Senior editor with …'. */
  iAmA: words,
  iAmAn: words,
  /** What is said of a person by their lists. */
  card: z.strictObject({ list: words, and: words }),
  /** Around three short questions: 'Three answers set the size of the work: …?' */
  gap: words,
  prompts: z.strictObject({
    proof: either,
    first_step: either,
    question: either,
    ps: either,
    puzzle: either,
    understanding: either,
    why: either,
    needs: either,
    rate: either,
  }),
  asks: z.record(z.enum(FRAMES), asked),
  startAndHours: inRegister,
  nextQuestion: either,
  nextOther: either,
  /** Offered where nothing of the user's is known. */
  chips: z.strictObject({ start: z.array(words), hours: z.array(words) }),
  styles: z.strictObject({
    understanding: either,
    why: either,
    needs: either,
    parts: either,
    afterQuestion: either,
    leadingQuestion: either,
    toTellApart: either,
    concise: z.strictObject({
      first_step: either,
      proof: either,
      question: either,
      leadStep: words,
      leadProof: words,
    }),
  }),
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

const { asks: askFrames } = letterWords.shape;
const packs = new Map<WrittenLanguage, LanguagePack>();

/** The pack of a language, read once. @throws ZodError naming what a file lacks. */
export function packOf(language: WrittenLanguage): LanguagePack {
  const known = packs.get(language);
  if (known) return known;
  const pack = languagePack.parse(readYaml(`locales/${language}.yaml`));
  packs.set(language, pack);
  return pack;
}

export interface Manner {
  readonly tone: Tone;
  readonly style: Style;
  /** Of the person and the post: two people have other words. */
  readonly seed: string;
}

/** The phrases of a letter in one language, tone and style, for one person. */
export function letterWordsOf(language: WrittenLanguage, { tone: name, style, seed }: Manner): LetterWords {
  const pack = packOf(language);
  const { greetingNamed, greeting, contracts, register, ...tone } = pack.tones[name];
  const choose = (key: string, from: readonly string[]) => chooseOne(seed, key, from);
  const by = (key: string, from: z.infer<typeof inRegister>) =>
    choose(key, register === 'easy' ? (from.easy ?? from.plain) : from.plain);
  const { styles } = pack;
  // A tone of its own has its words in every style; the plain one leaves them to the style.
  const isPlain = name === 'professional';
  const own = style === 'concise' && isPlain ? { ...tone, ...styles.concise } : tone;
  const asksFirst = style === 'smart_question' && isPlain;
  const tellsApart = style === 'problem_solving' && isPlain;
  const fromPack = (key: keyof LanguagePack['prompts']) => choose(`prompt ${key}`, pack.prompts[key]);
  return {
    greetingNamed,
    greeting,
    own: {
      first_step: choose('first_step', tellsApart ? styles.toTellApart : own.first_step),
      proof: choose('proof', own.proof),
      question: choose('question', asksFirst ? styles.leadingQuestion : own.question),
      understanding: choose('understanding', styles.understanding),
      why: choose('why', styles.why),
      needs: choose('needs', styles.needs),
    },
    lead: { first_step: own.leadStep, proof: own.leadProof },
    parts: choose('parts', styles.parts),
    afterQuestion: choose('afterQuestion', styles.afterQuestion),
    asks: askFrames.parse(Object.fromEntries(FRAMES.map((frame) => [frame, by(frame, pack.asks[frame])]))),
    startAndHours: by('startAndHours', pack.startAndHours),
    nextQuestion: choose('nextQuestion', pack.nextQuestion),
    nextOther: choose('nextOther', pack.nextOther),
    yes: pack.yes,
    no: pack.no,
    puzzle: pack.puzzle,
    years: pack.years,
    units: pack.units,
    contractions: contracts ? pack.contractions : [],
    lines: pack.lines,
    headings: headingsOf(language),
    prompts: {
      proof: fromPack('proof'),
      first_step: fromPack('first_step'),
      question: fromPack('question'),
      ps: fromPack('ps'),
      puzzle: fromPack('puzzle'),
      understanding: fromPack('understanding'),
      why: fromPack('why'),
      needs: fromPack('needs'),
      rate: fromPack('rate'),
    },
  };
}
