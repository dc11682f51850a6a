import { describe, expect, it } from 'vitest';
import { agreementsOf, twiceLabelledIn } from './agreement.ts';
import { postsIn } from './posts.ts';

const POST = `# Logo for a bakery
@ kind=plain trade=design
K|Hello!
N*|We need a logo.
H|Details
N-|Two colours
Q|Have you drawn one before?
`;
const { posts } = postsIn(POST, 'en/01.txt', 'en');
const read = (labels: string, title = 'Logo for a bakery') =>
  twiceLabelledIn(`# en/01.txt ${title}\n${labels}\n`, posts);
const agreementOn = (label: string, labels: string, language = 'en') =>
  agreementsOf(read(labels).twice).find((one) => one.label === label && one.language === language);

describe('the agreement of two labellers', () => {
  it('is full where they say the same', () => {
    expect(read('K N* H N Q').findings).toEqual([]);
    for (const label of ['need', 'question', 'talk', 'core'])
      expect(agreementOn(label, 'K N* H N Q')).toMatchObject({ kappa: 1, f1: 1 });
  });

  it('falls with one unit that they label differently, and only for its labels', () => {
    const planted = 'K N* H T Q';
    // Of five units: need by the first on two, by the second on one. Same on 4/5, by chance on (2·1 + 3·4)/25.
    expect(agreementOn('need', planted)).toMatchObject({ first: 2, second: 1 });
    expect(agreementOn('need', planted)?.kappa).toBeCloseTo((0.8 - 0.56) / (1 - 0.56));
    expect(agreementOn('need', planted)?.f1).toBeCloseTo(2 / 3);
    // One against none is what chance gives.
    expect(agreementOn('terms', planted)).toMatchObject({ kappa: 0, f1: 0 });
    expect(agreementOn('question', planted)).toMatchObject({ kappa: 1, f1: 1 });
  });

  it('is reported for all languages together, and not for a label that neither used', () => {
    expect(agreementOn('need', 'K N* H N Q', 'all')).toMatchObject({ first: 2, second: 2, kappa: 1 });
    expect(agreementOn('trap', 'K N* H N Q')).toMatchObject({ kappa: null, f1: null });
  });
});

it('finds labels without a title', () => {
  const { findings } = twiceLabelledIn('# en/01.txt Logo for a bakery\nK N* H N Q\nK N* H N Q\n', posts);
  expect(findings).toEqual([{ file: 'double-labels.txt', line: 3, message: 'This line follows no title.' }]);
});

describe('second labels are refused', () => {
  it.each([
    ['for a post that is gone', read('K N* H N Q', 'Logo for a butcher'), 'There is no such post.'],
    ['for another number of units', read('K N* H N'), 'The post has 5 units, the second labels are for 4.'],
    ['that are none', read('K N* H Z Q'), 'These are no labels: Z'],
    [
      'where two posts have the name',
      twiceLabelledIn('# en/01.txt Logo for a bakery\nK N* H N Q\n', [...posts, ...posts]),
      'Two posts of this file have this title.',
    ],
  ])('%s', (_, { twice, findings }, message) => {
    expect(twice).toEqual([]);
    expect(findings).toEqual([{ file: 'double-labels.txt', line: 1, message }]);
  });
});
