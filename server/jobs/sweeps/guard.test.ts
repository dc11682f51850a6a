import { lt } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { contactMessages } from '../../db/schema/index.ts';
import { silentLog } from '../../log.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { DRAFTS, PROPOSALS, saved, startPro } from '../../testing/drafts.ts';
import { createSweepGuard, eraseOldRows } from '../index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEARS_MS = 5 * 365 * DAY_MS;

/** An app whose own clock and the database's are moved together, and whose erasing waits as in production. */
async function startGuarded() {
  let later = 0;
  const now = () => Date.now() + later;
  const { app } = await startPro({
    now,
    sweepGuard: ({ db }) => createSweepGuard({ db, log: silentLog, now, databaseNow: async () => now() }),
  });
  /** One poll for every hour up to that moment. */
  const lookAt = async (ms: number) => {
    later = ms;
    await app.app.jobs.idle();
  };
  const rows = async () => {
    const tables = ['users', 'documents', 'document_revisions', 'sessions', 'auth_events'] as const;
    return Promise.all(tables.map((table) => app.count(table)));
  };
  const goOn = async (from: number, days: number) => {
    for (let day = 0; day <= days; day++) await lookAt(from + day * DAY_MS);
  };
  return { app, lookAt, goOn, rows };
}

describe('a clock that jumps years ahead', () => {
  it('erases nothing, and everything is usable when it has come back', async () => {
    const { app, lookAt, goOn, rows } = await startGuarded();
    await goOn(0, 2);
    const kept = await saved(app, { name: 'Kept' });
    const deleted = await saved(app, { name: 'Deleted' });
    await app.send('DELETE', `${DRAFTS}/${deleted.id}`);
    const before = await rows();
    await goOn(YEARS_MS, 2);
    // A sign-in of that time is refused, and loses nothing.
    expect((await app.get('/api/user')).status).toBe(401);
    await app.newBrowser().post('/api/forgot-password', { email: 'nobody@freelance.example' });
    expect(await rows()).toEqual(before);
    expect(await app.app.jobs.countHeld()).toBe(1);
    await lookAt(2 * DAY_MS + HOUR_MS);
    expect((await app.get('/api/user')).status).toBe(200);
    expect((await app.get(`${DRAFTS}/${kept.id}`)).status).toBe(200);
    expect((await app.post(`${PROPOSALS}/${deleted.id}/restore`, undefined)).status).toBe(200);
    expect(await app.app.jobs.countHeld()).toBe(0);
  });

  it('leaves no schedule, job or limit that waits for that year', async () => {
    const { app, lookAt } = await startGuarded();
    const { pool } = app.database;
    await lookAt(YEARS_MS);
    await app.app.jobs.enqueue(app.database.db, 'unknown', {});
    const ahead = Date.now() + YEARS_MS;
    await pool.query("insert into rate_limits (key, points, expire) values ('sign-in:x', 99, $1)", [ahead]);
    await lookAt(HOUR_MS);
    const { rows } = await pool.query('select kind, run_at from jobs where run_at > $1', [new Date(ahead - DAY_MS)]);
    expect(rows.filter(({ kind }) => kind === 'unknown')).toEqual([]);
    expect((await pool.query("select 1 from rate_limits where key = 'sign-in:x'")).rowCount).toBe(0);
    await lookAt(3 * HOUR_MS);
    const made = await pool.query(
      "select 1 from jobs where kind = 'schedule:drafts-sweep' and run_at between $1 and $2",
      [new Date(Date.now() + HOUR_MS), new Date(Date.now() + 3 * HOUR_MS)],
    );
    expect(made.rowCount).toBe(1);
  });
});

describe('erasing', () => {
  const database = createTestDatabase();
  afterAll(async () => (await database).close());

  /** The guard alone, and rows that it lets be erased when they are a month old. */
  async function startAlone(options: { clockCheckedOn?: string; isDatabaseBehind?: () => boolean } = {}) {
    const { db, pool } = await database;
    await pool.query('truncate clock_readings, sweep_holds, contact_messages');
    let later = 0;
    const now = () => Date.now() + later;
    const { clockCheckedOn, isDatabaseBehind = () => false } = options;
    const databaseNow = async () => (isDatabaseBehind() ? Date.now() : now());
    const guard = createSweepGuard({ db, log: silentLog, now, clockCheckedOn, databaseNow });
    const isOld = (at: Date) => lt(contactMessages.createdAt, new Date(at.getTime() - 30 * DAY_MS));
    const sweep = eraseOldRows({ db, log: silentLog }, { what: 'messages', table: contactMessages, isOld });
    const lookAt = async (ms: number) => {
      later = ms;
      await guard.run('forget', sweep);
    };
    const goOn = async (from: number, days: number) => {
      for (let day = 0; day <= days; day++) await lookAt(from + day * DAY_MS);
    };
    const leave = (count: number, years: number) =>
      pool.query(
        `insert into contact_messages (id, reference, name, email, subject, message, is_suspect, created_at)
        select gen_random_uuid(), 'BW-' || n, 'A', 'a@b.example', 's', 'm', false, now() - $2 * interval '1 year'
          from generate_series(1, $1) n`,
        [count, years],
      );
    const stand = async () => [await db.$count(contactMessages), await guard.countHeld()];
    return { lookAt, goOn, leave, stand };
  }

  it('resumes a day after the operator has confirmed the clock', async () => {
    const said = new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10);
    const { goOn, lookAt, leave, stand } = await startAlone({ clockCheckedOn: said });
    await goOn(0, 2);
    await leave(1, 0);
    await lookAt(40 * DAY_MS);
    expect((await stand())[0]).toBe(1);
    await goOn(40 * DAY_MS, 2);
    expect(await stand()).toEqual([0, 0]);
  });

  it('waits while the database’s clock differs', async () => {
    let isBehind = false;
    const { goOn, lookAt, leave, stand } = await startAlone({ isDatabaseBehind: () => isBehind });
    await goOn(0, 3);
    await leave(1, 9);
    isBehind = true;
    await goOn(3 * DAY_MS, 1.5);
    expect(await stand()).toEqual([1, 1]);
    isBehind = false;
    await lookAt(4.5 * DAY_MS + HOUR_MS);
    expect(await stand()).toEqual([0, 0]);
  });

  it('of more than a hundredth of a table waits a week and is reported', async () => {
    const { goOn, leave, stand } = await startAlone();
    await goOn(0, 2);
    await leave(21, 9);
    await goOn(2 * DAY_MS, 6);
    expect(await stand()).toEqual([21, 1]);
    await goOn(8 * DAY_MS, 3);
    expect(await stand()).toEqual([0, 0]);
  });
});
