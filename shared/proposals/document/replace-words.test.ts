import { expect, it } from 'vitest';
import { spansText } from './document.ts';
import { documentOfHtml } from './of-html.ts';
import { replaceWords } from './replace-words.ts';
import { documentToHtml } from './to-html.ts';

function replaced(html: string, words: string, by: string): string {
  const document = documentOfHtml(html);
  const paragraphs = document.flatMap((block) => (block.kind === 'list' ? block.items.flat() : [block]));
  const lines = paragraphs.flatMap((block) => (block.kind === 'paragraph' ? [block.spans] : []));
  const spans = lines.find((line) => spansText(line).includes(words));
  if (!spans) throw new Error(`no line has ${words}`);
  const start = spansText(spans).indexOf(words);
  return documentToHtml(replaceWords(document, { spans, start, end: start + words.length }, by));
}

it.each([
  ['<p>Rate: [x]</p>', '$40.', '<p>Rate: $40.</p>'],
  ['<p>One. [x] <strong>Two.</strong></p>', 'And', '<p>One. And <strong>Two.</strong></p>'],
  ['<ul><li>One</li><li>[x]</li></ul>', 'Two', '<ul><li>One</li><li>Two</li></ul>'],
  ['<p>[x]</p>', 'a < b', '<p>a &lt; b</p>'],
  [
    '<p>[x]</p>',
    'See www.a.example',
    '<p>See <a href="https://www.a.example" rel="noopener noreferrer nofollow">www.a.example</a></p>',
  ],
  ['<p>One. [x] Two.</p>', '', '<p>One. Two.</p>'],
  ['<p>One.</p><p>[x]</p><p>Two.</p>', '', '<p>One.</p><p>Two.</p>'],
  ['<ul><li>[x]</li></ul><p>Two.</p>', '', '<p>Two.</p>'],
])('in %s: %j', (html, by, after) => {
  expect(replaced(html, '[x]', by)).toBe(after);
});
