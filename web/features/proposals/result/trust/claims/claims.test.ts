import { describe, expect, it } from 'vitest';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { documentToHtml } from '#shared/proposals/document/to-html.ts';
import type { LetterSentence } from '#shared/proposals/letter/material.ts';
import { removeSentence } from './remove-sentence.ts';
import { listSentenceSources } from './sentence-sources.ts';

const without = (html: string, sentence: string) => {
  const left = removeSentence(documentOfHtml(html), sentence);
  return left && documentToHtml(left);
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

  it('says when it is nowhere', () => {
    expect(without('<p>I led</p><p>it.</p>', 'I led it.')).toBeNull();
  });
});

describe('where each sentence comes from', () => {
  const fact = { id: 'F1', text: 'I led a team', from: 'about' as const };
  const text = 'Hi,\n\nI led a team. I won a prize. I own a boat. First I ask. Then I look. Mine, twice. Which boat?';
  const claims = [
    { sentence: 'I led a team.', factId: 'F1' },
    { sentence: 'I won a prize.', factId: null },
    { sentence: 'I own a boat.', factId: null },
    { sentence: 'I won a prize.', factId: null },
    { sentence: 'Mine, twice.', factId: null },
  ];
  const sentences: LetterSentence[] = [
    { text: 'Hi,', part: 'proof', source: 'joint', from: null },
    { text: 'First I ask.', part: 'plan', source: 'playbook', from: 'en/boats' },
    { text: 'Then I look.', part: 'plan', source: 'playbook', from: 'en/boats' },
    { text: 'It was taken out.', part: 'plan', source: 'playbook', from: 'en/boats' },
    { text: 'Mine, twice.', part: 'answers', source: 'line', from: 'q1' },
    { text: 'Which boat?', part: 'close', source: 'playbook', from: 'en/boats' },
  ];
  const sources = (known: LetterSentence[]) =>
    listSentenceSources({
      text,
      claims,
      facts: [fact],
      vouched: ['I own a boat.', 'I led a team.'],
      sentences: known,
      toCheck: [],
    });

  it('is checked as a claim where a language model wrote, each once', () => {
    expect(sources([]).map(({ sentence, source, state }) => [sentence, source, state])).toEqual([
      ['I led a team.', 'claim', 'supported'],
      ['I won a prize.', 'claim', 'unsupported'],
      ['I own a boat.', 'claim', 'vouched'],
      ['Mine, twice.', 'claim', 'unsupported'],
    ]);
    expect(sources([])[0]?.fact).toBe(fact);
  });

  it('is known of a letter, in the order of the text; what was edited is checked', () => {
    expect(sources(sentences).map(({ sentence, source, slot }) => [sentence, source, slot])).toEqual([
      ['Hi,', 'joint', null],
      ['I led a team.', 'claim', null],
      ['I won a prize.', 'claim', null],
      ['I own a boat.', 'claim', null],
      ['First I ask.', 'playbook', 'first_step'],
      ['Then I look.', 'playbook', 'moves'],
      ['Mine, twice.', 'line', 'q1'],
      ['Which boat?', 'playbook', 'question'],
    ]);
  });

  it('asks nothing about what the person typed', () => {
    const open = sources(sentences).filter(({ state }) => state === 'unsupported');
    expect(open.map(({ sentence }) => sentence)).toEqual(['I won a prize.']);
  });
});
