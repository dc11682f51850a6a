import type { ModelTask } from '../prompt.ts';
import { postWithoutInjections, removeMarks } from '../prompt-injection.ts';
import { textsToHide } from './find.ts';
import { ownNames } from './find-names.ts';
import { Mask } from './mask.ts';

/** Masks what the user chose to hide, found in the post and in their own words as they would be sent. */
export function maskFor({ brief, facts, post, masked, rewrite, voice = [], authorNames = [] }: ModelTask): Mask {
  if (masked.length === 0) return new Mask([], '');
  const existing = rewrite ? [rewrite.now, rewrite.rest] : [];
  const own = [...facts.map(({ text }) => text), ...existing, ...voice];
  const source = [removeMarks(postWithoutInjections(post).text), ...own.map(removeMarks)].join('\n');
  const known = brief.skills.map(({ name }) => name);
  const names = masked.includes('names') ? authorNames.flatMap(ownNames) : [];
  const theirs = names.map((text) => ({ kind: 'names' as const, text }));
  return new Mask([...theirs, ...textsToHide(source, masked, known)], source);
}
