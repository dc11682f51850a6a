import { expect, it } from 'vitest';
import { classify, parseWeights } from '#server/features/proposals/generation/read/classifier.ts';
import { LABELS } from '#server/features/proposals/generation/read/features.ts';
import { postsIn } from './posts.ts';
import { predict, prepare, train } from './train.ts';
import { weightsFile } from './weights.ts';
import { wordCountsFile } from './word-counts.ts';

const THINGS = ['logo', 'flyer', 'menu', 'poster', 'banner', 'label', 'website', 'shop'];
const TEXT = THINGS.map(
  (thing) => `# ${thing} for a bakery
@ kind=plain trade=design
K|Hello there!
C|We have run a bakery since 1990.
N*|We need a ${thing} for our bakery.
N-|Draw a ${thing} in two colours
A|Please send us two samples of a ${thing} you made.
Q|Have you made a ${thing} before?
P|You have three years of experience.
T|The budget is 300 dollars.
K|Thanks!
`,
).join('\n');
const { posts, findings } = postsIn(TEXT, 'en/tests.txt', 'en');
const prepared = posts.map(prepare);

it('gives the same bytes for the same posts', () => {
  expect(findings).toEqual([]);
  const [one, two] = [weightsFile(train(prepared)), weightsFile(train(posts.map(prepare)))];
  expect(Buffer.compare(one, two)).toBe(0);
  expect(Buffer.compare(wordCountsFile(posts), wordCountsFile([...posts]))).toBe(0);
});

it('gives other bytes for other posts', () => {
  const [one, two] = [weightsFile(train(prepared)), weightsFile(train(prepared.slice(1)))];
  expect(Buffer.compare(one, two)).not.toBe(0);
});

it('teaches what the labels say, and the file keeps what was learnt', () => {
  const trained = train(prepared);
  const model = parseWeights(weightsFile(trained));
  for (const post of prepared) {
    const chances = predict(trained, post);
    const read = classify(model, post.units, post.post.title, 'en');
    post.wanted.forEach((wanted, unit) => {
      LABELS.forEach((label, at) => {
        const chance = chances[unit]?.[at] ?? 0;
        if (wanted && label !== 'core')
          expect(chance >= 0.5, `${label}: ${post.units[unit]?.text}`).toBe(wanted[at] === 1);
        // Eight bits a weight lose a little.
        expect(Math.abs((read[unit]?.[label] ?? 0) - chance)).toBeLessThan(0.25);
      });
    });
  }
});

it('refuses a file of another kind', () => {
  expect(() => parseWeights(Buffer.from('no weights here'))).toThrow('reader/weights.bin is not a weights file.');
});
