import type { Part } from '#shared/proposals/blocks.ts';
import { midSentence } from '../analyze/clause.ts';
import type { Further, WriterInput } from '../writer.ts';
import { type Context, contextOf, materialOf } from './context.ts';
import { capitalised, sentence, tame } from './phrases.ts';
import { factsFor, furtherProofs } from './proof.ts';
import { MOST_EXPLAINED, withMethod } from './sections/approach.ts';
import { heardIn, timingOf, toolsOf } from './sections/needs.ts';

/** What can be said in a part beyond what a proposal of usual length says, the most telling first. */
export function furtherFor(part: Part, input: WriterInput): Further[] {
  const context = contextOf(materialOf(input), input, { number: 0, lean: 0 });
  return (MORE[part]?.(context) ?? []).filter(({ text }) => text !== '');
}

const plain = (text: string): Further => ({ text: text === '' ? '' : sentence(text), evidence: [] });

const MORE: Partial<Record<Part, (context: Context) => Further[]>> = {
  hook: (context) => [
    ...proofsOf(context).slice(0, 1),
    ...told(context, 'insights', 2),
    ...heardIn(context).map(plain),
    plain(timingOf(context)),
  ],
  needs: (context) => [
    ...context.tasks.map(({ text, form }) => ({
      ...plain(
        form === 'verb' ? context.say('more', { list: text, to: `to ${text}` }) : context.say('moreNouns', { n: text }),
      ),
      about: text,
    })),
    ...heardIn(context).map(plain),
    plain(toolsOf(context)),
    plain(timingOf(context)),
    ...told(context, 'insights', 3),
  ],
  approach: (context) => [...explained(context), ...told(context, 'middle', 3), ...told(context, 'first', 1)],
  why_me: (context) => [
    ...proofsOf(context),
    ...[context.say('conduct'), context.say('manner'), context.say('manner')].map(plain),
  ],
  answers: (context) => context.brief.questions.flatMap((question) => answersTo(question, context)),
  next_step: (context) => Array.from({ length: 3 }, () => plain(beginning(context))),
  ps: (context) => told(context, 'tips', 2),
};

function proofsOf({ brief, facts, likeness }: Context): Further[] {
  return furtherProofs(brief, facts, likeness).map(({ text, evidence }) => ({ text, evidence }));
}

function explained(context: Context): Further[] {
  const steps = context.tasks.map((task) => withMethod(context, task)).filter((step) => step !== null);
  return steps.slice(0, MOST_EXPLAINED).map(plain);
}

function told(context: Context, list: Parameters<Context['tell']>[0], count: number): Further[] {
  return Array.from({ length: count }, (_, at) => plain(capitalised(context.tell(list, `further-${list}-${at}`))));
}

function answersTo({ text, kind }: Context['brief']['questions'][number], context: Context): Further[] {
  const asked = tame(text);
  const question = /\?$/.test(asked) ? asked : sentence(asked);
  if (kind === 'experience')
    return factsFor(text, context.facts, context.likeness).map((fact) => ({
      text: sentence(fact.text),
      evidence: [...fact.evidence],
      question,
    }));
  return kind === 'approach' && /\bhow (?:would|will|do) you\b/i.test(asked)
    ? told(context, 'middle', 2).map((further) => ({ ...further, question }))
    : [];
}

const BEGINNINGS = [
  'What would come first: {f}',
  'The first step is small: {f}',
  'To begin with: {f}',
  'A fair beginning: {f}',
] as const;

function beginning(context: Context): string {
  return context.picker
    .pick('beginning', BEGINNINGS)
    .replace('{f}', () => midSentence(context.tell('first', 'beginning-first')));
}
