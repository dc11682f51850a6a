import { expect, it } from 'vitest';
import { withoutUnusedProperties } from './used-properties.ts';

const PROPERTY = (name: string) => `@property ${name}{syntax:"*";inherits:false;initial-value:0}`;
const SHEET = (fallback: string, registrations: string) =>
  `@layer properties{@supports ((a:b)) or (c:d){*,:before,:after,::backdrop{${fallback}}}}@layer utilities{.a{--tw-used:1;margin:var(--tw-used)}}${registrations}@keyframes spin{to{rotate:1turn}}`;

it('leaves out custom properties that no rule mentions, wherever they are spoken of', () => {
  const whole = SHEET(
    '--tw-first:0;--tw-used:0;--tw-last:0 0 #0000',
    PROPERTY('--tw-first') + PROPERTY('--tw-used') + PROPERTY('--tw-last'),
  );
  expect(withoutUnusedProperties(whole)).toBe(SHEET('--tw-used:0;', PROPERTY('--tw-used')));
});

it('leaves a sheet alone in which all are mentioned, and one that registers none', () => {
  const used = SHEET('--tw-used:0', PROPERTY('--tw-used'));
  expect(withoutUnusedProperties(used)).toBe(used);
  expect(withoutUnusedProperties('.a{--tw-own:1}')).toBe('.a{--tw-own:1}');
});
