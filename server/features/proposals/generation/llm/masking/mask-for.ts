import { inert, postWithoutOrders } from '../orders.ts';
import type { ModelTask } from '../prompt.ts';
import { textsToHide } from './find.ts';
import { Mask } from './mask.ts';

/** Hides what the user wished hidden, found in the post and in their own words as they would be sent. */
export function maskFor({ brief, facts, post, masked }: ModelTask): Mask {
  if (masked.length === 0) return new Mask([], '');
  const source = [inert(postWithoutOrders(post).text), ...facts.map(({ text }) => inert(text))].join('\n');
  const known = brief.skills.map(({ name }) => name);
  return new Mask(textsToHide(source, masked, known), source);
}
