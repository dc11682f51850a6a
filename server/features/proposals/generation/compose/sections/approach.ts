import type { Block } from '#shared/proposals/blocks.ts';
import type { Context } from '../context.ts';
import { GENERAL } from '../fields/general.ts';
import { methodsFor } from '../methods.ts';
import type { Task } from '../needs.ts';
import { capitalised, sentence, wordCount } from '../phrases.ts';

/** The steps in order: a first one of the trade, the client's tasks with how each is done, and a last one. */
export function approachList(
  context: Context,
  tasks: readonly Task[],
  options: { ordered: boolean; words: number },
): Block[] {
  const first = context.tell('first');
  const last = context.tell('last');
  const items = [
    first,
    ...stepsFor(context, tasks, options.words / (context.lean + 1) - wordCount(first) - wordCount(last)),
    last,
  ];
  return [
    { type: 'p', part: 'approach', text: context.say('approach'), evidence: [] },
    { type: 'list', part: 'approach', items, ordered: options.ordered, evidence: [] },
  ];
}

/** Two or three sentences instead of a list. */
export function approachParagraph(context: Context): Block[] {
  const text = `${context.tell('first')} ${context.tell('last')}`;
  return [{ type: 'p', part: 'approach', text, evidence: [] }];
}

/** A list in which each line explains itself reads like a form. */
export const MOST_EXPLAINED = 2;

/** No trade to speak for, and the client's words stand with a blank beside them: what fits every job would only blur that. */
export function isLeftOpen({ field, listened }: Context): boolean {
  return field === GENERAL && listened.isUnsure;
}

function stepsFor(context: Context, tasks: readonly Task[], words: number): string[] {
  if (tasks.length === 0) return isLeftOpen(context) ? [] : [context.tell('middle')];
  let left = words;
  let explained = 0;
  return tasks.map((task, index) => {
    const plain = stepOf(context, task);
    const rest = tasks.slice(index + 1).reduce((sum, { text }) => sum + wordCount(text), 0);
    const full = explained < MOST_EXPLAINED ? withMethod(context, task) : null;
    const chosen = full !== null && wordCount(full) + rest <= left ? full : plain;
    left -= wordCount(chosen);
    if (chosen === full) explained += 1;
    return sentence(chosen);
  });
}

const DELIVER = ['Deliver', 'Prepare', 'Provide'] as const;

/** A thing to deliver is no step by itself: 'Deliver a short guide'. */
function stepOf({ picker }: Context, { id, text, form }: Task): string {
  return form === 'verb' ? capitalised(text) : `${picker.pick(`deliver-${id}`, DELIVER)} ${text}`;
}

/** With how it is done behind a colon; null where verb and trade do not say for sure. */
export function withMethod(context: Context, task: Task): string | null {
  const tails = task.form === 'verb' ? methodsFor(task.text, context.field) : [];
  return tails.length === 0 ? null : `${stepOf(context, task)}: ${context.picker.fresh(`method-${task.id}`, tails)}`;
}
