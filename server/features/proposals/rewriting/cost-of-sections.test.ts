import { describe, expect, it } from 'vitest';
import { generateAnswer } from '#shared/proposals/contract.ts';
import { type RewriteRequest, rewriteAnswer } from '#shared/proposals/rewrite.ts';
import { type LlmApp, PRICES, startLlmApp, TEA_JOB } from '../../../testing/llm-app.ts';

const PATH = '/api/rewrite-section';

/** A proposal by the model, and a request for one of its sections. */
async function written(browser: Pick<LlmApp, 'post'>): Promise<RewriteRequest & { proposalId: string }> {
  const { body, text } = await browser.post('/api/generate-proposal', TEA_JOB);
  const { proposalId, sections } = generateAnswer.parse(body ?? text);
  const now = sections.find(({ part }) => part === 'plan')?.plainText;
  return { ...TEA_JOB, proposalId, part: 'plan', action: 'lengthen', now };
}

async function rewrite(browser: Pick<LlmApp, 'post'>, intent: RewriteRequest) {
  const { status, body, text } = await browser.post(PATH, intent);
  expect(status, text).toBe(200);
  return rewriteAnswer.parse(body);
}

interface Cost {
  readonly proposal: number;
  readonly rewrites: number;
  readonly input: number;
  readonly output: number;
  readonly micros: number;
}

async function costOf(app: LlmApp, id: string): Promise<Cost> {
  const { rows } = await app.database.pool.query<Cost>(
    `select model_micros::int as proposal, rewrites, rewrite_input_tokens as input, rewrite_output_tokens as output,
      rewrite_micros::int as micros from generations where id = $1`,
    [id],
  );
  const [cost] = rows;
  if (!cost) throw new Error('There is no such proposal');
  return cost;
}

async function spentBy(app: LlmApp, whom: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ micros: number }>(
    'select micros::int from model_spending where spent_for = $1',
    [whom],
  );
  return rows[0]?.micros ?? 0;
}

const NOTHING = { rewrites: 0, input: 0, output: 0, micros: 0 };

describe('the cost of a section that a language model rewrites', () => {
  it('is added up with its proposal, whose own cost stays, also of sections written at once, in the metrics and in the data export', async () => {
    const app = await startLlmApp({ env: PRICES });
    const { id } = await app.signUp();
    const intent = await written(app);
    const before = await costOf(app, intent.proposalId);
    expect(before).toMatchObject(NOTHING);
    const month = await spentBy(app, id);
    expect(month).toBe(before.proposal);

    expect(await rewrite(app, intent)).toMatchObject({ engine: 'llm' });
    const once = await costOf(app, intent.proposalId);
    expect(once).toMatchObject({ proposal: before.proposal, rewrites: 1 });
    expect(once.micros).toBeGreaterThan(300);
    expect(once.micros).toBe(once.input + 2 * once.output);
    expect(await spentBy(app, id)).toBe(month + once.micros);
    const metrics = await (await fetch(`${app.origin}/metrics`)).text();
    expect(metrics).toContain('model_rewrites_total 1\n');
    expect(metrics).toContain(`model_rewrite_cost_dollars_total ${once.micros / 1_000_000}\n`);
    const { proposals } = JSON.parse((await app.exported()).files['account.json'] ?? '');
    expect(proposals).toMatchObject([
      {
        modelMicros: once.proposal,
        rewrites: 1,
        rewriteInputTokens: once.input,
        rewriteOutputTokens: once.output,
        rewriteMicros: once.micros,
      },
    ]);

    // A second request costs twice, also where the result is the built-in writer's.
    app.llm.play({ mode: 'invents', part: 'plan' });
    expect(await rewrite(app, intent)).toMatchObject({ engine: 'composer', fallback: true });
    const twice = await costOf(app, intent.proposalId);
    expect(twice).toMatchObject({ proposal: before.proposal, rewrites: 2 });
    expect(twice.input - once.input).toBeGreaterThan(once.input * 1.5);
    expect(await spentBy(app, id)).toBe(month + twice.micros);

    await Promise.all([1, 2, 3].map((attempt) => rewrite(app, { ...intent, attempt })));
    const cost = await costOf(app, intent.proposalId);
    expect(cost.rewrites).toBe(5);
    expect(await spentBy(app, id)).toBe(month + cost.micros);
  });

  it('counts for the requester alone, where the proposal is another person’s, missing or not named', async () => {
    const app = await startLlmApp({ env: PRICES });
    await app.signUp();
    const intent = await written(app);
    const stranger = app.newBrowser();
    const { id } = await stranger.signUp('other@freelance.example');
    const nowhere = '01a1fe3a-7f85-7357-9973-be2fac5b5e97';
    let spent = 0;
    for (const proposalId of [intent.proposalId, nowhere, undefined]) {
      expect(await rewrite(stranger, { ...intent, proposalId })).toMatchObject({ engine: 'llm' });
      const now = await spentBy(app, id);
      expect(now).toBeGreaterThan(spent);
      spent = now;
    }
    expect(await costOf(app, intent.proposalId)).toMatchObject(NOTHING);
    const wrong = await stranger.post(PATH, { ...intent, proposalId: 'mine' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

it('records nothing with a proposal whose section needed no model', async () => {
  const app = await startLlmApp({ env: { ...PRICES, LLM_USER_MONTHLY_BUDGET: '0.000001' } });
  await app.signUp();
  const intent = await written(app);
  // Past the ceiling nothing is requested, so nothing is recorded either.
  expect(await rewrite(app, intent)).toMatchObject({ engine: 'composer', fallback: true });
  expect(await costOf(app, intent.proposalId)).toMatchObject(NOTHING);
  expect(app.llm.requests()).toEqual([]);
});
