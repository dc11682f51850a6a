import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { type HtmlNode, readTree } from './proposal-tree.ts';
import { treeToPlain } from './tree-to-plain.ts';

/** The same tree a browser would make of the HTML, in the shape that is read. */
function treeOf(html: string): HtmlNode {
  return adapt(parseFragment(html));
}

function adapt(node: Tree.Node): HtmlNode {
  return {
    nodeName: node.nodeName,
    nodeValue: 'value' in node ? node.value : null,
    childNodes: 'childNodes' in node ? node.childNodes.map(adapt) : [],
    getAttribute: (name) => ('attrs' in node ? (node.attrs.find((a) => a.name === name)?.value ?? null) : null),
  };
}

const plain = (html: string) => treeToPlain(readTree(treeOf(html)));

describe('what is copied', () => {
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
  ])('%s', (_name, html, text) => {
    expect(plain(html)).toBe(text);
  });

  it.each([
    ['<p><a href="https://shop.com/a">https://shop.com/a</a></p>', 'https://shop.com/a'],
    ['<p><a href="https://shop.com/">shop.com</a></p>', 'shop.com'],
    ['<p>See <a href="https://shop.com/a">my <strong>shop</strong></a>.</p>', 'See my shop (https://shop.com/a).'],
  ])('a link never loses its address: %s', (html, text) => {
    expect(plain(html)).toBe(text);
  });
});
