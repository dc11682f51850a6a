import { expect, it } from 'vitest';
import { emailsIn } from './find-emails.ts';

it.each([
  ['Write to anna.k [at] shop [dot] example.', ['anna.k [at] shop [dot] example', 'anna.k']],
  ['Write to anna @ shop.example today.', ['anna @ shop.example']],
  ['info(at)shop(dot)co(dot)example', ['info(at)shop(dot)co(dot)example']],
  ['annakeller at shop dot example', ['annakeller at shop dot example', 'annakeller']],
  ['Meet me at shop.example, at noon.', []],
  ['We meet at four and dot every i.', []],
])('finds the split e-mail addresses in: %s', (text, emails) => {
  expect(emailsIn(text)).toEqual(emails);
});
