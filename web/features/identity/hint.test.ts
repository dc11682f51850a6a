import { expect, it } from 'vitest';
import { createHint } from './hint.ts';

it.each([
  ['a visitor', '', undefined],
  ['among other cookies', 'theme=dark; signed-in=embedded; a=b', 'embedded'],
  ['Firebase', 'signed-in=firebase', 'firebase'],
  ['a value nobody set', 'signed-in=yes', undefined],
  ['a name that only ends like it', 'not-signed-in=embedded', undefined],
])('reads how this browser signed in: %s', (_name, cookie, expected) => {
  expect(createHint({ cookie }).read()).toBe(expected);
});

it('is taken away for the whole site', () => {
  const page = { cookie: 'signed-in=embedded' };
  createHint(page).remove();
  expect(page.cookie).toBe('signed-in=; Path=/; Max-Age=0; SameSite=Lax');
});
