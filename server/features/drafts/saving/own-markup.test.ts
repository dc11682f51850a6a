import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '../../proposals/index.ts';
import { cleanOwnMarkup } from './own-markup.ts';

const TOKENS = [
  ...['p', 'strong', 'em', 'ol', 'ul', 'li'].flatMap((name) => [`<${name}>`, `</${name}>`]),
  ...['<a href="https://a.example/?a=1&amp;b">', '<a href="javascript:x">', '<a href="&quot;">', '</a>', '<br>'],
  ...['<b>', '</b>', '<table>', '<td>', '<!--', '-->', '<script>', '<p class="x">', '<br/>', '</br>', '<P>', '<', '</'],
  ...[
    'a',
    ' ',
    '\n',
    '\r',
    '&amp;',
    '&nbsp;',
    '&#39;',
    '&notit;',
    '&',
    '>',
    '"',
    "'",
    '\u00A0',
    '\uFEFF',
    '\u0001',
    '🥖',
  ],
];

describe('the markup of the editor', () => {
  it('is cleaned as any other is, whatever it is made of', () => {
    const soup = fc.array(fc.constantFrom(...TOKENS), { maxLength: 12 }).map((tokens) => tokens.join(''));
    fc.assert(
      fc.property(soup, (html) => {
        expect(cleanOwnMarkup(html) ?? sanitizeHtml(html)).toBe(sanitizeHtml(html));
      }),
      { numRuns: 5_000 },
    );
  });

  it('is cleaned as any other is, however it is nested', () => {
    fc.assert(
      fc.property(blocks, (html) => {
        expect(cleanOwnMarkup(html)).toBe(sanitizeHtml(html));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['text beside paragraphs', 'a<p>b</p>'],
    ['a paragraph in a paragraph', '<p><p></p></p>'],
    ['bold in bold', '<p><strong><em><strong></strong></em></strong></p>'],
    ['what is not closed', '<p>'],
    ['what is closed twice', '<p></p></p>'],
    ['lists as deep as nobody makes them', `${'<ul><li>'.repeat(60)}${'</li></ul>'.repeat(60)}`],
    ['attributes', '<p onclick="x()">a</p>'],
    ['other elements', '<p><img src="x"></p>'],
  ])('is not %s', (_what, html) => {
    expect(cleanOwnMarkup(html)).toBeUndefined();
  });
});

const words = fc
  .array(fc.constantFrom('a', ' ', '\n', '&amp;', '&lt;', '&nbsp;', "'", '"', '>', '🥖', '\u2028'), { maxLength: 5 })
  .map((parts) => parts.join(''));
const line = fc
  .tuple(words, fc.constantFrom('', 'strong', 'em', 'strong em', 'em strong'), words, fc.boolean())
  .map(([before, marks, inner, isLink]) => {
    const marked = marks.split(' ').reduce((html, mark) => (mark ? `<${mark}>${html}</${mark}>` : html), inner);
    const linked = isLink ? `<a href="https://a.example/&quot;?b=1&amp;c=2">${marked}</a>` : marked;
    return `${before}<br>${linked}`;
  });
const { blocks } = fc.letrec<{ blocks: string; block: string; list: string; item: string }>((tie) => ({
  blocks: fc.array(tie('block'), { maxLength: 4 }).map((parts) => parts.join('')),
  block: fc.oneof(
    { maxDepth: 4 },
    line.map((html) => `<p>${html}</p>`),
    tie('list'),
  ),
  list: fc
    .tuple(fc.constantFrom('ol', 'ul'), fc.array(tie('item'), { maxLength: 3 }))
    .map(([tag, items]) => `<${tag}>${items.join('')}</${tag}>`),
  item: fc
    .tuple(line, fc.array(tie('block'), { maxLength: 2 }))
    .map(([html, rest]) => `<li>${html}${rest.join('')}</li>`),
}));
