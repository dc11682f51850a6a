import { expect, it } from 'vitest';
import { aBrief } from '#shared/proposals/brief.fixture.ts';
import { verifyProposal } from '#shared/proposals/verify.ts';
import { ownWordsOf } from './own-words.ts';

const brief = aBrief({
  title: 'Boat hire site',
});
const post = { jobTitle: 'Boat hire site', jobDescription: 'We hire out 14 boats, see https://lake.example/boats.' };
const strangeNumbers = (text: string, request: Parameters<typeof ownWordsOf>[0]) =>
  verifyProposal({ text, brief, ...ownWordsOf(request) }).toCheck.filter(({ kind }) => kind === 'number');

it('lets an edit take up a number of the post that the brief does not quote', () => {
  expect(strangeNumbers('All 14 boats get a page.', post)).toEqual([]);
});

it('lets an edit name a number of the own profile', () => {
  const portfolio = 'Rowing club: https://rowing.example, 320 bookings';
  expect(strangeNumbers('See https://rowing.example with 320 bookings.', { ...post, portfolio })).toEqual([]);
});

it('still flags what is nowhere', () => {
  expect(strangeNumbers('It takes 15 weeks.', post)).toMatchObject([{ quote: 'It takes 15 weeks.', quiet: false }]);
});

it('holds the facts of the profile even before the post has a title', () => {
  const { facts } = ownWordsOf({ ...post, jobTitle: '', aboutMeStatement: 'I build booking sites.' });
  expect(facts.map((fact) => fact.text)).toEqual(['I build booking sites.']);
});
