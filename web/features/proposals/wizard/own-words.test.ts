import { expect, it } from 'vitest';
import { aBrief } from '#shared/proposals/brief.fixture.ts';
import { verifyProposal } from '#shared/proposals/verify.ts';
import { ownWordsOf } from './own-words.ts';

const brief = aBrief({
  title: 'Boat hire site',
});
const post = { jobTitle: 'Boat hire site', jobDescription: 'We hire out 14 boats, see https://lake.example/boats.' };
const failing = (text: string, request: Parameters<typeof ownWordsOf>[0]) =>
  verifyProposal({ text, brief, ...ownWordsOf(request) })
    .gates.filter((gate) => !gate.ok)
    .map((gate) => gate.gate);

it('lets an edit take up a number and a link of the post that the brief does not quote', () => {
  expect(failing('All 14 boats of https://lake.example/boats get a page.', post)).toEqual([]);
});

it('lets an edit name a number and a link of the own profile', () => {
  const portfolio = 'Rowing club: https://rowing.example, 320 bookings';
  expect(failing('See https://rowing.example with 320 bookings.', { ...post, portfolio })).toEqual([]);
});

it('still flags what is nowhere', () => {
  expect(failing('It takes 15 weeks, see https://sea.example.', post)).toEqual(['links', 'numbers']);
});

it('holds the facts of the profile even before the post has a title', () => {
  const { facts } = ownWordsOf({ ...post, jobTitle: '', aboutMeStatement: 'I build booking sites.' });
  expect(facts.map((fact) => fact.text)).toEqual(['I build booking sites.']);
});
