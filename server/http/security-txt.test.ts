import { expect, it } from 'vitest';
import { appForAll } from '../testing/app.ts';

const env = { APP_ORIGIN: 'https://proposals.example', SUPPORT_EMAIL: 'help@proposals.example' };
const app = appForAll({ env, now: () => Date.parse('2026-03-01T15:00:00Z') });

it('security.txt names the address of support and stays valid for half a year', async () => {
  const answer = await app().get('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'public, max-age=86400',
  ]);
  expect(answer.text).toBe(
    [
      'Contact: mailto:help@proposals.example',
      'Contact: https://proposals.example/contact',
      'Expires: 2026-08-28T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://proposals.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
