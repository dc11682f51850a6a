import { describe, expect, it } from 'vitest';
import { silentLog } from '../../log.ts';
import { DRAFTS, PROPOSALS, saved, startPro } from '../../testing/drafts.ts';
import { createSweepGuard } from '../index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEARS_MS = 5 * 365 * DAY_MS;

/** An app whose own clock and the database's are moved together, and whose erasing waits as in production. */
async function startGuarded(options: { clockCheckedOn?: string; isDatabaseBehind?: () => boolean } = {}) {
  let later = 0;
  const now = () => Date.now() + later;
  const { clockCheckedOn, isDatabaseBehind = () => false } = options;
  const databaseNow = async () => (isDatabaseBehind() ? Date.now() : now());
  const { app } = await startPro({
    now,
    sweepGuard: ({ db }) => createSweepGuard({ db, log: silentLog, now, clockCheckedOn, databaseNow }),
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
    await goOn(YEARS_MS, 3);
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
  it('resumes a day after the operator has confirmed the clock', async () => {
    const said = new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10);
    const { app, goOn, lookAt } = await startGuarded({ clockCheckedOn: said });
    await goOn(0, 2);
    const { id } = await saved(app, { name: 'Deleted' });
    await app.send('DELETE', `${DRAFTS}/${id}`);
    await lookAt(40 * DAY_MS);
    expect(await app.count('documents')).toBe(1);
    await goOn(40 * DAY_MS, 2);
    expect(await app.count('documents')).toBe(0);
  });

  it('waits while the database’s clock differs', async () => {
    let isBehind = false;
    const { app, goOn, lookAt } = await startGuarded({ isDatabaseBehind: () => isBehind });
    await goOn(0, 6);
    const sessions = await app.count('sessions');
    isBehind = true;
    await goOn(6 * DAY_MS, 1.5);
    expect(await app.count('sessions')).toBe(sessions);
    expect(await app.app.jobs.countHeld()).toBe(1);
    isBehind = false;
    await lookAt(7.5 * DAY_MS + HOUR_MS);
    expect(await app.app.jobs.countHeld()).toBe(0);
  });

  it('of more than a hundredth of a table waits a week and is reported', async () => {
    const { app, goOn } = await startGuarded();
    await goOn(0, 2);
    await app.database.pool.query(
      `insert into contact_messages (id, reference, name, email, subject, message, is_suspect, created_at)
      select gen_random_uuid(), 'BW-' || n, 'A', 'a@b.example', 's', 'm', false, now() - interval '9 years'
        from generate_series(1, 21) n`,
    );
    await goOn(2 * DAY_MS, 6);
    expect(await app.count('contact_messages')).toBe(21);
    expect(await app.app.jobs.countHeld()).toBe(1);
    await goOn(8 * DAY_MS, 3);
    expect(await app.count('contact_messages')).toBe(0);
    expect(await app.app.jobs.countHeld()).toBe(0);
  });
});
