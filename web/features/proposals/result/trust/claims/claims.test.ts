import { describe, expect, it } from 'vitest';
import { treeOfHtml } from '../../text/html-to-plain.ts';
import { treeToHtml } from '../../text/tree-to-html.ts';
import { ledgerOf } from './ledger.ts';
import { removeSentence } from './remove-sentence.ts';

const without = (html: string, sentence: string) => {
  const left = removeSentence(treeOfHtml(html), sentence);
  return left && treeToHtml(left);
};

describe('taking a sentence out', () => {
  it.each([
    ['<p>One. I led it. Two.</p>', '<p>One. Two.</p>'],
    ['<p>I led it. Two.</p>', '<p>Two.</p>'],
    ['<p>One. I led it.</p>', '<p>One.</p>'],
    ['<p>One.</p><p>I led it.</p><p>Two.</p>', '<p>One.</p><p>Two.</p>'],
    ['<p>One. <strong>I led</strong> it. <em>Two.</em></p>', '<p>One. <em>Two.</em></p>'],
    ['<p>One.<br>I led it.<br>Two.</p>', '<p>One.<br>Two.</p>'],
    ['<ul><li>One.</li><li>I led it.</li></ul>', '<ul><li>One.</li></ul>'],
    ['<p>One.</p><ul><li>I led it.</li></ul>', '<p>One.</p>'],
    ['<p>I led it. One. I led it.</p>', '<p>One. I led it.</p>'],
    ['<p>I led <a href="https://a.example">it</a>.</p><p>One.</p>', '<p>One.</p>'],
  ])('leaves the rest of %s', (html, left) => {
    expect(without(html, 'I led it.')).toBe(left);
  });

  it('says when it stands nowhere', () => {
    expect(without('<p>I led</p><p>it.</p>', 'I led it.')).toBeNull();
  });
});

it('shows each claim once, on what it rests, or that the user stands for it', () => {
  const fact = { id: 'F1', text: 'I led a team', from: 'about' as const };
  const claims = [
    { sentence: 'I led a team.', factId: 'F1' },
    { sentence: 'I won a prize.', factId: null },
    { sentence: 'I own a boat.', factId: null },
    { sentence: 'I won a prize.', factId: null },
  ];
  expect(ledgerOf(claims, [fact], ['I own a boat.', 'I led a team.'])).toEqual([
    { sentence: 'I led a team.', standing: 'supported', fact },
    { sentence: 'I won a prize.', standing: 'unsupported', fact: null },
    { sentence: 'I own a boat.', standing: 'vouched', fact: null },
  ]);
});
