import { expect, it } from 'vitest';
import { isOptional } from './slot-names.ts';

it('calls a blank optional that the letter does without', () => {
  expect(isOptional({ state: 'open', text: '' }, true)).toBe(false);
  expect(isOptional({ state: 'open', text: '' }, false)).toBe(true);
  // An ask for experience that the opening answers.
  expect(isOptional({ state: 'suggested', text: '' }, false)).toBe(true);
  expect(isOptional({ state: 'suggested', text: 'I did it.' }, false)).toBe(false);
});
