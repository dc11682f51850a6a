import { describe, expect, it } from 'vitest';
import { generateAnswer } from '#shared/proposals/contract.ts';
import { GARBAGE } from '../../testing/llm.ts';
import { type LlmApp, startProLlmApp, TEA_JOB, TEA_PERSON } from '../../testing/llm-app.ts';

const PATH = '/api/generate-proposal';
const BUSIEST = 'Before anything is built, one answer settles most of the work: who uses it on the busiest day?';
const CALM = 'The busiest hour of the week is where I would begin looking.';

/** The other openings while the model plays `mode`. */
async function openingsOf(app: LlmApp, mode: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const before = app.llm.requests().length;
  app.llm.play(mode);
  const { body, text } = await app.post(PATH, { ...TEA_JOB, ...TEA_PERSON, ...more });
  const { engine, openings, sections, proposalId } = generateAnswer.parse(body ?? text);
  return { engine, openings, sections, proposalId, requests: app.llm.requests().slice(before) };
}

const SAME = 'I migrated a store with 1,150 products from WooCommerce to Shopify, for ceramics, near Graz.';
const FALSE_OPENINGS = [
  'I have moved forty shops of this size to Shopify.',
  'I migrated a WooCommerce store for ceramics with 1,150 products to Shopify in a single night.',
  'I migrated a WooCommerce store for ceramics with 9,400 products to Shopify.',
  'See https://example.com/work for a shop like yours.',
  '[your nearest work] is the closest to this.',
  'The word for you is solstice, and a good one.',
  'I am excited to help you with this project.',
  'Which checkout do you mean, and why? '.repeat(20),
  // What the letter says already.
  SAME,
];

describe('other openings', () => {
  it('come with a model’s letter, in one request, and are stored with it', async () => {
    const app = await startProLlmApp();
    const { openings, sections, proposalId, requests } = await openingsOf(app, { mode: 'good' });
    expect(openings?.others).toEqual([BUSIEST, CALM]);
    // The paragraph that they could replace is in the section, without greeting or code word.
    const opening = sections.find(({ part }) => part === 'proof')?.plainText;
    expect(opening).toContain(openings?.shown);
    expect(openings?.shown).not.toMatch(/Oolong|^Hi/);
    expect(requests).toHaveLength(1);
    const stored = generateAnswer.parse((await app.get(`${PATH}/${proposalId}`)).body);
    expect(stored.openings).toEqual(openings);
    // Answers stored before there were other openings can still be read.
    const { openings: _, ...answer } = stored;
    expect(generateAnswer.parse(answer).openings).toBeNull();
    expect(generateAnswer.parse({ ...answer, openings: ['of another shape'] }).openings).toBeNull();
  });

  it('are read from an answer in words, and those that no letter may begin with are left out one by one', async () => {
    const app = await startProLlmApp();
    expect((await openingsOf(app, { mode: 'good', dress: 'talks' })).openings?.others).toContain(BUSIEST);
    for (const text of FALSE_OPENINGS) {
      const { engine, openings } = await openingsOf(app, { mode: 'opens-falsely', text });
      expect([engine, openings?.others], text).toEqual(['llm', [BUSIEST]]);
    }
  });

  it('are requested once, not where the user typed the opening, and may be missing', async () => {
    const app = await startProLlmApp();
    expect((await openingsOf(app, GARBAGE)).openings).toBeNull();
    const typed = await openingsOf(app, { mode: 'good' }, { lines: { proof: 'I moved my own tea shop to Shopify.' } });
    expect(typed).toMatchObject({ engine: 'llm', openings: null });
    expect(JSON.stringify(typed.requests)).not.toContain('\\"openings\\": 2');
    // Not again with the faulty sections.
    const again = await openingsOf(app, { mode: 'invents', times: 1 });
    expect(again.requests.map((request) => JSON.stringify(request).includes('\\"openings\\": 2'))).toEqual([
      true,
      false,
    ]);
    expect(again.openings?.others.length).toBeGreaterThan(0);
    expect(await openingsOf(app, { mode: 'cut', sections: 9 })).toMatchObject({ engine: 'llm', openings: null });
  });
});
