import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { aJob, type TestApp } from './testing/app.ts';
import { NO_LIMITS, startWith } from './testing/premium.ts';

// What a request costs the database. One more statement here is a quarter more for everybody, so it takes a decision.

/** The statements of one request: what each does, and its table. */
async function statementsOf(request: () => Promise<{ status: number; text: string }>): Promise<string[]> {
  return (await textsOf(request)).map(inWords);
}

/** The statements themselves. None is named, because PgBouncer may be in between. */
async function textsOf(request: () => Promise<{ status: number; text: string }>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { status, text } = await request();
  const statements = query.mock.calls.map(([statement]: readonly unknown[]) => statement);
  query.mockRestore();
  expect(status, text).toBe(200);
  expect(statements.filter(isNamed)).toEqual([]);
  return statements.map((statement) => (typeof statement === 'string' ? statement : textOf(statement)));
}

function isNamed(statement: unknown): boolean {
  return typeof statement === 'object' && statement !== null && 'name' in statement && Boolean(statement.name);
}

function inWords(text: string): string {
  const [verb = ''] = text.trim().split(/\s/);
  // Not 'extract(epoch from d.status_at)'.
  const table = /\b(?:from|into|update)\s+"?([a-z_]{3,})(?![a-z_.)])/i.exec(text)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

function textOf(statement: unknown): string {
  const hasText = typeof statement === 'object' && statement !== null && 'text' in statement;
  return hasText ? String(statement.text) : '';
}

/** A person with Pro whose app does nothing else: no job is due. */
async function start(): Promise<TestApp> {
  const { app } = await startWith("plan = 'pro'", { env: NO_LIMITS });
  await app.app.jobs.stop(60_000);
  return app;
}

describe('the statements of a request by a signed-in person', () => {
  it('are two for a list: who asks, with the account, and the list; nothing is written', async () => {
    const app = await start();
    const ofList = ['select sessions', 'select documents'];
    expect(await statementsOf(() => app.get('/api/drafts'))).toEqual(ofList);
    expect(await statementsOf(() => app.get('/api/proposals'))).toEqual(ofList);
  });

  it('are one for the account itself', async () => {
    const app = await start();
    expect(await statementsOf(() => app.get('/api/user'))).toEqual(['select sessions']);
  });

  it('are six for a save: who, how often, and a transaction that locks, and stores both rows and measures the quota in one', async () => {
    const app = await start();
    const draft = { ...aJob(), content: 'A letter.' };
    expect(await statementsOf(() => app.post('/api/drafts/save', draft))).toEqual([
      'select sessions',
      'INSERT rate_limits',
      'begin;',
      'select users',
      'with documents',
      'commit',
    ]);
  });

  it('are as cheap for the thousandth proposal as for the first: no earlier one is counted', async () => {
    const app = await start();
    const statements = await textsOf(() => app.post('/api/generate-proposal', aJob()));
    expect(statements.some((text) => /into "?proposal_jobs/i.test(text))).toBe(true);
    const counting = statements.filter((text) => /\b(?:count|max)\s*\(/i.test(text));
    expect(counting.filter((text) => /\b(?:generations|proposal_jobs)\b/i.test(text))).toEqual([]);
  });
});
