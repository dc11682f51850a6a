import type { Block } from '#shared/proposals/blocks.ts';
import type { ChangeInput } from '#shared/proposals/change.ts';
import { factsOfRequests } from '#shared/proposals/facts.ts';
import { type Rewrite, readPlan, type UserRequest } from '../llm/index.ts';
import { type Prepared, taskForModel } from '../prepared.ts';
import type { ComposedLetter } from '../writer.ts';
import { questionsOf } from './by-model.ts';
import type { ChangedLetter, LetterSection } from './changed-letter.ts';
import { type Requested, requestFaults } from './request-faults.ts';
import { newWording, withSentence } from './sentence.ts';

interface Changing {
  readonly input: ChangeInput;
  readonly authorNames: readonly string[] | undefined;
  readonly prepared: Prepared;
  readonly composed: ComposedLetter;
  readonly letter: ChangedLetter;
}

/** The plan of a change: where the model writes nothing usable, the letter stays as it is. */
export function taskForChange({ input, authorNames, prepared, composed, letter }: Changing) {
  const { material, reported, against } = prepared;
  const requests = factsOfRequests([...input.earlier, input.request]);
  const { sentence, targets } = letter;
  const questions = questionsOf(
    targets.flatMap(({ blocks }) => blocks),
    material.brief.questions,
  );
  const now = targets.map((target) => target.now).join('\n\n');
  const own = { ...against, facts: [...against.facts, ...requests] };
  const userText = [against.userText, ...requests.map(({ text }) => text), now].join('\n');
  return {
    ...taskForModel(prepared, input, composed, authorNames),
    facts: [...reported, ...requests],
    known: own.facts,
    userText,
    // The client's code words belong to the letter and are not rewritten here; the faults report lost ones.
    brief: { ...material.brief, questions: questions ?? [], opener: null, anywhere: [], puzzles: [] },
    post: { title: input.jobTitle, description: input.jobDescription },
    plan: sentence === null ? planFor(targets, material.brief.anywhere, questions !== null) : planForSentence(letter),
    rewrite: buildChangeRewrite(input, letter, requests, { ...own, userText }),
  };
}

function planFor(targets: readonly LetterSection[], anywhere: readonly { word: string }[], areQuestionsKnown: boolean) {
  const isCodeWord = (block: Block) => block.type === 'p' && anywhere.some(({ word }) => word === block.text);
  const plan = readPlan(
    targets.flatMap(({ blocks }) => blocks),
    isCodeWord,
  );
  const isKnown = (part: string) => part !== 'answers' || areQuestionsKnown;
  return {
    ...plan,
    sections: plan.sections.map((section) => ({ ...section, isAsked: section.isAsked && isKnown(section.part) })),
  };
}

function planForSentence({ targets: [target], sentence }: ChangedLetter) {
  if (!target || !sentence) return { opening: [], sections: [], composed: [] };
  const block: Block = { type: 'p', part: target.part, text: sentence, evidence: [] };
  const section = { part: target.part, heading: undefined, blocks: [block], byCode: [], isAsked: true };
  return { opening: [], sections: [section], composed: [block] };
}

const SCOPES = { sentence: 'sentence', part: 'section', letter: 'letter' } as const;

function buildChangeRewrite(
  { request: text, scope }: ChangeInput,
  { targets, rest, sentence }: ChangedLetter,
  requests: ReturnType<typeof factsOfRequests>,
  against: Requested['against'],
): Rewrite {
  const id = requests.at(-1)?.id ?? '';
  const sections = targets.map(({ part, now, keep }) => ({ part, text: now, keep }));
  const action: UserRequest = { text, id, earlier: requests.slice(0, -1), scope: SCOPES[scope], sentence, sections };
  const asked = { text, id, against, isLetter: scope === 'letter' };
  return {
    action,
    now: targets.map(({ now }) => now).join('\n\n'),
    rest,
    faultsIn(blocks) {
      const target = targets.find(({ part }) => part === blocks[0]?.part);
      if (!target) return ['It is none of the sections that were asked for.'];
      const others = targets.filter((one) => one !== target).map(({ now }) => now);
      const state = { now: target.now, rest: [...others, rest].filter((one) => one !== '').join('\n\n') };
      const requested = { ...asked, keep: target.keep };
      if (sentence === null) return requestFaults(blocks, state, requested);
      const wording = newWording(blocks, target.now, sentence);
      if (wording === null) return ['Write the new wording of "sentence" alone, in one or two sentences.'];
      return requestFaults(withSentence(target, { sentence, wording, from: blocks }), state, requested);
    },
  };
}
