import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { REWRITE_LIMIT } from '#shared/proposals/rewrite.ts';
import { aJob, startApp, type TestApp } from '../../../testing/app.ts';
import { TEA_JOB } from '../../../testing/llm-app.ts';
import { TRADE_TASKS } from '../../../testing/trade-writer.ts';
import { createEngine } from '../index.ts';

const PATH = '/api/rewrite-section';
const asked = (more: Record<string, unknown> = {}) => ({ ...aJob(), part: 'proof', action: 'regenerate', ...more });

describe('a rewritten section', () => {
  it('is open to a visitor, costs nothing and stores nothing', async () => {
    const app = await startApp({ engineFor: () => createEngine(undefined, TRADE_TASKS) });
    const before = await rowsOf(app);
    const answer = await app.post(PATH, { ...TEA_JOB, part: 'close', action: 'regenerate' });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        section: {
          part: 'close',
          document: expect.any(Array),
          html: expect.stringMatching(/^<p>[^<]+\?<\/p><p>kettle<\/p>$/),
          plainText: expect.any(String),
        },
        unchanged: false,
        seed: expect.stringMatching(/^[0-9a-f]{16}$/),
        engine: 'composer',
        fallback: false,
        message: null,
      },
    ]);
    expect(await rowsOf(app)).toEqual(before);
  });

  it('differs between two people', async () => {
    const app = await startApp({ engineFor: () => createEngine(undefined, TRADE_TASKS) });
    const texts = new Set<string>();
    for (let i = 0; i < 12 && texts.size < 2; i++) {
      const { body } = await app.newBrowser().post(PATH, { ...TEA_JOB, part: 'close', action: 'regenerate' });
      texts.add(z.object({ section: z.object({ plainText: z.string() }) }).parse(body).section.plainText);
    }
    expect(texts.size).toBeGreaterThan(1);
  });

  it('is refused with locked options, with the messages of a proposal', async () => {
    const app = await startApp();
    const locked = [{ tone: 'casual' }, { action: 'tone', sectionTone: 'formal' }, { style: 'concise' }];
    for (const intent of locked)
      expect((await app.post(PATH, asked(intent))).body).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    const user = await app.signUp();
    for (const intent of locked) expect((await app.post(PATH, asked(intent))).status).toBe(200);
    await app.database.pool.query('update users set pro_trial_credits_used = 3 where id = $1', [user.id]);
    for (const intent of locked) {
      const { status, body } = await app.post(PATH, asked(intent));
      expect([status, body]).toEqual([
        403,
        { message: 'This feature requires a Pro subscription', code: 'PRO_REQUIRED' },
      ]);
    }
    expect((await app.post(PATH, asked())).status).toBe(200);
  });

  it('reports an invalid request', async () => {
    const app = await startApp({ engineFor: () => createEngine(undefined, TRADE_TASKS) });
    const wrong = [
      [{ part: 'opener' }, 'part'],
      [{ action: 'delete' }, 'action'],
      [{ action: 'tone' }, 'sectionTone'],
      [{ now: 'x'.repeat(10_001) }, 'now'],
      [{ rest: 'x'.repeat(10_001) }, 'rest'],
      [{ attempt: -1 }, 'attempt'],
      [{ part: 'answers' }, 'part'],
    ] as const;
    for (const [more, field] of wrong) {
      const { status, body } = await app.post(PATH, asked(more));
      expect([status, body.code, Object.keys(body.fields ?? {})], field).toEqual([400, 'INVALID_INPUT', [field]]);
    }
    const nothing = await app.post(PATH, asked({ jobTitle: 'x', jobDescription: '#NAME?' }));
    expect([nothing.status, nothing.body.code]).toEqual([422, 'POST_NOT_UNDERSTOOD']);
  });

  it('has a rate limit apart from proposals', async () => {
    const app = await startApp({ env: { GENERATION_LIMIT: '1/hour,1/hour' } });
    expect((await app.post(PATH, asked())).status).toBe(200);
    await app.database.pool.query('update rate_limits set points = $1', [REWRITE_LIMIT.points]);
    const refused = await app.post(PATH, asked());
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect((await app.post('/api/generate-proposal', aJob())).status).toBe(200);
  });
});

/** The number of rows in all tables of a proposal. */
async function rowsOf(app: TestApp): Promise<number[]> {
  const tables = ['generations', 'document_revisions', 'weekly_proposals', 'model_spending'] as const;
  const counts: number[] = [];
  for (const table of tables) counts.push(await app.count(table));
  return counts;
}
