import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { autosave, DRAFTS, draftOf } from '../drafts.ts';
import { freshInstallation, type Installation } from './fresh-installation.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Sweeps run at the start; this is time enough for them to come to their end. */
const SWEEPS_MS = 5_000;

const JUMPS = [
  ['an hour ahead', HOUR_MS],
  ['an hour behind', -HOUR_MS],
  ['thirteen hours ahead', 13 * HOUR_MS],
  ['three days behind', -3 * DAY_MS],
  ['five years ahead', 5 * 365 * DAY_MS],
  ['five years behind', -5 * 365 * DAY_MS],
] as const;

it.each(JUMPS)('the clock is %s for a while: no draft, account or proposal is lost', async (_name, ms) => {
  const home = await freshInstallation();
  const first = home.start();
  const browser = home.browser(await first.origin);
  const { id: userId } = await browser.signUp();
  await home.sql("update users set plan = 'pro' where id = $1", [userId]);
  const { id } = draftOf(await autosave(browser, { content: 'from before' }));
  const before = await keptIn(home);
  first.child.kill('SIGTERM');
  await first.ended;

  const wrong = home.start({ NODE_OPTIONS: movedClock(ms) });
  const visitor = home.browser(await wrong.origin);
  expect((await visitor.get('/healthz')).status).toBe(200);
  await wait(SWEEPS_MS);
  expect(wrong.child.exitCode).toBeNull();
  wrong.child.kill('SIGTERM');
  await wrong.ended;

  const last = home.start();
  const again = home.browser(await last.origin);
  expect(await keptIn(home)).toEqual(before);
  // Sessions may end; the person signs in and finds what was there.
  expect((await again.signIn(String((await home.sql('select email from users'))[0]?.email))).status).toBe(200);
  expect(draftOf(await again.get(`${DRAFTS}/${id}`)).content).toBe('from before');
});

async function keptIn(home: Installation): Promise<unknown> {
  const tables = ['users', 'login_keys', 'documents', 'document_revisions'];
  return Promise.all(
    tables.map(async (table) => (await home.sql(`select count(*)::int as count from ${table}`))[0]?.count),
  );
}

/** For NODE_OPTIONS: `Date` goes by a clock that is wrong by so much; timers do not. */
function movedClock(ms: number): string {
  const code = `const now = Date.now; const moved = () => now() + ${ms};
    globalThis.Date = class extends Date { constructor(...given) { given.length ? super(...given) : super(moved()); } static now() { return moved(); } };`;
  return `--import data:text/javascript,${encodeURIComponent(code)}`;
}
