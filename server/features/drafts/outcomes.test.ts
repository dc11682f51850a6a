import { describe, expect, it } from 'vitest';
import { readOutcomes } from '#shared/drafts/outcomes.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { leaveDrafts } from '../../testing/drafts.ts';

const OUTCOMES = '/api/outcomes';
const NOW = Date.parse('2026-11-21T12:00:00Z');

/** Proposals with one of each of these, in turn: `n` counts from 1. */
const MEASURES = `update documents set status = (array['draft', 'copied', 'sent', 'viewed', 'replied', 'interview', 'won', 'lost'])[n],
  tone = case when n > 4 then 'friendly' else 'professional' end, style = 'standard', trade = case when n = 7 then 'ecommerce' end,
  words = (array[50, 50, 0, 99, 100, 149, 150, 200])[n], opening = 'question'
  from (select id as numbered, row_number() over (partition by user_id order by created_at) as n from documents) numbers
  where id = numbered`;

async function read(client: Pick<Client, 'get'>, query = '') {
  const { status, text, body } = await client.get(`${OUTCOMES}${query}`);
  expect(status, text).toBe(200);
  return readOutcomes.output.parse(body);
}

/** Eight proposals of someone who is signed in, one of each status, made a day apart until now. */
async function startWithEight(more: Partial<Parameters<typeof leaveDrafts>[3]> = {}) {
  const app = await startApp({ now: () => NOW });
  const user = await app.signUp();
  const createdAt = `to_timestamp(${NOW / 1000} - (8 - n) * 86400)`;
  await leaveDrafts(app, user.id, 8, { name: "'Job ' || n", createdAt, ...more });
  await app.database.pool.query(MEASURES);
  return { app, user };
}

const linesOf = (text: string) => text.replace(/^\uFEFF/, '').split('\r\n');

describe('the outcomes of proposals', () => {
  it('count what was sent by tone, style, trade, length and opening, and nothing of others', async () => {
    const { app } = await startWithEight();
    expect(await read(app)).toEqual({
      success: true,
      total: { sent: 6, replied: 3, won: 1 },
      by: {
        tone: [
          { value: 'friendly', sent: 4, replied: 3, won: 1 },
          { value: 'professional', sent: 2, replied: 0, won: 0 },
        ],
        style: [{ value: 'standard', sent: 6, replied: 3, won: 1 }],
        trade: [
          { value: null, sent: 5, replied: 2, won: 0 },
          { value: 'ecommerce', sent: 1, replied: 1, won: 1 },
        ],
        length: [
          { value: '100_149', sent: 2, replied: 2, won: 0 },
          { value: '150_199', sent: 1, replied: 1, won: 1 },
          { value: '200_plus', sent: 1, replied: 0, won: 0 },
          { value: 'under_100', sent: 1, replied: 0, won: 0 },
          { value: null, sent: 1, replied: 0, won: 0 },
        ],
        opening: [{ value: 'question', sent: 6, replied: 3, won: 1 }],
      },
    });
    const other = app.newBrowser();
    await other.signUp();
    const by = { tone: [], style: [], trade: [], length: [], opening: [] };
    expect(await read(other)).toEqual({ success: true, total: { sent: 0, replied: 0, won: 0 }, by });
    expect(linesOf((await other.get(`${OUTCOMES}/export`)).text).slice(1)).toEqual(['']);
  });

  it('leave out deleted proposals', async () => {
    const { app } = await startWithEight({ deletedAt: 'case when n = 7 then to_timestamp(1767225600) end' });
    expect((await read(app)).total).toEqual({ sent: 5, replied: 2, won: 0 });
  });

  it('are of the last 90 days where that is asked', async () => {
    const createdAt = `to_timestamp(${NOW / 1000} - (96 - n) * 86400)`;
    const { app } = await startWithEight({ createdAt });
    expect((await read(app, '?period=90d')).total).toEqual({ sent: 3, replied: 2, won: 1 });
    expect((await read(app, '?period=all')).total.sent).toBe(6);
    expect((await app.get(`${OUTCOMES}?period=1y`)).status).toBe(400);
  });
});

describe('the export of proposals', () => {
  const file = async (app: Pick<TestApp, 'get'>) => {
    const answer = await app.get(`${OUTCOMES}/export`);
    expect(answer.status, answer.text).toBe(200);
    return answer;
  };

  it('is a file with a line for each proposal that is not deleted', async () => {
    const { app } = await startWithEight({ deletedAt: 'case when n = 8 then to_timestamp(1767225600) end' });
    const { headers, text } = await file(app);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="bidwright-proposals-2026-11-21.csv"');
    const [head, ...lines] = linesOf(text);
    expect(head).toBe('title,status,status since,created,last updated,tone,style,trade,language,words,opening');
    expect(lines.toSorted().slice(1)).toHaveLength(7);
    expect(lines).toContain(
      'Job 7,won,2026-01-01T00:00:07.000Z,2026-11-20T12:00:00.000Z,2026-01-01T00:00:07.000Z,friendly,standard,ecommerce,,150,question',
    );
  });

  it('has every proposal of many, and no title that a spreadsheet would run', async () => {
    const app = await startApp();
    const user = await app.signUp();
    await leaveDrafts(app, user.id, 1_203, { name: `'=HYPERLINK("http://x")' || n` });
    const [, ...lines] = linesOf((await file(app)).text);
    expect(new Set(lines.filter(Boolean))).toHaveProperty('size', 1_203);
    expect(lines[0]).toMatch(/^"'=HYPERLINK\(""http:\/\/x""\)\d+",draft,/);
  });
});
