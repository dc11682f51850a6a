import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { LetterFact, LetterMaterial } from '#shared/proposals/letter/material.ts';
import { STYLE_ROWS } from '#shared/proposals/letter/styles.ts';
import type { Style, Tone } from '#shared/proposals/options.ts';
import { listAsked } from './answer-asks.ts';
import { pricesOf } from './ask-facts.ts';
import { clientNameIn } from './client-name.ts';
import { candidatesOf } from './fact-sentences.ts';
import { hookOf } from './hook.ts';
import { type LanguagePack, letterWordsOf, packOf } from './language-pack.ts';
import { type ChosenFacts, chooseLead, type Job, rankFacts } from './own-facts.ts';
import { plainPartsOf } from './plain-parts.ts';
import { playbookFileAt } from './playbook.ts';
import { profileCard } from './profile-card.ts';
import { isSlogan } from './slogans.ts';
import { spellingsOf } from './spellings.ts';
import { suggestionsFor } from './suggestions.ts';

export interface LetterInput {
  readonly brief: JobBrief;
  readonly title: string;
  readonly description: string;
  readonly facts: readonly Fact[];
  readonly tone: Tone;
  readonly style: Style;
  readonly language: WrittenLanguage;
  /** Chooses among equally fit lines and frames: two people never get the same letter for one job. */
  readonly seed: string;
}

const MAX_OTHER_FACTS = 8;
const MAX_SAMPLE_SENTENCES = 2;

/** Chooses the material of a letter: the user's nearest facts, answers, and the lines of the playbook. */
export function prepareLetter(input: LetterInput): LetterMaterial {
  const { brief, title, description, facts, tone, style, language, seed } = input;
  const pack = packOf(language);
  const text = withoutAsked(description, brief);
  const playbook = suggestionsFor(input, pack);
  const file = playbook?.file ? playbookFileAt(`playbook/${playbook.file}.yaml`) : undefined;
  const job: Job = {
    title,
    text,
    language: brief.language === 'other' ? 'en' : brief.language,
    thesaurus: file ? [...file.object, ...file.task].join(' ') : '',
    profile: facts
      .filter(({ from }) => from !== 'sample')
      .map(({ text: said }) => said)
      .join('\n'),
    asksExperience: brief.asks.some(({ kind }) => kind === 'experience'),
    mostFacts: STYLE_ROWS[style].facts,
  };
  const candidates = candidatesOf(facts, pack).filter((one) => !isSlogan(one.text));
  const scored = rankFacts(candidates, job);
  const speakAlone = candidates.flatMap((one) => [one, ...one.more.filter(({ standsAlone }) => standsAlone)]);
  const asked = listAsked(brief, speakAlone, { facts, job, pack, language });
  const chosen = chooseLead(scored, job, asked.taken);
  // What answers an ask leads again where the user answers that themselves.
  const lead = unique([...chooseLead(scored, job, new Set()).lead, ...chosen.lead]);
  const post = `${title}\n${description}`;
  return {
    language,
    style,
    words: letterWordsOf(language, { tone, style, seed }),
    hook: language === 'en' ? hookOf({ title, description }, brief) : null,
    parts: language === 'en' ? plainPartsOf(brief) : [],
    spellings: spellingsOf(post, brief, facts),
    opener: brief.opener?.word ?? null,
    codeSentence: brief.codeSentence?.word ?? null,
    anywhere: brief.anywhere.map(({ word }) => word),
    puzzles: brief.puzzles.map(({ id, expression, answer }) => ({ id, expression, answer })),
    clientName: clientNameIn(description),
    lead: lead.map(textOnly),
    card: profileCard(facts, candidates, job, { pack, lead }),
    ...offeredFacts(chosen, facts, job, pack),
    rates: pricesOf(candidates).map((one) => one.text),
    asks: asked.asks,
    answeredBy: asked.answeredBy,
    aliases: asked.aliases,
    playbook,
  };
}

function unique<T extends { readonly text: string }>(all: readonly T[]): T[] {
  return [...new Map(all.map((one) => [one.text, one])).values()];
}

function textOnly({ id, text }: LetterFact): LetterFact {
  return { id, text };
}

function offeredFacts(
  { others, far }: ChosenFacts,
  facts: readonly Fact[],
  job: Job,
  pack: LanguagePack,
): Pick<LetterMaterial, 'otherFacts' | 'farFacts'> {
  const near = [...others, ...sampleSentences(facts, job, pack)];
  return {
    otherFacts: near.slice(0, MAX_OTHER_FACTS).map(textOnly),
    farFacts: far.slice(0, MAX_OTHER_FACTS).map(textOnly),
  };
}

/** Sentences of writing samples are voice; they are offered, and become a fact only when the user takes one. */
function sampleSentences(facts: readonly Fact[], job: Job, pack: LanguagePack): LetterFact[] {
  const samples = facts.filter(({ from }) => from === 'sample').map((fact): Fact => ({ ...fact, from: 'about' }));
  return rankFacts(candidatesOf(samples, pack), job)
    .filter(({ score, fact }) => score > 0 && !isSlogan(fact.text))
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
