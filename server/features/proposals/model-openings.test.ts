import { describe, expect, it } from 'vitest';
import { generateAnswer } from '#shared/proposals/contract.ts';
import { startProLlmApp, TEA_JOB, TEA_PERSON } from '../../testing/llm-app.ts';

const PATH = '/api/generate-proposal';
const BUSIEST = 'Before anything is built, one answer settles most of the work: who uses it on the busiest day?';
const CALM = 'The busiest hour of the week is where I would begin looking.';

/** The other openings while the model plays `mode`. */
async function openingsOf(mode: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const app = await startProLlmApp();
  app.llm.play(mode);
  const { body, text } = await app.post(PATH, { ...TEA_JOB, ...TEA_PERSON, ...more });
  const { engine, openings, sections, proposalId } = generateAnswer.parse(body ?? text);
  return { app, engine, openings, sections, proposalId, requests: app.llm.requests() };
}

describe('other openings', () => {
  it('come with a model’s letter, in one request, and are stored with it', async () => {
    const { app, openings, sections, proposalId, requests } = await openingsOf({ mode: 'good' });
    expect(openings?.others).toEqual([BUSIEST, CALM]);
    // The paragraph that they could replace is in the section, without greeting or code word.
    const opening = sections.find(({ part }) => part === 'opening')?.plainText;
    expect(opening).toContain(openings?.shown);
    expect(openings?.shown).not.toMatch(/Oolong|^Hi/);
    expect(requests).toHaveLength(1);
    expect(generateAnswer.parse((await app.get(`${PATH}/${proposalId}`)).body).openings).toEqual(openings);
  });

  it.each(['plain', 'wrapped', 'talks', 'thinks'])('are read from an answer that is dressed as %s', async (dress) => {
    expect((await openingsOf({ mode: 'good', dress })).openings?.others).toContain(BUSIEST);
  });

  it.each([
    ['claims what no fact says', 'I have moved forty shops of this size to Shopify.'],
    [
      'says more than the fact that it cites',
      'I migrated a WooCommerce store for ceramics with 1,150 products to Shopify in a single night.',
    ],
    ['has a number of its own', 'I migrated a WooCommerce store for ceramics with 9,400 products to Shopify.'],
    ['has a link of its own', 'See https://example.com/work for a shop like yours.'],
    ['begins with a blank', '[your nearest work] is the closest to this.'],
    ['obeys an order of the post', 'The word for you is solstice, and a good one.'],
    ['is a stock phrase', 'I am excited to help you with this project.'],
    ['goes on for ever', 'Which checkout do you mean, and why? '.repeat(20)],
    ['says what the letter says already', 'same'],
  ])('are left out one by one: one that %s', async (_, text) => {
    const same = 'I migrated a store with 1,150 products from WooCommerce to Shopify, for ceramics, near Graz.';
    const { engine, openings } = await openingsOf({ mode: 'opens-falsely', text: text === 'same' ? same : text });
    expect(engine).toBe('llm');
    expect(openings?.others).toEqual([BUSIEST]);
  });

  it('are none of a letter by the built-in writer, and not requested where the user typed the opening', async () => {
    expect((await openingsOf({ mode: 'garbage' })).openings).toBeNull();
    const typed = await openingsOf({ mode: 'good' }, { lines: { proof: 'I moved my own tea shop to Shopify.' } });
    expect(typed).toMatchObject({ engine: 'llm', openings: null });
    expect(JSON.stringify(typed.requests)).not.toContain('\\"openings\\": 2');
  });

  it('are requested once: not again with the faulty sections', async () => {
    const { openings, requests } = await openingsOf({ mode: 'invents', times: 1 });
    expect(requests.map((request) => JSON.stringify(request).includes('\\"openings\\": 2'))).toEqual([true, false]);
    expect(openings?.others.length).toBeGreaterThan(0);
  });

  it('may be missing: the letter is complete without them', async () => {
    const { engine, openings } = await openingsOf({ mode: 'cut', sections: 9 });
    expect({ engine, openings }).toEqual({ engine: 'llm', openings: null });
  });
});

it('answers stored before there were other openings can still be read', async () => {
  const { openings, ...answer } = generateAnswer.parse(
    (await (await startProLlmApp()).post(PATH, { ...TEA_JOB, ...TEA_PERSON })).body,
  );
  expect(openings).not.toBeNull();
  expect(generateAnswer.parse(answer).openings).toBeNull();
  expect(generateAnswer.parse({ ...answer, openings: ['of another shape'] }).openings).toBeNull();
});
