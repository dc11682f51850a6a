import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApp } from '../../testing/app.ts';
import { GARBAGE } from '../../testing/llm.ts';
import { type LlmApp, PRICES, startLlmApp, TEA_JOB } from '../../testing/llm-app.ts';
import { createSpending, RESERVED_FOR_MS, releaseAbandoned } from './spending/index.ts';

const PATH = '/api/generate-proposal';
const BY_COMPOSER = 'so our built-in writer wrote this proposal. The next month begins on the 1st, UTC.';
const ALL_SPENT = `What this site may spend on its language model this month is used up, ${BY_COMPOSER}`;
const OWN_SPENT = `Your share of the language model for this month is used up, ${BY_COMPOSER}`;
const MARCH = () => Date.parse('2026-03-31T23:59:00Z');
const APRIL = () => Date.parse('2026-04-01T00:01:00Z');

// The first request loads the library, and each writes a whole proposal before it.
const LONG = { timeout: 150_000 };

const usage = z.object({ inputTokens: z.int(), outputTokens: z.int() });
const warnings = z.array(z.object({ code: z.string(), message: z.string() }));

async function write(browser: Pick<LlmApp, 'post'>) {
  const { status, body } = await browser.post(PATH, TEA_JOB);
  expect(status, String(body.message)).toBe(200);
  const said = warnings.parse(body.warnings).find(({ code }) => code === 'writer_fallback')?.message;
  return { engine: body.engine, said, usage: body.usage };
}

async function rows(app: LlmApp, what: string): Promise<Record<string, unknown>[]> {
  return (await app.database.pool.query(what)).rows;
}

const spent = (app: LlmApp) => rows(app, 'select month, spent_for, micros::int from model_spending order by spent_for');

describe('the cost of the language model', () => {
  it('is recorded with the proposal, for its owner and in total, by the prices in the settings', async () => {
    const app = await startLlmApp({ env: PRICES, now: MARCH });
    const { id } = await app.signUp();
    const used = usage.parse((await write(app)).usage);
    const micros = used.inputTokens + 2 * used.outputTokens;
    expect(micros).toBeGreaterThan(500);
    expect(await spent(app)).toEqual([id, 'all'].sort().map((spent_for) => ({ month: '2026-03', spent_for, micros })));
    const cost =
      'select model_input_tokens as "in", model_output_tokens as "out", model_micros::int as micros from generations';
    expect(await rows(app, cost)).toEqual([{ in: used.inputTokens, out: used.outputTokens, micros }]);
    // Nothing is reserved for a finished proposal.
    expect(await rows(app, 'select 1 from model_reservations')).toEqual([]);
    const metrics = await (await fetch(`${app.origin}/metrics`)).text();
    for (const line of [
      'model_requests_total 1',
      'model_failures_total 0',
      'model_fallbacks_total 0',
      'model_cuts_total 0',
      `model_input_tokens_total ${used.inputTokens}`,
      `model_output_tokens_total ${used.outputTokens}`,
      `model_cost_dollars_total ${micros / 1_000_000}`,
    ])
      expect(metrics).toContain(`${line}\n`);
  });

  it('includes both requests, and a cut answer by its length', async () => {
    const app = await startLlmApp({ env: PRICES });
    const once = usage.parse((await write(app)).usage);
    app.llm.play(GARBAGE);
    const twice = usage.parse((await write(app)).usage);
    expect(twice.inputTokens).toBeGreaterThan(once.inputTokens * 1.3);
    app.llm.play({ mode: 'reset' });
    const broken = usage.parse((await write(app)).usage);
    expect(broken.inputTokens).toBeGreaterThan(once.inputTokens / 2);
    expect(broken.outputTokens).toBeGreaterThan(0);
    const metrics = await (await fetch(`${app.origin}/metrics`)).text();
    expect(metrics).toMatch(/^model_requests_total 4$[\s\S]*^model_cuts_total 1$/m);
  });

  it('is zero when the model could not be reached, and the reservation is released', async () => {
    const app = await startLlmApp({ env: { ...PRICES, LLM_MONTHLY_BUDGET: '1' } });
    app.llm.play({ mode: 'status', status: 401 });
    await write(app);
    app.llm.play({ mode: 'good' });
    const before = await spent(app);
    const { usage: used } = await write(app);
    const { inputTokens, outputTokens } = usage.parse(used);
    const after = await spent(app);
    const of = (all: Record<string, unknown>[]) => Number(all.find(({ spent_for }) => spent_for === 'all')?.micros);
    expect(of(after) - of(before)).toBe(inputTokens + 2 * outputTokens);
  });
});

