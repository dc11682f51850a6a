import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aJob, startApp, type TestApp } from '../../testing/app.ts';
import { A_PASSWORD } from '../../testing/client.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const account = z.object({
  account: z.record(z.string(), z.unknown()),
  sessions: z.array(z.record(z.string(), z.unknown())),
  loginHistory: z.array(z.record(z.string(), z.unknown())),
  profiles: z.array(z.object({ name: z.string() })),
  rememberedLines: z.array(z.object({ kind: z.string(), text: z.string() })),
  proposals: z.array(
    z.object({
      plainText: z.string(),
      input: z.object({ jobTitle: z.string() }),
      versions: z.array(z.object({ version: z.number() })),
    }),
  ),
  drafts: z.array(
    z.object({
      revision: z.number(),
      deletedAt: z.string().nullable(),
      revisions: z.array(z.object({ content: z.string() })),
    }),
  ),
});

async function download(app: TestApp) {
  const { response, files } = await app.exported();
  return { response, files, data: account.parse(JSON.parse(files['account.json'] ?? '')) };
}

async function makePro(app: TestApp, id: string): Promise<void> {
  await app.database.pool.query("update users set plan = 'pro' where id = $1", [id]);
}

const LARGE_STATE = 'State 1. '.repeat(500);

/** One draft with more revisions than are read at once, and a deleted one. */
async function leaveDrafts(app: TestApp): Promise<void> {
  const { body } = await app.post('/api/drafts/save', { content: LARGE_STATE });
  const { id } = z.object({ id: z.string() }).parse(body.draft);
  const states = [2, 3, 4, 5].map((n) => ({ id, content: `State ${n}` }));
  const last = { id, content: '<p>State <strong>6</strong></p>', format: 'html' };
  for (const state of [...states, last]) expect((await app.post('/api/drafts/save', state)).status).toBe(200);
  const deleted = await app.post('/api/drafts/save', { name: 'Deleted', jobTitle: 'A job' });
  await app.send('DELETE', `/api/drafts/${z.object({ id: z.string() }).parse(deleted.body.draft).id}`);
}

async function leaveLine(browser: Pick<TestApp, 'send'>, text: string): Promise<void> {
  expect((await browser.send('PUT', '/api/remembered-lines', { body: { kind: 'rate', text } })).status).toBe(200);
}

const aProfile = {
  name: 'Logos & brands',
  skillsAndExperience: 'Ten years of logos',
  aboutMeStatement: '',
  portfolio: 'https://anna.example',
  writingSamples: ['', 'A sample of mine'],
};

