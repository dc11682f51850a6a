import type { Block } from '#shared/proposals/blocks.ts';
import type { Context } from '../context.ts';
import { GENERAL } from '../fields/general.ts';

/** One question and what follows from its answer: the easiest next step there is. */
export function nextStep(context: Context): Block[] {
  const text = `${context.say('before')} ${questionFor(context)} ${context.say('after')}`;
  return [{ type: 'p', part: 'next_step', text, evidence: [] }];
}

/** Where a question already stood at the beginning: a call to answer it, and no second one. */
export function closeOnly(context: Context): Block[] {
  return [{ type: 'p', part: 'next_step', text: context.say('close'), evidence: [] }];
}

/** About the client's own words, where no trade has a better one. */
export function questionFor(context: Context): string {
  const { questions } = context.quotes;
  return questions.length > 0 ? context.picker.fresh('question-own', questions) : context.tell('questions');
}

/** Something the client can use at once, hired or not; failing that, that the post was read to its last line. */
export function postscript(context: Context): Block[] {
  if (context.lean >= 2) return [];
  const { note } = context.quotes;
  if (context.field === GENERAL && note !== null)
    return [{ type: 'ps', part: 'ps', text: context.say('noted', { q: note.text }), evidence: [] }];
  return [{ type: 'ps', part: 'ps', text: `${context.say('tip')} ${context.tell('tips')}`, evidence: [] }];
}
