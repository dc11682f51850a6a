import { expect, it } from 'vitest';
import { documentOfPlain, documentToPlain } from '#shared/proposals/document/index.ts';
import type { Finished } from '../../generation/generation-state.ts';
import { groupsOf } from './version-groups.ts';

const made = { at: 1, tone: 'casual', style: 'concise' } as const;
const written = (text: string): Finished => ({
  ...{ status: 'stopped', proposalId: null, text, document: documentOfPlain(text), canContinue: false, made },
});
const rewritten = (text: string): Finished => ({
  ...written(text),
  made: { ...made, section: { part: 'ps', action: 'shorten', name: 'P.S.' } },
});
const grouped = (...versions: Finished[]) =>
  groupsOf(versions).map((group) => group.map(({ document }) => documentToPlain(document)));

it('puts what rewriting has made of a version with it', () => {
  expect(grouped(rewritten('c2'), rewritten('c1'), written('c'), written('b'), rewritten('a1'), written('a'))).toEqual([
    ['c2', 'c1', 'c'],
    ['b'],
    ['a1', 'a'],
  ]);
});

it('shows a rewrite alone when the version it began from has been dropped', () => {
  expect(grouped(written('b'), rewritten('a1'))).toEqual([['b'], ['a1']]);
});