describe('the download', () => {
  it('has everything of the person, as data and as texts, and nothing of anybody else', async () => {
    const app = await startApp();
    const user = await app.signUp('anna@freelance.example');
    await makePro(app, user.id);
    await app.post('/api/profiles', aProfile);
    for (const jobTitle of ['Logo: a bakery/café', '../../evil', '=1+1']) {
      expect((await app.post('/api/generate-proposal', aJob({ jobTitle }))).status).toBe(200);
    }
    await leaveDrafts(app);
    await leaveLine(app, '=1+1 an hour');
    const other = app.newBrowser();
    await other.signUp('berta@freelance.example');
    await other.post('/api/generate-proposal', aJob({ jobTitle: 'Not for Anna' }));
    await leaveLine(other, 'Not for Anna either');

    const { response, files, data } = await download(app);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="bidwright-anna-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'account.json',
      'profile.txt',
      'sessions.csv',
      'login-history.csv',
      'payments.csv',
      'remembered-lines.csv',
      'profiles/01-logos-brands.txt',
      'proposals/0001-logo-a-bakery-café.txt',
      'proposals/0002-evil.txt',
      'proposals/0003-1-1.txt',
      'drafts/0001-untitled.txt',
    ]);
    expect(data.account).toMatchObject({ email: 'anna@freelance.example', username: 'anna', plan: 'pro' });
    expect(data.proposals.map(({ input }) => input.jobTitle)).toEqual(['Logo: a bakery/café', '../../evil', '=1+1']);
    expect(data.proposals.map(({ versions }) => versions)).toEqual([
      [{ version: 1 }],
      [{ version: 1 }],
      [{ version: 1 }],
    ]);
    expect([data.sessions.length, data.loginHistory.length, data.profiles[0]?.name]).toEqual([1, 1, 'Logos & brands']);
    expect(files['proposals/0001-logo-a-bakery-café.txt']).toContain(data.proposals[0]?.plainText);
    expect(files['profiles/01-logos-brands.txt']).toContain('A sample of mine');
    expect(data.drafts.map((draft) => [draft.revision, draft.deletedAt === null])).toEqual([
      [1, true],
      [1, true],
      [1, true],
      [6, true],
      [1, false],
    ]);
    const states = data.drafts[3]?.revisions.map(({ content }) => content);
    expect(states).toEqual([
      LARGE_STATE,
      'State 2',
      'State 3',
      'State 4',
      'State 5',
      '<p>State <strong>6</strong></p>',
    ]);
    expect(files['drafts/0001-untitled.txt']).toContain('\n\nState 6\n\n----- The job post');
    expect(data.rememberedLines).toMatchObject([{ kind: 'rate', text: '=1+1 an hour' }]);
    expect(files['remembered-lines.csv']).toMatch(/^last used,kind,line\r\n\d{4}-[^,]*,rate,'=1\+1 an hour/);
    expect(files['README.txt']).toContain('anna@freelance.example');
    expect(files['login-history.csv']).toMatch(/^when,what,method,device,address\r\n\d{4}-.*signed-in,password/);
    const everything = Object.values(files).join('\n');
    expect(everything).not.toMatch(/berta|Not for Anna|argon2|hash/i);
    const { rows } = await app.database.pool.query('select token_hash from sessions');
    for (const { token_hash } of z.array(z.object({ token_hash: z.string() })).parse(rows)) {
      expect(everything).not.toContain(token_hash);
    }
  });

  it('is complete where the proposals fill many pages, and refused to visitors and after too many requests', async () => {
    const app = await startApp();
    const visitor = await app.newBrowser().get('/api/account/export');
    expect([visitor.status, visitor.body.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
    const { id } = await app.signUp();
    await app.post('/api/generate-proposal', aJob());
    await app.database.pool.query(
      `insert into generations select owner_id, gen_random_uuid(), owner_kind, status, lease_expires_at, input,
         'text ' || n, answer, error_code, created_at, updated_at, finished_at
       from generations, generate_series(1, 100) n where owner_id = $1`,
      [id],
    );
    const { files, data } = await download(app);
    expect(data.proposals).toHaveLength(101);
    expect(Object.keys(files).filter((path) => path.startsWith('proposals/'))).toHaveLength(101);
    await app.database.pool.query("update rate_limits set points = 19 where key like '%export%'");
    const answers = [(await app.get('/api/account/export')).status, (await app.get('/api/account/export')).status];
    expect(answers).toEqual([200, 429]);
  });
});

/** Tables with rows of people, by their owner columns in the current schema. */
async function tablesOfPeople(app: TestApp): Promise<{ table: string; column: string }[]> {
  const { rows } = await app.database.pool.query(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and (column_name in ('user_id', 'owner_id') or (table_name = 'users' and column_name = 'id'))`,
  );
  return z.array(z.object({ table: z.string(), column: z.string() })).parse(rows);
}

/**
 * Records of payments stay for seven years, as tax law requires, under an id that no longer belongs to anybody (decision
 * 0026). Nothing that identifies the person may be in them.
 */
const PAYMENT_RECORDS = ['billing_customers', 'billing_transactions', 'payment_events', 'subscriptions'];

/** A person who once paid: the records, and the events as the provider sends them. */
async function leavePayments(app: TestApp, userId: string): Promise<void> {
  const event = {
    event_id: 'evt_1',
    event_type: 'customer.updated',
    data: { id: 'ctm_1', name: 'Anna Arens', email: 'anna@freelance.example', status: 'active' },
  };
  const at = '2026-11-21T12:00:00Z';
  const sql = (text: string, values: unknown[]) => app.database.pool.query(text, values);
  await sql(
    `insert into billing_customers (environment, customer_id, user_id, email, version, created_at)
     values ('live', 'ctm_1', $1, 'anna@freelance.example', 'v', $2)`,
    [userId, at],
  );
  await sql(
    `insert into billing_transactions (environment, transaction_id, user_id, customer_id, status, version, created_at, updated_at)
     values ('live', 'txn_1', $1, 'ctm_1', 'completed', 'v', $2, $2)`,
    [userId, at],
  );
  await sql(
    `insert into subscriptions (environment, subscription_id, user_id, customer_id, status, version, created_at, updated_at)
     values ('live', 'sub_1', $1, 'ctm_1', 'canceled', 'v', $2, $2)`,
    [userId, at],
  );
  await sql(
    `insert into checkout_attempts (id, environment, user_id, kind, cycle, polls, is_settled, created_at)
     values (gen_random_uuid(), 'live', $1, 'overlay', 'monthly', 0, true, $2)`,
    [userId, at],
  );
  await sql(
    `insert into payment_events (environment, event_id, event_type, occurred_at, payload, entity_id, customer_id, received_at, attempts, outcome)
     values ('live', 'evt_1', 'customer.updated', '2026-11-21T12:00:00Z', $1, 'ctm_1', 'ctm_1', $2, 1, 'applied')`,
    [event, at],
  );
}

async function countOf(app: TestApp, where: { table: string; column: string }, id: string): Promise<number> {
  const { rows } = await app.database.pool.query(
    `select count(*)::int as n from "${where.table}" where "${where.column}" = $1`,
    [id],
  );
  return z.object({ n: z.number() }).parse(rows[0]).n;
}

/** Tables with a row that contains any of `words` in any column. */
async function tablesNaming(app: TestApp, words: readonly string[]): Promise<string[]> {
  const { rows } = await app.database.pool.query(
    // Rate limits are erased an hour after they expire, by a timer that a clock which a test moves does not reach.
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'rate_limits'",
  );
  const found = [];
  for (const { name } of z.array(z.object({ name: z.string() })).parse(rows)) {
    const { rowCount } = await app.database.pool.query(
      `select 1 from "${name}" t where exists (select 1 from unnest($1::text[]) w where t::text like '%' || w || '%')`,
      [words],
    );
    if (rowCount) found.push(name);
  }
  return found;
}

describe('a closed account', () => {
  it('is erased from every table after thirty days and not before, and its email is free again', async () => {
    let now = Date.parse('2026-11-21T12:00:00.000Z');
    const app = await startApp({ now: () => now });
    const anna = await app.signUp('anna@freelance.example');
    const berta = app.newBrowser();
    const { id: bertaId } = await berta.signUp('berta@freelance.example');
    await makePro(app, anna.id);
    await app.post('/api/profiles', aProfile);
    await leaveDrafts(app);
    await leaveLine(app, '$48 an hour');
    await app.post('/api/generate-proposal', aJob());
    await app.post('/api/forgot-password', { email: 'anna@freelance.example' });
    await app.database.pool.query(
      "insert into identities values ($1, 'google', 'g-1', 'anna@freelance.example', true, now(), now())",
      [anna.id],
    );
    await app.post('/api/access-tokens', { name: 'Script', scopes: ['generate'], days: 30 });
    await app.database.pool.query("insert into passkeys values ($1, $1, 'c', 'k', 0, false, 'Mine', now())", [anna.id]);
    await app.database.pool.query("insert into authenticators values ($1, 'v1.sealed', now())", [anna.id]);
    await app.database.pool.query("insert into recovery_codes values ($1, 'hash', now())", [anna.id]);
    await app.database.pool.query('insert into ended_sign_ins values ($1, now(), now())', [anna.id]);
    const week = "insert into weekly_proposals values ('user:' || $1, '2027-03-01T00:00:00Z', 1)";
    await app.database.pool.query(week, [anna.id]);
    await leavePayments(app, anna.id);
    await app.database.pool.query("insert into own_keys values ($1, 'openai', 'm', 'v1.sealed', 'abcd', now())", [
      anna.id,
    ]);
    await app.database.pool.query("insert into own_key_usage values ($1, '2026-11', 1, 2, 3, 4, 0)", [anna.id]);
    await app.app.jobs.idle();
    const tables = await tablesOfPeople(app);
    for (const where of tables) {
      expect(await countOf(app, where, anna.id), `the test leaves something in ${where.table}`).toBeGreaterThan(0);
    }

    await app.send('DELETE', `/api/user/${anna.id}`, { body: { email: anna.email, password: A_PASSWORD } });
    now += 30 * DAY_MS - 2 * HOUR_MS;
    await app.app.jobs.idle();
    expect(await countOf(app, { table: 'users', column: 'id' }, anna.id)).toBe(1);
    expect((await berta.signIn('anna')).body.code).toBe('ACCOUNT_BEING_DELETED');

    now += 4 * HOUR_MS;
    await app.app.jobs.idle();
    for (const where of tables.filter(({ table }) => !PAYMENT_RECORDS.includes(table))) {
      expect(await countOf(app, where, anna.id), `rows left in ${where.table}`).toBe(0);
    }
    expect((await tablesNaming(app, [anna.id])).filter((table) => !PAYMENT_RECORDS.includes(table))).toEqual([]);
    expect(await tablesNaming(app, ['anna@freelance.example', 'Anna Arens'])).toEqual([]);
    expect(await countOf(app, { table: 'billing_transactions', column: 'user_id' }, anna.id)).toBe(1);
    expect(await countOf(app, { table: 'users', column: 'id' }, bertaId)).toBe(1);
    const next = await app.newBrowser().signUp('anna@freelance.example');
    expect([next.username, next.id === anna.id]).toEqual(['anna', false]);
  });
});
