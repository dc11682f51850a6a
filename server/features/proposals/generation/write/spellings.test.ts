import { expect, it } from 'vitest';
import { spellingsOf } from './spellings.ts';

const of = (post: string, skills: readonly string[] = []) =>
  spellingsOf(post, { skills: skills.map((name) => ({ name, quote: name, start: 0 })) }, []);

it('knows words with a spelling of their own', () => {
  const found = of('We use WhatsApp, n8n and an MCP server for iOS, and npm.', ['npm']);
  expect(found).toEqual(expect.arrayContaining(['WhatsApp', 'n8n', 'MCP', 'iOS', 'npm']));
});

it.each([
  'We need it ONLY for phones and MUST have it.',
  'THIS IS URGENT WORK FOR OUR SHOP',
  'An API here, an api there.',
  'See https://WhatsApp.example/MCP for more.',
  'US and IT are words too.',
])('takes no other: %s', (post) => {
  expect(of(post)).toEqual([]);
});
