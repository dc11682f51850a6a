import type { Block, Fact } from '#shared/proposals/blocks.ts';
import { LANGUAGE_NAMES } from '#shared/proposals/languages.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { unsupportedClaims } from '#shared/proposals/verify/claims.ts';
import { CHECKS, GATES, type Gate, type GateName } from '#shared/proposals/verify/gates.ts';
import { type Sources, sourcesOf } from '#shared/proposals/verify/sources.ts';
import { STOCK_PHRASES } from '#shared/proposals/verify/stock-phrases.ts';
import { blanksIn, urlsIn } from '#shared/proposals/verify/tokens.ts';
import { wordsOf } from '#shared/proposals/verify/words.ts';
import { gatesOf } from '#shared/proposals/verify.ts';
import { detectLanguage } from '../read/language.ts';
import type { ModelSentence } from './blocks.ts';
import type { ModelTask, Prompt } from './prompt.ts';
import { postWithoutInjections } from './prompt-injection.ts';
import { isAbout, isInSection, type Rewrite } from './rewrite-prompt.ts';

/** What everything a model writes is checked against. */
export interface Checks {
  readonly task: ModelTask;
  /** The key of the request: no answer may contain it. */
  readonly key: string;
  /** The words of the system prompt: none of it may be repeated. */
  readonly promptWords: string;
  readonly sources: Sources;
}

/** Created once for the whole answer: a number of the post is no invention, except in text addressed to a model. */
export function checksFor(task: ModelTask, key: string, { system }: Prompt): Checks {
  const { brief, known, userText } = task;
  const sources = sourcesOf(brief, known, `${userText}\n${postWithoutInjections(task.post).text}`);
  return { task, key, promptWords: ` ${wordsOf(system).join(' ')} `, sources };
}

// This many words in a row are no accident.
const QUOTED_WORDS = 9;
// Shorter ones are names and tools in no language.
const MIN_LANGUAGE_WORDS = 8;
/** Only the freelancer knows these. */
const KNOWN_TO_USER_ALONE: readonly string[] = ['rate', 'availability', 'timeline', 'location'];

/** Gates that a sentence can break by itself. A claim is shown to the user, who knows whether it is true. */
const OF_A_SENTENCE = ['ignored', 'links', 'numbers', 'contact', 'markdown'] as const satisfies readonly GateName[];
const OF_THE_WHOLE = GATES.filter((gate) => gate !== 'claims');

/** The faults of a rewritten section, in sentences that tell the model how to correct them. */
export function faultsOfSection(blocks: readonly Block[], rewrite: Rewrite, checks: Checks): string[] {
  return [...findLeaks(blocksToPlain(blocks), checks), ...rewrite.faultsIn(blocks)];
}

/** The faults of a letter, or of `written`, its section in progress. */
export function faultsOfLetter(letter: readonly Block[], written: string, checks: Checks): string[] {
  const gates = gatesOf(blocksToPlain(letter), checks.sources, OF_THE_WHOLE);
  return [...findLeaks(written, checks), ...gates.filter(({ ok }) => !ok).map(describeGate)];
}

/** Why a sentence may not be shown; empty if it may. A sentence that is in the section already is the user's own. */
export function faultsOfSentence(said: ModelSentence, checks: Checks): string[] {
  const { task, sources } = checks;
  if (isInSection(task.rewrite, said.text)) return [];
  const gates = OF_A_SENTENCE.map((gate) => CHECKS[gate](said.text, sources));
  return [
    ...findSentenceFaults(said, task),
    ...(said.isMangled ? ['A text in double braces must be copied letter for letter, as it was given.'] : []),
    ...findLeaks(said.text, checks),
    ...findForeignLinks(said.text, task),
    ...gates.filter(({ ok }) => !ok).map(describeGate),
  ];
}

function findLeaks(text: string, { key, promptWords }: Checks): string[] {
  return text.includes(key) || isQuotedFrom(text, promptWords) ? ['It repeats your instructions.'] : [];
}

function describeGate({ detail, quote }: Gate): string {
  return quote ? `${detail} (“${quote}”)` : detail;
}

function findSentenceFaults({ text, facts: cited, question }: ModelSentence, task: ModelTask): string[] {
  const faults: string[] = [];
  const known = task.facts.filter((fact) => cited.includes(fact.id) && maySupport(fact, text));
  const isUnknown = unsupportedClaims(text, task.facts).length > 0;
  // A sentence that cites a fact and goes beyond it is shown, and marked: the user knows whether it is true.
  if (isUnknown && known.length === 0) faults.push(`This claim cites no fact: “${text}”`);
  if (STOCK_PHRASES.test(text)) faults.push(`This is a stock phrase: “${text}”`);
  if (wordsOf(text).length >= MIN_LANGUAGE_WORDS && detectLanguage(text) !== task.language)
    faults.push(`It must be in ${LANGUAGE_NAMES[task.language].name}.`);
  const asked = task.brief.questions.find(({ id }) => id === question);
  const isTheirs =
    asked && (asked.kind === 'experience' || asked.yesNoExperience || KNOWN_TO_USER_ALONE.includes(asked.kind));
  if (isTheirs && known.length === 0 && blanksIn(text).length === 0)
    faults.push(`Only the freelancer can answer this: cite a fact or leave a blank. “${asked.text}”`);
  return faults;
}

/** The user's request counts as a fact for its subject, and for nothing else. */
function maySupport({ from, text: fact }: Fact, text: string): boolean {
  return from !== 'request' || isAbout(fact, text);
}

/** A link of the post may lead anywhere: a client does not need their own link. */
function findForeignLinks(text: string, { facts, userText }: ModelTask): string[] {
  const own = [...facts.map((fact) => fact.text), userText].join('\n').toLowerCase();
  return urlsIn(text)
    .filter((url) => !own.includes(url.toLowerCase()))
    .map((url) => `This link is not the freelancer's: ${url}`);
}

function isQuotedFrom(text: string, known: string): boolean {
  const words = wordsOf(text);
  return words.some(
    (_, at) => at + QUOTED_WORDS <= words.length && known.includes(` ${words.slice(at, at + QUOTED_WORDS).join(' ')} `),
  );
}
