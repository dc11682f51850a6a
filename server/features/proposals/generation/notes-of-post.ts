import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { GenerateInput } from '#shared/proposals/contract.ts';
import type { LetterMaterial } from '#shared/proposals/letter/material.ts';
import type { ProposalNotes } from '#shared/proposals/notes.ts';
import { readWithoutInjections } from './llm/index.ts';
import { prepare, seedOf } from './prepared.ts';
import type { EngineTasks } from './tasks.ts';
import { availabilityLeft } from './write/answer-asks.ts';

const MAX_FACTS = 6;

/**
 * The material of a letter, for a person who writes it themselves: their facts, chosen as for a letter, in their own words,
 * and the client's asks. No sentence of it is the writer's.
 * @throws AppError POST_NOT_UNDERSTOOD
 */
export async function notesOfPost(tasks: EngineTasks, input: GenerateInput): Promise<ProposalNotes> {
  const { material: task } = await prepare(readWithoutInjections(tasks.read), input);
  const { material } = await tasks.letter({ ...task, seed: seedOf(input, '', 0) });
  const { brief, facts } = task;
  return {
    opener: brief.opener?.word ?? null,
    anywhere: brief.anywhere.map(({ word }) => word),
    codeSentence: brief.codeSentence?.word ?? null,
    facts: listNearestFacts(material, facts),
    asks: listAsks(brief, material, facts),
  };
}

/** As the user entered them: the writer may have chosen a clause, or put 'I' before it. A sample is voice and no fact. */
function listNearestFacts({ lead, asks, otherFacts }: LetterMaterial, facts: readonly Fact[]): string[] {
  const chosen = [...lead, ...asks.flatMap(({ fact }) => fact ?? []), ...otherFacts];
  const texts = chosen.flatMap(({ id }) => ownWords(id, facts) ?? []);
  return [...new Set(texts)].slice(0, MAX_FACTS);
}

function ownWords(id: string, facts: readonly Fact[]): string | undefined {
  return facts.find((fact) => fact.id === id && fact.from !== 'sample')?.text;
}

function listAsks(brief: JobBrief, material: LetterMaterial, facts: readonly Fact[]): ProposalNotes['asks'] {
  const asked = [...brief.questions, ...brief.asks, ...brief.puzzles.map(puzzleAsAsk)]
    .toSorted((a, b) => a.start - b.start)
    .map(({ id, text }) => {
      const answer = material.asks.find((ask) => ask.fact && (ask.id === id || partOf(ask.id) === id))?.fact;
      return { text, fact: (answer && ownWords(answer.id, facts)) ?? null };
    });
  const conditions = availabilityLeft(brief).map((text) => ({ text, fact: null }));
  const all = [...asked, ...conditions];
  return all.filter(({ text }, at) => all.findIndex((one) => one.text === text) === at);
}

function puzzleAsAsk({ id, start, expression }: JobBrief['puzzles'][number]) {
  return { id, start, text: expression };
}

/** 'a1b' is one of several things in one ask. */
function partOf(id: string): string {
  return id.replace(/(\d)[a-z]$/, '$1');
}
