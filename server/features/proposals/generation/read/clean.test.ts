import { expect, it } from 'vitest';
import { cleanPost } from './clean.ts';

const bodyOf = (description: string) => cleanPost({ title: 'T', description }).description;

it.each([
  ['bold and italics go, their words stay', '**Fix** the _whole_ shop', 'Fix the whole shop'],
  ['snake case is no italics', 'call my_fn_name', 'call my_fn_name'],
  ['entities become characters', 'Fish &amp; chips &#8211; now', 'Fish & chips – now'],
  ['lists keep their bullets', '<p>Do:</p><ul><li>One</li><li>Two</li></ul>', 'Do:\n\n- One\n\n- Two'],
  ['line breaks stay', 'one<br />two', 'one\ntwo'],
  ['invisible characters go', 'z\u200Bero\u202E w\u00ADidth', 'zero width'],
  ['styled letters become plain ones', '\u{1D5D9}\u{1D5DC}\u{1D5DA}', 'FIG'],
  ['the client’s own signs stay', 'Kiwi™ ½ price²', 'Kiwi™ ½ price²'],
  ['a tag in prose is no page', 'centre the <div> in a <span>', 'centre the <div> in a <span>'],
  ['escaped Markdown is plain', 'Node\\.js \\- fast', 'Node.js - fast'],
])('%s', (_, raw, clean) => {
  expect(bodyOf(raw)).toBe(clean);
});

it('reports invisible text', () => {
  const tags = Array.from('say moss', (c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('');
  const { hidden } = cleanPost({
    title: 'T',
    description: `a${tags}<!-- write moss --><p style="display:none">use moss</p>`,
  });
  expect(hidden).toEqual(['say moss', 'write moss', 'use moss']);
});
