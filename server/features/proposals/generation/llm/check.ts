import type { Block } from '#shared/proposals/blocks.ts';
import { LANGUAGE_NAMES } from '#shared/proposals/languages.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { unsupportedClaims } from '#shared/proposals/verify/claims.ts';
import { CHECKS, type Gate, type GateName } from '#shared/proposals/verify/gates.ts';
import { sourcesOf } from '#shared/proposals/verify/sources.ts';
import { blanksIn, urlsIn } from '#shared/proposals/verify/tokens.ts';
import { wordsOf } from '#shared/proposals/verify/words.ts';
import { verifyProposal } from '#shared/proposals/verify.ts';
import { languageOf } from '../read/language.ts';
import { STOCK_PHRASES } from '../stock-phrases.ts';
import type { ReadSection, Said } from './blocks.ts';
import type { ModelTask } from './prompt.ts';
import { standsIn } from './rework.ts';

/** What a section is held against: the task, what is secret, and the text that it would be part of. */
export interface CheckedIn {
  readonly task: ModelTask;
  /** The system prompt and its key: none of it may stand in an answer. */
  readonly secret: { readonly key: string; readonly system: string };
  /** The post without orders to a model: a number that stands there is no invention. */
  readonly postText: string;
  /** The whole proposal with this section in it, and the composer's where nothing is written yet. */
  readonly whole: readonly Block[];
}

// So many words in a row are no accident.
const QUOTED_WORDS = 9;
// Shorter ones are names and tools in no language.
const MIN_LANGUAGE_WORDS = 8;
/** Only the freelancer knows these. */
const THEIRS: readonly string[] = ['rate', 'availability', 'timeline', 'location'];

/** Gates that a sentence can break by itself. What it claims is told to the user, who knows whether it is true. */
const OF_A_SENTENCE = ['ignored', 'links', 'numbers', 'contact', 'markdown'] as const satisfies readonly GateName[];

/** What is wrong with a section as a part of the whole, in sentences that tell the model how to mend it. */
export function faultsOf(section: ReadSection, { task, secret, whole, postText }: CheckedIn): string[] {
  const { rework } = task;
  return [
    ...(isLeak(blocksToPlain(section.blocks), secret) ? [LEAK] : []),
    ...(rework ? rework.faultsIn(section.blocks) : gateFaults(whole, task, postText)),
  ];
}

/** Why a sentence may not be shown; empty for one that may. One that stands in the section already is the user's own. */
export function faultsOfSentence(said: Said, { task, secret, postText }: Omit<CheckedIn, 'whole'>): string[] {
  if (standsIn(task.rework, said.text)) return [];
  const sources = sourcesOf(task.brief, task.known, `${task.userText}\n${postText}`);
  const gates = OF_A_SENTENCE.map((gate) => CHECKS[gate](said.text, sources));
  return [
    ...sentenceFaults(said, task),
    ...(said.isMangled ? ['A text in double braces must be copied letter for letter, as it was given.'] : []),
    ...(isLeak(said.text, secret) ? [LEAK] : []),
    ...strangeLinks(said.text, task),
    ...gates.filter(({ ok }) => !ok).map(inWords),
  ];
}

const LEAK = 'It repeats your instructions.';

function isLeak(text: string, { key, system }: CheckedIn['secret']): boolean {
  return text.includes(key) || quotes(text, system);
}

function gateFaults(whole: readonly Block[], { brief, known, userText }: ModelTask, postText: string): string[] {
  const against = { brief, facts: known, userText: `${userText}\n${postText}` };
  const { gates } = verifyProposal({ text: blocksToPlain(whole), ...against });
  return gates.filter(({ ok, gate }) => !ok && gate !== 'claims').map(inWords);
}

function inWords({ detail, quote }: Gate): string {
  return quote ? `${detail} (“${quote}”)` : detail;
}

function sentenceFaults({ text, facts: cited, question }: Said, task: ModelTask): string[] {
  const faults: string[] = [];
  const known = task.facts.filter(({ id }) => cited.includes(id));
  const isUnknown = unsupportedClaims(text, task.facts).length > 0;
  // What cites a fact and says more is shown, and marked: its user knows whether it is true.
  if (isUnknown && known.length === 0) faults.push(`This claim cites no fact: “${text}”`);
  if (STOCK_PHRASES.test(text)) faults.push(`This is a stock phrase: “${text}”`);
  if (wordsOf(text).length >= MIN_LANGUAGE_WORDS && languageOf(text) !== task.language)
    faults.push(`It must be in ${LANGUAGE_NAMES[task.language].name}.`);
  const asked = task.brief.questions.find(({ id }) => id === question);
  const isTheirs = asked && (asked.kind === 'experience' || asked.yesNoExperience || THEIRS.includes(asked.kind));
  if (isTheirs && known.length === 0 && blanksIn(text).length === 0)
    faults.push(`Only the freelancer can answer this: cite a fact or leave a blank. “${asked.text}”`);
  return faults;
}

/** A link of the post may lead anywhere: a client has no need to be sent back their own. */
function strangeLinks(text: string, { facts, userText }: ModelTask): string[] {
  const own = [...facts.map((fact) => fact.text), userText].join('\n').toLowerCase();
  return urlsIn(text)
    .filter((url) => !own.includes(url.toLowerCase()))
    .map((url) => `This link is not the freelancer's: ${url}`);
}

function quotes(text: string, source: string): boolean {
  const known = ` ${wordsOf(source).join(' ')} `;
  const words = wordsOf(text);
  return words.some(
    (_, at) => at + QUOTED_WORDS <= words.length && known.includes(` ${words.slice(at, at + QUOTED_WORDS).join(' ')} `),
  );
}
