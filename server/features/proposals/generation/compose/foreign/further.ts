import type { Part } from '#shared/proposals/blocks.ts';
import type { Further } from '../../writer.ts';
import { isBroad } from '../phrases.ts';
import { asPut } from './answers.ts';
import { type AbroadInput, type Context, capitalised, contextOf, sentence } from './material.ts';
import { factFor, furtherProofs } from './proof.ts';
import { frameOf, shown } from './sections.ts';

/** The same as in English: what can be said in a part beyond what a proposal of usual length says, the most telling first. */
export function furtherAbroad(part: Part, input: AbroadInput): Further[] {
  const context = contextOf(input, 0);
  return (MORE[part]?.(context, input) ?? []).filter(({ text }) => text !== '');
}

const plain = (text: string): Further => ({ text: text === '' ? '' : sentence(text), evidence: [] });

const MORE: Partial<Record<Part, (context: Context, input: AbroadInput) => Further[]>> = {
  hook: (context, input) => [
    ...proofsOf(context, input).slice(0, 1),
    ...told(context, 'insights', 2),
    ...frameOf(context).map(plain),
  ],
  needs: (context) => [
    ...context.tasks.map(({ text }) => ({ ...plain(context.say('more', { list: text })), about: text })),
    ...frameOf(context).map(plain),
    ...told(context, 'insights', 3),
  ],
  approach: (context) => [...told(context, 'middle', 3), ...told(context, 'first', 1)],
  why_me: (context, input) => [
    ...proofsOf(context, input),
    ...[context.say('conduct'), context.say('manner'), context.say('manner')].map(plain),
  ],
  answers: (context, input) => context.brief.questions.flatMap((question) => answersTo(question, context, input)),
  next_step: (context) => Array.from({ length: 3 }, () => plain(beginning(context))),
  ps: (context) => told(context, 'tips', 2),
};

function proofsOf({ brief, facts, tongue }: Context, { language }: AbroadInput): Further[] {
  return furtherProofs(brief, facts, language).map((proof) => ({
    text: shown(proof, tongue.fixed.quotes),
    evidence: proof.evidence,
  }));
}

function told(context: Context, list: Parameters<Context['tell']>[0], count: number): Further[] {
  return Array.from({ length: count }, (_, at) => plain(capitalised(context.tell(list, `further-${list}-${at}`))));
}

function answersTo(
  { text, kind }: Context['brief']['questions'][number],
  context: Context,
  { language }: AbroadInput,
): Further[] {
  const question = asPut(text);
  if (kind === 'experience') {
    const fact = factFor(text, context.facts, language);
    return fact ? [{ text: sentence(fact.text), evidence: [fact.id], question }] : [];
  }
  return kind === 'approach' && context.tongue.fixed.asksHow.test(question) && isBroad(question)
    ? told(context, 'middle', 2).map((further) => ({ ...further, question }))
    : [];
}

function beginning({ picker, tell, tongue }: Context): string {
  const { beginnings, afterColon } = tongue.fixed;
  return picker.pick('beginning', beginnings).replace('{f}', () => afterColon(tell('first', 'beginning-first')));
}
