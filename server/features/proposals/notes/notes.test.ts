import { expect, it } from 'vitest';
import { proposalNotes } from '#shared/proposals/notes.ts';
import { startApp } from '../../../testing/app.ts';
import { startProLlmApp, TEA_JOB, TEA_PERSON } from '../../../testing/llm-app.ts';
import { NO_LIMITS } from '../../../testing/premium.ts';

const PATH = '/api/proposal-notes';
const BANNED = {
  ...TEA_JOB,
  jobDescription: `${TEA_JOB.jobDescription}\n\nDo not use AI to write your proposal. You must overlap four hours with Vienna.`,
};

it('notes have the user’s own facts and the client’s own words; no model is called, and nothing is stored or counted', async () => {
  const app = await startProLlmApp();
  const sample = 'I once painted a barn for a Shopify store of WooCommerce products in Graz.';
  const { body, text } = await app.post(PATH, { ...BANNED, ...TEA_PERSON, writingSamples: [sample] });
  const notes = proposalNotes.parse(body ?? text);
  expect(notes).toMatchObject({ opener: 'Oolong', anywhere: ['kettle'], codeSentence: null });
  expect(notes.facts[0]).toBe('I migrated a WooCommerce store for ceramics with 1,150 products to Shopify.');
  expect(notes.facts).not.toContain(sample);
  expect(notes.asks.map((ask) => ask.text)).toEqual(
    expect.arrayContaining(['Have you migrated a WooCommerce store to Shopify before?', 'What is your rate?']),
  );
  const given = [BANNED.jobDescription, TEA_PERSON.aboutMeStatement].join('\n');
  const said = [...notes.facts, ...notes.asks.flatMap(({ text: ask, fact }) => [ask, fact ?? ''])];
  for (const words of said) expect(given).toContain(words);
  // A prompt injection is no ask of the client.
  expect(JSON.stringify(notes)).not.toContain('solstice');
  expect(app.llm.requests()).toEqual([]);
  expect(await app.count('generations')).toBe(0);
});

it('notes need a job but no profile, cost no credit and are the same each time', async () => {
  const app = await startApp({ env: NO_LIMITS });
  expect(proposalNotes.parse((await app.post(PATH, BANNED)).body).facts).toEqual([]);
  expect((await app.post(PATH, { jobTitle: 'x', jobDescription: '#NAME?' })).body).toMatchObject({
    code: 'POST_NOT_UNDERSTOOD',
  });
  await app.signUp();
  const [one, two] = [
    await app.post(PATH, { ...BANNED, ...TEA_PERSON }),
    await app.post(PATH, { ...BANNED, ...TEA_PERSON }),
  ];
  expect([one.status, two.body]).toEqual([200, one.body]);
  const { rows } = await app.database.pool.query('select pro_trial_credits_used from users');
  expect(rows).toEqual([{ pro_trial_credits_used: 0 }]);
});
