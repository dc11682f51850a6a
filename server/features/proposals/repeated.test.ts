import { expect, it } from 'vitest';
import { startApp } from '../../testing/app.ts';
import { creditStates, NO_LIMITS, PREMIUM, startWith, write } from '../../testing/premium.ts';
import type { GenerationEvent } from './generation/pipeline.ts';
import { createEngine, type Engine } from './index.ts';

const OWN = {
  ...PREMIUM,
  lines: { proof: 'I drew the mark of a mill in Ghent, which is stamped on 40,000 bags a year.' },
};

/** The real engine, which answers a repeated request with its first letter. */
function repeatingEngine(): { engine: Engine; variations: unknown[] } {
  const real = createEngine();
  const written = new Map<string, GenerationEvent[]>();
  const variations: unknown[] = [];
  async function* generate(...[request, options]: Parameters<Engine['generate']>): AsyncIterable<GenerationEvent> {
    variations.push(request.variation);
    const name = JSON.stringify(request.input);
    const events = written.get(name) ?? [];
    if (events.length === 0) for await (const event of real.generate(request, options)) events.push(event);
    written.set(name, events);
    yield* events;
  }
  return { engine: { ...real, generate }, variations };
}

it('is no new version and costs no credit when it repeats the letter before, word for word', async () => {
  const { app, used } = await startWith('pro_trial_credits_used = 0', { engineFor: () => repeatingEngine().engine });
  for (let i = 0; i < 3; i++) expect((await write(app, OWN)).status).toBe(200);
  expect([await used(), await creditStates(app)]).toEqual([1, ['done: spent', 'done: returned', 'done: returned']]);
  expect(await app.count('document_revisions')).toBe(1);
});

it('is a version and costs a credit when the job or the letter is another', async () => {
  const { app, used } = await startWith('pro_trial_credits_used = 0', { engineFor: () => repeatingEngine().engine });
  await write(app, OWN);
  await write(app, { ...OWN, jobTitle: 'Another logo' });
  await write(app, { ...OWN, lines: { proof: 'I drew the mark of a brewery in Bruges.' } });
  expect([await used(), await app.count('document_revisions')]).toEqual([3, 3]);
});

it('costs none of a visitor’s free proposals of the week either', async () => {
  const env = { ...NO_LIMITS, FREE_WEEKLY_LIMIT: '1' };
  const app = await startApp({ engineFor: () => repeatingEngine().engine, env });
  const { lines } = OWN;
  expect((await write(app, { lines })).status).toBe(200);
  const { rows } = await app.database.pool.query('select used from weekly_proposals');
  expect(rows.map(({ used }) => Number(used))).toEqual([1, 1]);
  await app.database.pool.query('update weekly_proposals set used = 0');
  expect((await write(app, { lines })).status).toBe(200);
  const after = await app.database.pool.query('select used from weekly_proposals');
  expect(after.rows.map(({ used }) => Number(used))).toEqual([0, 0]);
});

it('varies the writer’s words for each proposal without counting those before', async () => {
  const { engine, variations } = repeatingEngine();
  const { app } = await startWith("plan = 'pro'", { engineFor: () => engine });
  const ids = [];
  for (let i = 0; i < 2; i++) ids.push((await write(app, OWN)).body.proposalId);
  expect(variations).toEqual(ids);
});
