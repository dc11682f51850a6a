import { expect, it } from 'vitest';
import type { Block } from '../blocks.ts';
import { documentOfLetter, writtenSections } from './of-letter.ts';
import { documentToHtml } from './to-html.ts';

const p = (text: string, part: Exclude<Block['part'], 'ps'> = 'proof'): Block => ({
  type: 'p',
  part,
  text,
  evidence: [],
});

it.each<[string, Block, string]>([
  [
    'what the text says, and never runs it',
    p('Is <b>a</b> < b & "c"?'),
    '<p>Is &lt;b&gt;a&lt;/b&gt; &lt; b &amp; &quot;c&quot;?</p>',
  ],
  ['a heading in styled letters', { type: 'heading', part: 'answers', text: 'Next' }, '<p><strong>𝗡𝗲𝘅𝘁</strong></p>'],
  [
    'an address as a link, whole',
    p('See https://a.example/?y=1&z=2. And www.b.example'),
    '<p>See <a href="https://a.example/?y=1&amp;z=2" rel="noopener noreferrer nofollow">https://a.example/?y=1&amp;z=2</a>. And <a href="https://www.b.example" rel="noopener noreferrer nofollow">www.b.example</a></p>',
  ],
  ['rows on lines of their own', p('Rate: $40.\nStart: Monday.'), '<p>Rate: $40.<br>Start: Monday.</p>'],
  [
    'a list',
    { type: 'list', part: 'plan', items: ['one', 'two'], ordered: true, evidence: [] },
    '<ol><li>one</li><li>two</li></ol>',
  ],
  ['a postscript', { type: 'ps', part: 'ps', text: 'Sugar.', evidence: [] }, '<p><strong>𝗣.𝗦.</strong> Sugar.</p>'],
])('renders %s', (_what, block, html) => {
  expect(documentToHtml(documentOfLetter([block]))).toBe(html);
});

it('has one section for each part, in the order in which they begin', () => {
  expect(writtenSections([p('Hi,', 'plan'), p('One.'), p('Two.', 'plan')])).toMatchObject([
    { part: 'plan', html: '<p>Hi,</p><p>Two.</p>', plainText: 'Hi,\n\nTwo.' },
    { part: 'proof', html: '<p>One.</p>', plainText: 'One.' },
  ]);
});
