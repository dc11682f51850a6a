import { expect, it } from 'vitest';
import type { DocumentBlock, Span } from '#shared/proposals/document/document.ts';
import { documentToMarkdown } from './document-to-markdown.ts';

const span = (text: string, style: Partial<Span> = {}): Span => ({
  text,
  strong: false,
  em: false,
  href: null,
  ...style,
});
const p = (...spans: (Span | string)[]): DocumentBlock => ({
  kind: 'paragraph',
  spans: spans.map((one) => (typeof one === 'string' ? span(one) : one)),
});
const list = (ordered: boolean, ...items: DocumentBlock[][]): DocumentBlock => ({ kind: 'list', ordered, items });

it.each<[string, DocumentBlock[], string]>([
  ['paragraphs stand apart', [p('One.'), p('Two.')], 'One.\n\nTwo.'],
  ['a line break is two spaces', [p('One\ntwo')], 'One  \ntwo'],
  [
    'bold, italic and both',
    [p(span('a', { strong: true }), ' ', span('b', { em: true }), span('c', { strong: true, em: true }))],
    '**a** *b****c***',
  ],
  ['marks stand tight around words', [p(span('bold ', { strong: true }), 'plain')], '**bold** plain'],
  ['bullets', [list(false, [p('a')], [p('b')])], '- a\n- b'],
  ['numbers count', [list(true, [p('a')], [p('b')])], '1. a\n2. b'],
  ['lists in lists are set in', [list(true, [p('a'), list(false, [p('b')])])], '1. a\n   - b'],
  ['a second paragraph of an item', [list(false, [p('a'), p('b')])], '- a\n\n  b'],
  ['a link', [p(span('my shop', { href: 'https://a.example/x' }))], '[my shop](https://a.example/x)'],
  [
    'an address that is its own words',
    [p(span('https://a.example', { href: 'https://a.example' }))],
    '<https://a.example>',
  ],
  ['an address with brackets', [p(span('a', { href: 'https://a.example/(b)' }))], '[a](https://a.example/%28b%29)'],
  [
    'signs that mean something are signs',
    [p('2 * 3 * 4 [x] <b> _y_ `z`')],
    '2 \\* 3 \\* 4 \\[x\\] \\<b\\> \\_y\\_ \\`z\\`',
  ],
  ['a line that begins like a list or a heading', [p('- a\n1. b\n# c')], '\\- a  \n1\\. b  \n\\# c'],
  ['nothing is nothing', [], ''],
])('%s', (_name, tree, markdown) => {
  expect(documentToMarkdown(tree)).toBe(markdown);
});
