import type { JobBrief } from '../brief.ts';

/** The hard conditions of a post, with an id each. */
export function conditionsIn({ availability }: JobBrief): { id: string; quote: string; text: string }[] {
  return availability.map(({ quote, text }, at) => ({ id: `c${at + 1}`, quote, text }));
}
