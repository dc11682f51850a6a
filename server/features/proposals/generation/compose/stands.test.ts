import { expect, it } from 'vitest';
import type { Need } from '#shared/proposals/brief.ts';
import { analyzePost } from '../analyze/index.ts';
import { GENERAL } from './fields/general.ts';
import { INTEGRATION } from './fields/integration.ts';
import { methodsFor } from './methods.ts';
import { tasksOf } from './needs.ts';
import { stands } from './stands.ts';

it.each([
  ['catch him up'],
  ['make orders land in Xero without her touching them'],
  ['test them with five players'],
  ['send the files to every'],
  ['implement and extend your existing AI architecture to power'],
  ['come up with a solutions'],
  ['cache the certificates at the edge Preserve tracking tokens'],
])('cannot stand in a sentence: %s', (text) => {
  expect(stands(text, 'verb', 'en')).toBe(false);
});

it.each([
  ['migrate the store and test it with your team'],
  ['get all awards for each book'],
  ['make it easy to book a boat'],
  ['sort those drawings'],
  ['find a solution for each of the regions'],
  ['move the shop to Shopify and keep the orders'],
])('can stand in a sentence: %s', (text) => {
  expect(stands(text, 'verb', 'en')).toBe(true);
});

const need = (id: string, text: string, quote: string, start: number): Need => ({
  id,
  text,
  quote,
  start,
  form: 'verb',
  core: true,
  kind: 'task',
  terms: [],
});

it('says what ‘it’ is in one breath with it, and leaves it out where nothing stands before it', () => {
  const brief = analyzePost({ title: 'Survey', description: 'We need help with a survey of coffee farmers.' });
  const clean = need('n1', 'clean the answers', 'clean the answers', 10);
  const weight = need('n2', 'weight them by county', 'weight them by county', 30);
  const texts = (needs: Need[]) => tasksOf({ ...brief, needs }).map(({ text }) => text);
  expect(texts([clean, weight])).toEqual(['clean the answers, and weight them by county']);
  expect(texts([weight, clean])).toEqual(['clean the answers']);
});

it('never leads with what is only wished for', () => {
  const brief = analyzePost({
    title: 'Fleet report',
    description:
      'Ideally you also draw a map of the harbour. Please compare the costs of both boats. Write a short report for the board.',
  });
  const [first, ...others] = tasksOf(brief).map(({ text }) => text);
  expect(first).toBe('compare the costs of both boats');
  expect(others).not.toEqual([]);
});

it('explains a task only where verb and trade both say what it is', () => {
  expect(methodsFor('connect the till to the warehouse', INTEGRATION)).not.toEqual([]);
  expect(methodsFor('connect the till to the warehouse', GENERAL)).toEqual([]);
  expect(methodsFor('turn the whole mess into a book', INTEGRATION)).toEqual([]);
});
