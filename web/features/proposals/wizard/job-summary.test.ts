import { expect, it } from 'vitest';
import { jobName, jobSummary } from './job-summary.ts';

it('calls a job without a title Untitled Job', () => {
  expect(jobSummary('  ', 'Text').title).toBe('Untitled Job');
});

it('cuts after 100 characters and never marks a shorter description as cut', () => {
  expect(jobSummary('', 'a'.repeat(100)).preview).toBe('a'.repeat(100));
  expect(jobSummary('', 'a'.repeat(101)).preview).toBe(`${'a'.repeat(100)}...`);
});

it('does not say a title again that the description begins with', () => {
  expect(jobSummary('A logo', 'A logo\n\nFor our bakery.').preview).toBe('For our bakery.');
  expect(jobSummary('A logo', 'A logo for our bakery.').preview).toBe('A logo for our bakery.');
});

it('counts what is seen and cuts through no emoji', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(jobSummary('', family.repeat(101)).preview).toBe(`${family.repeat(100)}...`);
});

it('names a job of thousands of characters by its first hundred', () => {
  expect([jobName(' Tea '), jobName(''), jobName('x'.repeat(5_000))]).toEqual([
    'Tea',
    'Untitled Job',
    `${'x'.repeat(100)}...`,
  ]);
});