describe('a spending ceiling', () => {
  it('in total: past it the built-in writer writes and says so, until the month is over', async () => {
    const app = await startLlmApp({ env: { ...PRICES, LLM_MONTHLY_BUDGET: '0.03' }, now: MARCH });
    expect(await write(app)).toMatchObject({ engine: 'llm', said: undefined });
    await app.database.pool.query("update model_spending set micros = 29990 where spent_for = 'all'");
    expect(await write(app.newBrowser())).toEqual({ engine: 'composer', said: ALL_SPENT, usage: null });
    expect(app.llm.requests()).toHaveLength(1);
    const next = await startLlmApp({ env: { ...PRICES, LLM_MONTHLY_BUDGET: '0.03' }, now: APRIL, besides: app });
    expect(await write(next)).toMatchObject({ engine: 'llm', said: undefined });
  });

  it('for each person: the next one has their own', async () => {
    const app = await startLlmApp({ env: { ...PRICES, LLM_USER_MONTHLY_BUDGET: '0.03' } });
    const { id } = await app.signUp();
    await write(app);
    await app.database.pool.query('update model_spending set micros = 29990 where spent_for = $1', [id]);
    const before = await spent(app);
    expect(await write(app)).toEqual({ engine: 'composer', said: OWN_SPENT, usage: null });
    expect(await spent(app)).toEqual(before);
    expect(await write(app.newBrowser())).toMatchObject({ engine: 'llm', said: undefined });
  });

  it('holds for simultaneous proposals: the maximum of each is reserved before the request', async () => {
    const app = await startLlmApp({ env: { ...PRICES, LLM_MONTHLY_BUDGET: '0.04' } });
    app.llm.play({ mode: 'hang' });
    const asking = Array.from({ length: 4 }, () => write(app.newBrowser()));
    const reserved = async () => Number((await spent(app)).find(({ spent_for }) => spent_for === 'all')?.micros ?? 0);
    const done = async () => (await rows(app, "select 1 from generations where status = 'done'")).length;
    await expect.poll(async () => (await done()) + app.llm.open(), LONG).toBe(4);
    expect(await reserved()).toBeLessThanOrEqual(40_000);
    expect(await reserved()).toBeGreaterThan(12_000);
    const asked = app.llm.open();
    expect([1, 2, 3]).toContain(asked);
    app.llm.play({ mode: 'good' });
    const written = await Promise.all(asking);
    expect(written.filter(({ said }) => said === ALL_SPENT)).toHaveLength(4 - asked);
  });
});

describe('the reservation of a dead process', () => {
  it('counts until its time is over, then as far as it was spent; a later settlement counts in full, once', async () => {
    const app = await startLlmApp({ env: PRICES, now: MARCH });
    const { db } = app.database;
    const spending = createSpending({ db, now: MARCH, monthlyBudget: 1, userMonthlyBudget: 2 });
    const author = { ownerId: randomUUID(), proposalId: randomUUID(), writes: 'proposal' } as const;
    const reservation = await spending.reserve(author, 700_000);
    expect(await spending.reserve(author, 700_000)).toBe('budget_spent');
    expect(await releaseAbandoned(db, new Date(MARCH() + RESERVED_FOR_MS))).toBe(0);
    const micros = async () => (await spent(app)).map((row) => row.micros);
    expect(await micros()).toEqual([700_000, 700_000]);

    const later = await startApp({ besides: app, now: () => MARCH() + RESERVED_FOR_MS + 1 });
    await expect.poll(micros).toEqual([0, 0]);
    await later.close();
    expect(await rows(app, 'select 1 from model_reservations')).toEqual([]);

    if (typeof reservation === 'string') throw new Error(reservation);
    await reservation.settle({ inputTokens: 1, outputTokens: 1 }, 3);
    expect(await micros()).toEqual([3, 3]);

    const noted = await spending.reserve(author, 700_000);
    if (typeof noted === 'string') throw new Error(noted);
    await noted.note(30_000);
    await noted.note(20_000);
    expect(await releaseAbandoned(db, new Date(MARCH() + 2 * RESERVED_FOR_MS))).toBe(1);
    expect(await micros()).toEqual([30_003, 30_003]);
    await noted.note(35_000);
    await noted.settle({ inputTokens: 9, outputTokens: 9 }, 40_000);
    expect(await micros()).toEqual([40_003, 40_003]);
  });
});

describe('the spending of a person', () => {
  it('is deleted with the account, and with the month for everybody else', async () => {
    const app = await startLlmApp({ env: PRICES, now: MARCH });
    const { id } = await app.signUp();
    await write(app);
    await write(app.newBrowser());
    await app.database.pool.query("update users set deletion_requested_at = '2026-01-01T00:00:00Z' where id = $1", [
      id,
    ]);
    await app.database.pool.query('delete from jobs');
    const erased = await startApp({ besides: app, now: () => MARCH() - 600_000 });
    await erased.app.jobs.idle();
    const left = await spent(app);
    expect(left.map(({ spent_for }) => spent_for)).not.toContain(id);
    expect(left).toHaveLength(2);
    await erased.close();
    await app.database.pool.query('delete from jobs');
    const later = await startApp({ besides: app, now: () => APRIL() + 2 * 3_600_000 });
    await later.app.jobs.idle();
    expect((await spent(app)).map(({ spent_for }) => spent_for)).toEqual(['all']);
  });
});
