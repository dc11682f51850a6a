import type { Block } from '#shared/proposals/blocks.ts';
import type { Context } from '../context.ts';

/** One question and what follows from its answer: the easiest next step there is. */
export function nextStep(context: Context): Block[] {
  const text = `${context.say('before')} ${context.tell('questions')} ${context.say('after')}`;
  return [{ type: 'p', part: 'next_step', text, evidence: [] }];
}

/** Where a question already stood at the beginning: a call to answer it, and no second one. */
export function closeOnly(context: Context): Block[] {
  return [{ type: 'p', part: 'next_step', text: context.say('close'), evidence: [] }];
}

/** Something the client can use at once, hired or not. */
export function postscript(context: Context): Block[] {
  if (context.lean >= 2) return [];
  return [{ type: 'ps', part: 'ps', text: `${context.say('tip')} ${context.tell('tips')}`, evidence: [] }];
}
