import { expect, it } from 'vitest';
import { documentToHtml, replaceSentence } from '#shared/proposals/document/index.ts';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { sentenceAt, sentencesIn } from './sentences.ts';

const HTML =
  '<p><strong>𝗙𝗶𝗿𝘀𝘁 𝘀𝘁𝗲𝗽</strong></p><p>I would look first. Then I would <em>ask</em> you.</p><ul><li>One part.</li><li>Another <strong>part</strong>.</li></ul>';
const tree = documentOfHtml(HTML);

it('finds the sentences that can be changed, without the heading', () => {
  expect(sentencesIn('plan', tree)).toEqual([
    'I would look first.',
    'Then I would ask you.',
    'One part.',
    'Another part.',
  ]);
});

it('leaves out the questions of the client', () => {
  const answers = documentOfHtml('<p>What is your rate?<br>It is $40. It may fall.</p>');
  expect(sentencesIn('answers', answers)).toEqual(['It is $40.', 'It may fall.']);
});

it.each([
  ['I would look first. Then I would ask you.', 3, 'I would look first.'],
  ['I would look first. Then I would ask you.', 25, 'Then I would ask you.'],
  ['Another part.', 13, 'Another part.'],
  ['Nothing of it', 2, undefined],
])('knows the sentence at a place of %j', (text, offset, sentence) => {
  expect(sentenceAt(sentencesIn('plan', tree), text, offset)).toBe(sentence);
});

it('replaces one sentence and leaves the letters and the looks of all others', () => {
  const changed = replaceSentence(tree, 'I would look first.', 'I’d look first.');
  expect(changed && documentToHtml(changed)).toBe(documentToHtml(tree).replace('I would look', 'I’d look'));
  expect(replaceSentence(tree, 'It is not there.', 'x')).toBeNull();
});
