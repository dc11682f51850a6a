import { expect, it } from 'vitest';
import { linesIn } from '../slots/slot-places.ts';
import { treeOfHtml } from './html-to-plain.ts';
import { replaceWords } from './replace-words.ts';
import { treeToHtml } from './tree-to-html.ts';

function replaced(html: string, words: string, by: string): string {
  const tree = treeOfHtml(html);
  const line = linesIn(tree).find(({ text }) => text.includes(words));
  if (!line) throw new Error(`no line has ${words}`);
  const start = line.text.indexOf(words);
  return treeToHtml(replaceWords(tree, { spans: line.spans, start, end: start + words.length }, by));
}

it.each([
  ['<p>Rate: [x]</p>', '$40.', '<p>Rate: $40.</p>'],
  ['<p>One. [x] <strong>Two.</strong></p>', 'And', '<p>One. And <strong>Two.</strong></p>'],
  ['<ul><li>One</li><li>[x]</li></ul>', 'Two', '<ul><li>One</li><li>Two</li></ul>'],
  ['<p>[x]</p>', 'a < b', '<p>a &lt; b</p>'],
  ['<p>[x]</p>', 'See www.a.example', '<p>See <a href="https://www.a.example">www.a.example</a></p>'],
  ['<p>One. [x] Two.</p>', '', '<p>One. Two.</p>'],
  ['<p>One.</p><p>[x]</p><p>Two.</p>', '', '<p>One.</p><p>Two.</p>'],
  ['<ul><li>[x]</li></ul><p>Two.</p>', '', '<p>Two.</p>'],
])('in %s: %j', (html, by, after) => {
  expect(replaced(html, '[x]', by)).toBe(after);
});
