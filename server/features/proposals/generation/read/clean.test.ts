import { expect, it } from 'vitest';
import { cleanPost } from './clean.ts';

const bodyOf = (description: string) => cleanPost({ title: 'T', description }).description;

it.each([
  ['bold and italics go, their words stay', '**Fix** the _whole_ shop', 'Fix the whole shop'],
  ['snake case is no italics', 'call my_fn_name', 'call my_fn_name'],
  ['entities become characters', 'Fish &amp; chips &#8211; now', 'Fish & chips – now'],
  ['lists keep their bullets', '<p>Do:</p><ul><li>One</li><li>Two</li></ul>', 'Do:\n\n- One\n\n- Two'],
  ['a page that was cut off is one', '<p>As agreed&nbsp;on the phone', 'As agreed on the phone'],
  ['a page of one heading is one', '<h2>Ledger clerk</h2>', '## Ledger clerk'],
  [
    'an escaped page is one',
    '&lt;p&gt;We need a clerk.&lt;/p&gt;&lt;p&gt;Part time&lt;/p&gt;',
    'We need a clerk.\n\nPart time',
  ],
  ['an escaped tag in prose is none', 'centre the &lt;div&gt; in a span', 'centre the <div> in a span'],
  ['scripts and styles go', '<p>One</p><script>let a;</script><style>p{}</style>', 'One'],
  ['the link to the rest goes', 'We need a clerk for … View more', 'We need a clerk for'],
  ['the link that folds goes', 'We need a clerk.\nRead more', 'We need a clerk.'],
  ['more in a sentence stays', 'We need a clerk and more', 'We need a clerk and more'],
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
