import { expect, it } from 'vitest';
import type { Need } from '#shared/proposals/brief.ts';
import { analyzePost } from '../analyze/index.ts';
import { GENERAL } from './fields/general.ts';
import { INTEGRATION } from './fields/integration.ts';
import { methodsFor } from './methods.ts';
import { tasksOf } from './needs.ts';
import { isOnlyWished, stands } from './stands.ts';

it.each([
  ['catch him up'],
  ['make orders land in Xero without her touching them'],
  ['test them with five players'],
  ['send the files to every'],
])('cannot stand in a sentence: %s', (text) => {
  expect(stands(text, 'verb', 'en')).toBe(false);
});

it.each([
  ['migrate the store and test it with your team'],
  ['get all awards for each book'],
  ['make it easy to book a boat'],
  ['sort those drawings'],
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
  const texts = (needs: Need[]) => tasksOf({ ...brief, needs }, '').map(({ text }) => text);
  expect(texts([clean, weight])).toEqual(['clean the answers, and weight them by county']);
  expect(texts([weight, clean])).toEqual(['clean the answers']);
});

it.each([
  ['Presenting the results in person would be a plus.', 'Presenting the results in person'],
  ['Ideally you also draw the map.', 'you also draw the map'],
  ['Bonus: a short film.', 'a short film'],
  ['Sería un plus traducir la guía.', 'traducir la guía'],
  ['Idealerweise auch die Karte zeichnen.', 'die Karte zeichnen'],
])('is only wished for: %s', (post, quote) => {
  expect(isOnlyWished(quote, `We need a report. ${post}`)).toBe(true);
  expect(isOnlyWished('We need a report', `We need a report. ${post}`)).toBe(false);
});

it('never leads with what is only wished for', () => {
  const brief = analyzePost({ title: 'Fleet report', description: 'We need help with our fleet of boats.' });
  const post = 'Presenting the results in person would be a plus. Please compare the costs of both boats.';
  const wish = need('n1', 'present the results in person', 'Presenting the results in person', 0);
  const firm = need('n2', 'compare the costs of both boats', 'compare the costs of both boats', 57);
  expect(tasksOf({ ...brief, needs: [wish, firm] }, post).map(({ id }) => id)).toEqual(['n2', 'n1']);
});

it('explains a task only where verb and trade both say what it is', () => {
  expect(methodsFor('connect the till to the warehouse', INTEGRATION)).not.toEqual([]);
  expect(methodsFor('connect the till to the warehouse', GENERAL)).toEqual([]);
  expect(methodsFor('turn the whole mess into a book', INTEGRATION)).toEqual([]);
});
