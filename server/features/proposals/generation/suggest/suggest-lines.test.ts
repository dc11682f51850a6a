import { describe, expect, it } from 'vitest';
import { contentStems } from '#shared/proposals/verify/words.ts';
import { actsOf, FIELDS, playbookOf } from '../write/playbook.ts';
import { isBarred } from './candidates.ts';
import { readForLines } from './read-for-lines.ts';
import { chooseLines, type Suggestion, suggestLines } from './suggest-lines.ts';

const POSTS: [title: string, text: string, language: string][] = [
  [
    'Shopify store is slow',
    'Our Shopify store loads in nine seconds on phones. Lighthouse says 22. We have 18 apps.',
    'en',
  ],
  ['Catch-up bookkeeping', 'Fourteen months of QuickBooks are not reconciled, two bank accounts and a card.', 'en'],
  ['Logo for a bakery', 'I open a bakery in spring and need a logo for sign, bags and Instagram.', 'en'],
  ['App crashes on start', 'Since the last update our Android app crashes on launch on Samsung phones.', 'en'],
  ['Proofread my thesis', 'A master thesis of 80 pages on bees, APA style, due in three weeks.', 'en'],
  ['Auditoría SEO', 'Hemos perdido tráfico desde marzo y queremos una auditoría SEO técnica de la web.', 'es'],
  ['Logo für eine Bäckerei', 'Ich eröffne im Frühling eine Bäckerei und brauche ein Logo.', 'de'],
  ['Traduire un manuel', 'Traduction d’un manuel de machine de 40 pages, de l’allemand au français.', 'fr'],
  ['Auditoria de SEO', 'Perdemos tráfego orgânico desde março e queremos uma auditoria técnica de SEO do site.', 'pt'],
];
const suggest = ([title, text, language]: (typeof POSTS)[number], seed = 'ada') =>
  suggestLines({ title, text, language, seed });
const allOf = (given: ReturnType<typeof suggest>): Suggestion[] => FIELDS.flatMap((field) => given[field]);

describe.each(POSTS)('the lines for “%s”', (...post) => {
  const [title, text, language] = post;
  const given = suggest(post);

  it('are at most twelve a field, best first but for those that fit alike', () => {
    for (const field of FIELDS) {
      expect(given[field].length).toBeLessThanOrEqual(12);
      for (const { chance } of given[field]) expect(chance).toBeGreaterThanOrEqual(0);
      const [first, last] = [given[field][0], given[field].at(-1)];
      if (first && last) expect(first.chance + 0.3).toBeGreaterThan(last.chance);
    }
    expect(given.first.length).toBeGreaterThan(0);
    expect(given.questions.length).toBeGreaterThan(0);
  });

  it('are the same for a seed', () => {
    expect(suggest(post)).toEqual(given);
  });

  it('hold no two alike', () => {
    for (const field of FIELDS) {
      const stems = given[field].map((line) => [...new Set(contentStems(line.text))].sort().join(' '));
      expect(new Set(stems).size).toBe(stems.length);
    }
  });

  it('say nothing that the post bars or answers', () => {
    const read = readForLines({ title, text, language });
    const sources = [...playbookOf(language), ...actsOf(language)];
    for (const { text: said, from } of allOf(given)) {
      const source = sources.find(({ id }) => id === from);
      const line = FIELDS.flatMap((field) => source?.[field] ?? []).find((one) => one.text === said);
      expect(line && isBarred(line, read)).toBe(false);
    }
  });
});

it.each(POSTS.slice(0, 3))('lines of “%s” that fit alike stand in another order for another person', (...post) => {
  const orders = ['ada', 'bo', 'cy', 'di', 'eve'].map((seed) => JSON.stringify(allOf(suggest(post, seed))));
  expect(new Set(orders).size).toBeGreaterThan(2);
});

describe('nothing is suggested', () => {
  it.each([
    ['', ''],
    ['\u{1F680}', '…'],
  ])('for “%s”', (title, text) => {
    const { first, questions, tips, wrong } = suggestLines({ title, text, language: 'en', seed: 'ada' });
    expect([first, questions, tips, wrong].flat().filter(({ isSure }) => isSure)).toEqual([]);
  });

  it('in a language without a playbook', () => {
    const given = suggestLines({ title: 'Logo', text: 'A logo for a bakery.', language: 'xx', seed: 'ada' });
    expect([given.first, given.questions, given.needs]).toEqual([[], [], []]);
  });
});

it('leaves out a line that is probably wrong', () => {
  expect(chooseLines([], 'ada')).toEqual([]);
  const certain = { wrong: 1, weak: 0, well: 0 };
  const given = suggestLines(
    { title: 'Logo', text: 'A logo for a bakery.', language: 'en', seed: 'ada' },
    () => certain,
  );
  expect(given.first).toEqual([]);
});
