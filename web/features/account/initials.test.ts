import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Anna Maria Berg', 'AB'],
  ['anna', 'A'],
  [' élodie  d’Or ', 'ÉD'],
  ['𠮷野 家', '𠮷家'],
  ['', ''],
])('%j is shown as %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
