import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { aJob } from '../app.ts';
import { createTestDatabase } from '../database.ts';
import { debianPostgres, startPostgres } from '../debian-postgres.ts';
import { autosave, DRAFTS, draftOf } from '../drafts.ts';
import { startSecondProcess } from '../second-process.ts';
import { until } from '../until.ts';
import { fakeTimeLibrary, startFakeTime } from './fake-time.ts';
import { freshInstallation, type Installation } from './fresh-installation.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEARS_MS = 5 * 365 * DAY_MS;
/** Sweeps run at the start; this is time enough for them to come to their end. */
const SWEEPS_MS = 5_000;
/** Processes look for the proposals of dead ones every five seconds, and for jobs every second. */
const SEARCHES_MS = 12_000;
const PROPOSE = '/api/generate-proposal';
const KEPT = ['users', 'login_keys', 'sessions', 'documents', 'document_revisions', 'generations'];

const JUMPS = [
  ['an hour ahead', HOUR_MS],
  ['an hour behind', -HOUR_MS],
  ['thirteen hours ahead', 13 * HOUR_MS],
  ['three days behind', -3 * DAY_MS],
  ['five years ahead', YEARS_MS],
  ['five years behind', -YEARS_MS],
] as const;

it.each(JUMPS)(
  'the clock of the app is %s for a while: no draft, account, session or proposal is lost, and who is signed in stays so',
  async (_name, ms) => {
    const home = await freshInstallation();
    const first = home.start();
    const { browser, draftId } = await fill(home, await first.origin);
    const before = await keptIn(home);
    first.child.kill('SIGTERM');
    await first.ended;

    const wrong = home.start({ NODE_OPTIONS: movedClock(ms) });
    const person = home.browser(await wrong.origin, browser.cookies);
    expect(draftOf(await person.get(`${DRAFTS}/${draftId}`)).content).toBe('from before');
    await wait(SWEEPS_MS);
    expect(wrong.child.exitCode).toBeNull();
    expect(await keptIn(home)).toEqual(before);
    wrong.child.kill('SIGTERM');
    await wrong.ended;

    const last = home.start();
    const again = home.browser(await last.origin, browser.cookies);
    expect(await keptIn(home)).toEqual(before);
    expect(draftOf(await again.get(`${DRAFTS}/${draftId}`)).content).toBe('from before');
  },
);

it.each([
  ['30 seconds ahead', 30_000],
  ['two hours ahead', 2 * HOUR_MS],
  ['an hour behind', -HOUR_MS],
])('beside a process whose clock is %s every proposal that is being written goes on', async (_name, ms) => {
  const { url, pool, close } = await createTestDatabase();
  onTestFinished(close);
  const settings = { NODE_OPTIONS: movedClock(ms) };
  const processes = [
    await startSecondProcess(url, { writer: 'stuck' }),
    await startSecondProcess(url, { writer: 'stuck', settings }),
  ];
  const asked = processes.map(({ origin }) =>
    fetch(`${origin}${PROPOSE}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', origin },
      body: JSON.stringify(aJob()),
    }),
  );
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200]);
  await wait(SEARCHES_MS);
  const { rows } = await pool.query('select status from generations');
  expect(rows).toEqual([{ status: 'running' }, { status: 'running' }]);
});

const [library, postgres] = [fakeTimeLibrary(), debianPostgres()];

it.skipIf(library === undefined || postgres === undefined)(
  'the clock of the whole machine jumps five years ahead while app and database run: nothing is erased (needs the Debian packages libfaketime and postgresql)',
  async () => {
    const time = await startFakeTime(library ?? '');
    const server = await startPostgres(postgres ?? '', time.env);
    const home = await freshInstallation({ databaseUrl: server.url });
    onTestFinished(server.stop);
    const main = home.start(time.env);
    const { browser, draftId } = await fill(home, await main.origin);
    const before = await keptIn(home);

    await time.setOff(YEARS_MS);
    await until(async () => (await home.sql("select 1 from sweep_holds where name = 'clock'")).length === 1);
    await until(async () => {
      const [open] = await home.sql(
        "select count(*)::int as count from jobs where kind like 'schedule:%' and status <> 'done'",
      );
      return open?.count === 0;
    });
    expect(await keptIn(home)).toEqual(before);
    // Five years on a session is over.
    expect((await browser.get('/api/user')).status).toBe(401);

    await time.setOff(0);
    await until(async () => (await browser.get('/api/user')).status === 200);
    expect(await keptIn(home)).toEqual(before);
    expect(draftOf(await browser.get(`${DRAFTS}/${draftId}`)).content).toBe('from before');
    expect(main.child.exitCode).toBeNull();
  },
);

/** An app that has run for three days: someone with a draft and a proposal, and a visitor with a proposal. */
async function fill(home: Installation, origin: string) {
  const [browser, visitor] = [home.browser(origin), home.browser(origin)];
  const { id: userId } = await browser.signUp();
  await home.sql("update users set plan = 'pro' where id = $1", [userId]);
  const { id: draftId } = draftOf(await autosave(browser, { content: 'from before' }));
  for (const person of [browser, visitor]) expect((await person.post(PROPOSE, aJob())).status).toBe(200);
  // In its first day nothing is erased anyway.
  await home.sql(
    "insert into clock_readings (at, is_trusted) select now() - n * interval '1 hour', true from generate_series(1, 72) n",
  );
  return { browser, draftId };
}

async function keptIn(home: Installation): Promise<unknown> {
  return Promise.all(
    KEPT.map(async (table) => [table, (await home.sql(`select count(*)::int as count from ${table}`))[0]?.count]),
  );
}

/** For NODE_OPTIONS: `Date` goes by a clock that is wrong by so much; timers do not. */
function movedClock(ms: number): string {
  const code = `const now = Date.now; const moved = () => now() + ${ms};
    globalThis.Date = class extends Date { constructor(...given) { given.length ? super(...given) : super(moved()); } static now() { return moved(); } };`;
  return `--import data:text/javascript,${encodeURIComponent(code)}`;
}
