import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { nodesOfHtml, PROPOSAL_TAGS } from './html-nodes.ts';
import { treeOfHtml } from './html-to-plain.ts';
import { type HtmlNode, readTree } from './proposal-tree.ts';

/** As a browser reads it. */
function browsersTree(html: string) {
  return readTree(adapt(parseFragment(html)));
}

function adapt(node: Tree.Node): HtmlNode {
  return {
    nodeName: node.nodeName,
    nodeValue: 'value' in node ? node.value : null,
    childNodes: 'childNodes' in node ? node.childNodes.map(adapt) : [],
    getAttribute: (name) => ('attrs' in node ? (node.attrs.find((a) => a.name === name)?.value ?? null) : null),
  };
}

describe('what a proposal says is what a browser would read', () => {
  it.each([
    ['paragraphs and breaks', '<p>One<br>two</p><p>Three</p>'],
    ['bold in italic', '<p>A <strong>b <em>c</em></strong> d</p>'],
    ['lists in lists', '<ul><li><p>a</p><ol><li>b</li><li>c</li></ol></li><li>d</li></ul>'],
    ['items and paragraphs that are not closed', '<p>a<p>b<ul><li>c<li>d<p>e</ul>f'],
    ['ends of nothing', 'a</strong></li></ul>b'],
    ['styling that is closed from within a block', '<p>a<em>b</em></p></em><p>c</p>'],
    ['links', '<p>See <a href="https://a.example/?b&amp;c=%20">this</a>.</p>'],
    ['signs', '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2 &quot;x&quot; &#39;y&#39; &#x2019; &nbsp;z &amp;lt;</p>'],
    ['loose words', 'a <em>b</em><p>c</p>d'],
  ])('%s', (_name, html) => {
    expect(treeOfHtml(html)).toEqual(browsersTree(html));
  });

  it('whatever the blocks, items and words', () => {
    const words = fc.stringMatching(/^[a-z &<>"'\u{1D5D4}-\u{1D5ED}.]{1,12}$/u).map(escaped);
    const styled = fc.oneof(
      words,
      words.map((w) => `<strong>${w}</strong>`),
      words.map((w) => `<em><strong>${w}</strong>${w}</em>`),
      words.map((w) => `${w}<br>${w}`),
      words.map((w) => `<a href="https://a.example/?q=${encodeURIComponent(w)}&amp;r">${w}</a>`),
    );
    const line = fc.array(styled, { maxLength: 4 }).map((parts) => parts.join(''));
    const { block } = fc.letrec<{ block: string; item: string }>((tie) => ({
      block: fc.oneof(
        { depthSize: 'small' },
        line.map((l) => `<p>${l}</p>`),
        fc.array(tie('item'), { maxLength: 3 }).map((items) => `<ul>${items.join('\n')}</ul>`),
        fc.array(tie('item'), { maxLength: 3 }).map((items) => `<ol>${items.join('')}</ol>`),
      ),
      item: fc
        .tuple(fc.boolean(), line, fc.option(tie('block'), { nil: '' }))
        .map(([isParagraph, l, b]) => `<li>${isParagraph ? `<p>${l}</p>` : l}${b}</li>`),
    }));
    const html = fc.array(block, { maxLength: 4 }).map((blocks) => blocks.join('\n'));
    fc.assert(
      fc.property(html, (one) => {
        expect(treeOfHtml(one)).toEqual(browsersTree(one));
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});

it('leads nowhere but to the web', () => {
  const hrefs = [
    'javascript:alert(1)',
    'jav&#x09;ascript:alert(1)',
    ' data:text/html,x',
    '//a.example',
    '/x',
    '&#104;ttps://a',
  ];
  const spans = hrefs.flatMap((href) => treeOfHtml(`<p><a href="${href}">x</a></p>`));
  expect(spans.flatMap((block) => (block.kind === 'paragraph' ? block.spans.map((s) => s.href) : []))).toEqual([
    null,
    null,
    null,
    null,
    null,
    'https://a',
  ]);
});

it('holds nothing but the allow-list, however broken the HTML', () => {
  const pieces = [
    '<',
    '>',
    '</',
    '<p',
    'p>',
    '<li>',
    '</ul>',
    '<script>',
    '<a href=',
    '"',
    "'",
    '&lt;',
    'x',
    '<svg onload=1>',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
      const names = namesIn(nodesOfHtml(parts.join('')));
      expect(names.filter((name) => !PROPOSAL_TAGS.has(name))).toEqual([]);
    }),
    { seed: 7, numRuns: 500 },
  );
});

function namesIn({ childNodes }: HtmlNode): string[] {
  return Array.from(childNodes).flatMap((child) =>
    child.nodeName === '#text' ? [] : [child.nodeName, ...namesIn(child)],
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
