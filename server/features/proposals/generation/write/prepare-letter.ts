import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { LetterMaterial } from '#shared/proposals/letter/material.ts';
import { STYLE_ROWS } from '#shared/proposals/letter/styles.ts';
import type { Style, Tone } from '#shared/proposals/options.ts';
import { contentStems } from '#shared/proposals/verify/words.ts';
import { listAsked } from './answer-asks.ts';
import { choosePlaybook } from './choose-playbook.ts';
import { clientNameIn } from './client-name.ts';
import { clientNeedIn } from './client-need.ts';
import { type Candidate, candidatesOf } from './fact-sentences.ts';
import { fittingLines } from './fitting-lines.ts';
import { type LanguagePack, letterWordsOf, packOf } from './language-pack.ts';
import { chooseLead, type Job, rankFacts } from './own-facts.ts';

export interface LetterInput {
  readonly brief: JobBrief;
  readonly title: string;
  readonly description: string;
  readonly facts: readonly Fact[];
  readonly tone: Tone;
  readonly style: Style;
  readonly language: WrittenLanguage;
  /** Chooses among equally fit playbook lines: two people never get the same letter for one job. */
  readonly seed: string;
  /** A playbook file to leave out: for measuring letters without the right one. */
  readonly withoutFile?: string | undefined;
}

const MAX_OTHER_FACTS = 6;
const MAX_SAMPLE_SENTENCES = 2;

/** Chooses the material of a letter: the user's nearest facts, answers, and the lines of the playbook. */
export function prepareLetter(input: LetterInput): LetterMaterial {
  const { brief, title, description, facts, tone, style, language, seed } = input;
  const pack = packOf(language);
  const text = withoutAsked(description, brief);
  const chosen = choosePlaybook({ title, text, language }, input.withoutFile);
  const playbook = chosen && fittingLines(chosen, { title, text: description, seed, language, tone });
  const job: Job = {
    title,
    text,
    language: brief.language === 'other' ? 'en' : brief.language,
    thesaurus: chosen ? [...chosen.file.object, ...chosen.file.task].join(' ') : '',
    profile: facts
      .filter(({ from }) => from !== 'sample')
      .map(({ text: said }) => said)
      .join('\n'),
    asksExperience: brief.asks.some(({ kind }) => kind === 'experience'),
    mostFacts: STYLE_ROWS[style].facts,
  };
  const candidates = candidatesOf(facts, pack);
  const scored = rankFacts(candidates, job);
  const firstSteps = playbook?.first ?? [];
  const speakAlone = candidates.flatMap((one) => [one, ...one.more.filter(({ standsAlone }) => standsAlone)]);
  const asked = listAsked(brief, speakAlone, { facts, job, pack, firstSteps });
  const chosenFacts = chooseLead(scored, job, asked.taken);
  // With a single near sentence, it opens the letter: an answer can be typed, the first line must exist.
  const isOnlyFact = chosenFacts.lead.every(({ from }) => from === 'portfolio') && asked.taken.size > 0;
  const opening = isOnlyFact ? chooseLead(scored, job, new Set()) : chosenFacts;
  const opened = new Set(opening.lead.map((fact) => fact.text));
  const asks = asked.asks.map((ask) => (ask.fact && opened.has(ask.fact.text) ? { ...ask, fact: null } : ask));
  const quotes = availabilityLeft(brief);
  return {
    language,
    style,
    title: brief.title,
    need: clientNeedIn({ title, description }, brief),
    words: letterWordsOf(language, tone),
    opener: brief.opener?.word ?? null,
    codeSentence: brief.codeSentence?.word ?? null,
    anywhere: brief.anywhere.map(({ word }) => word),
    puzzles: brief.puzzles.map(({ id, expression, answer }) => ({ id, expression, answer })),
    clientName: clientNameIn(description),
    lead: opening.lead.map(({ id, text: words }) => ({ id, text: words })),
    otherFacts: [...opening.others, ...sampleSentences(facts, job, pack)]
      .slice(0, MAX_OTHER_FACTS)
      .map(({ id, text: words }) => ({ id, text: words })),
    farFacts: opening.far.slice(0, MAX_OTHER_FACTS).map(({ id, text: words }) => ({ id, text: words })),
    asks,
    availability: quotes.length > 0 ? { quotes, prompt: pack.availability } : null,
    playbook,
    hasOwnFacts: opening.lead.length > 0 || asks.some(({ fact }) => fact !== null),
  };
}

/** Hours, zone or start that no question of the client asks for already. */
function availabilityLeft({ questions, asks, availability }: JobBrief): string[] {
  const asked = [...questions, ...asks].filter(({ kind }) => kind === 'availability');
  const said = new Set(asked.flatMap(({ text }) => contentStems(text)));
  return availability.map(({ text }) => text).filter((text) => !contentStems(text).some((stem) => said.has(stem)));
}

/** Sentences of writing samples are voice; they are offered, and become a fact only when the user takes one. */
function sampleSentences(facts: readonly Fact[], job: Job, pack: LanguagePack): Candidate[] {
  const samples = facts.filter(({ from }) => from === 'sample').map((fact): Fact => ({ ...fact, from: 'about' }));
  return rankFacts(candidatesOf(samples, pack), job)
    .filter(({ score }) => score > 0)
    .slice(0, MAX_SAMPLE_SENTENCES)
    .map(({ fact }) => fact);
}

/** The post without its asks and its ban of AI: they say nothing about the work. */
function withoutAsked(description: string, { questions, asks, forbidsAi }: JobBrief): string {
  return [...questions, ...asks, ...(forbidsAi ? [forbidsAi] : [])].reduce(
    (rest, { quote }) => rest.replace(quote, ' '),
    description,
  );
}
