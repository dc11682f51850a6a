import { describe, expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import { startApp } from '../../testing/app.ts';
import { A_PASSWORD } from '../../testing/client.ts';
import { startMailbox } from '../../testing/mailbox.ts';
import { until } from '../../testing/until.ts';

const FAILED_JOBS = 'select last_error from jobs where last_error is not null';

/** An app, and every line that it logs at any level. */
async function startLogged(env: Record<string, string> = {}) {
  const lines: string[] = [];
  const log = createLog({ level: 'trace', forPeople: false, write: (line) => void lines.push(line) });
  const app = await startApp({ log, env });
  const entries = () => lines.map((line): Record<string, unknown> => JSON.parse(line));
  return { app, lines, entries };
}

describe('the log of signing in', () => {
  it('has no password, no token, no cookie and no address of a person', async () => {
    const { app, lines } = await startLogged();
    const user = await app.signUp('anna.writes@freelance.example');
    const secrets = [A_PASSWORD, 'anna.writes', 'freelance.example', ...app.cookies.values()];
    const wrong = 'my other password, mistyped';
    await app.newBrowser().signIn('anna.writes', wrong);
    await app.newBrowser().signIn(wrong, 'x');
    await app.post('/api/change-password', { currentPassword: A_PASSWORD, newPassword: 'brand new harbour' });
    await app.signIn('anna.writes@freelance.example', 'brand new harbour');
    await app.get('/api/sessions');
    await app.post('/api/register', { email: 'anna.writes@freelance.example', password: A_PASSWORD });
    await app.send('DELETE', `/api/user/${user.id}`, { body: { email: user.email, password: 'brand new harbour' } });
    await app.close();
    const all = lines.join('');
    expect(all).toContain(user.id);
    secrets.push(wrong, 'brand new harbour', ...app.cookies.values());
    for (const secret of secrets.filter((value) => value !== 'embedded')) expect(all).not.toContain(secret);
  });

  it('has none of them when the database fails either', async () => {
    const { app, lines } = await startLogged();
    await app.signUp('anna.writes@freelance.example');
    await app.database.pool.query('alter table sessions rename to sessions_elsewhere');
    try {
      const registration = { email: 'bert.draws@freelance.example', password: A_PASSWORD };
      expect((await app.newBrowser().post('/api/register', registration)).status).toBe(500);
      expect((await app.newBrowser().signIn('anna.writes')).status).toBe(500);
      expect((await app.get('/api/user')).status).toBe(500);
    } finally {
      await app.database.pool.query('alter table sessions_elsewhere rename to sessions');
    }
    await app.database.pool.query('alter table users rename to users_elsewhere');
    try {
      const registration = { email: 'cora.films@freelance.example', password: A_PASSWORD };
      expect((await app.newBrowser().post('/api/register', registration)).status).toBe(500);
    } finally {
      await app.database.pool.query('alter table users_elsewhere rename to users');
    }
    await app.close();
    const all = lines.join('');
    expect(all).toContain('a request failed');
    const secrets = [A_PASSWORD, 'freelance.example', 'argon2id', ...app.cookies.values()];
    for (const secret of secrets.filter((value) => value !== 'embedded')) expect(all).not.toContain(secret);
  });

  it.each([
    ['receiver', 550, 'the mailbox is refused: 550'],
    ['text', 452, 'the mail was not taken: EMESSAGE 452'],
  ] as const)('holds none of them when a mail server quotes whom it refuses (%s, %d)', async (at, code, kept) => {
    const mailbox = await startMailbox();
    const { app, lines } = await startLogged({ SMTP_URL: mailbox.url });
    mailbox.refuse({ at, code });
    await app.signUp('anna.writes@freelance.example');
    await app.post('/api/forgot-password', { email: 'anna.writes@freelance.example' });
    await until(async () => (await app.database.pool.query(FAILED_JOBS)).rowCount === 2);
    const { rows } = await app.database.pool.query(FAILED_JOBS);
    expect(rows.map(({ last_error }) => String(last_error))).toEqual([kept, kept]);
    await app.close();
    const all = lines.join('');
    expect(all).toMatch(/a job (failed|is dead)/);
    expect(all).toContain(String(code));
    for (const secret of ['anna.writes@', 'freelance.example', 'token=', 'not now']) expect(all).not.toContain(secret);
  });

  it('has the refused person, the reason and the time', async () => {
    const { app, entries } = await startLogged();
    const { id } = await app.signUp('anna@freelance.example');
    await app.newBrowser().signIn('anna', 'not her password');
    await app.newBrowser().signIn('nobody', 'some password');
    await app.newBrowser().signIn(' NOBODY ', 'some password');
    await app.get(`/api/generate-proposal/0190a1b2-0000-7000-8000-000000000000`);
    await app.send('DELETE', '/api/sessions/0190a1b2-0000-7000-8000-000000000000');
    await app.newBrowser().get('/api/sessions');
    await app.close();

    const refused = entries().filter(({ msg }) => msg === 'a sign-in was refused');
    expect(refused.map(({ userId }) => userId)).toEqual([id, undefined, undefined]);
    expect(refused[1]?.account).toEqual(expect.stringMatching(/^[\w-]{22}$/));
    expect(refused[2]?.account).toBe(refused[1]?.account);
    for (const { time, requestId } of refused) {
      expect(time).toEqual(expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
      expect(requestId).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
    }
    const denied = entries().filter(({ msg, refusal }) => msg === 'request' && refusal !== undefined);
    expect(denied).toContainEqual(
      expect.objectContaining({ method: 'DELETE', path: '/api/sessions/:id', userId: id, refusal: 'NOT_FOUND' }),
    );
    expect(denied).toContainEqual(
      expect.objectContaining({ method: 'GET', path: '/api/sessions', status: 401, refusal: 'SIGN_IN_REQUIRED' }),
    );
  });

  it('says which account is under attack, in one line for each entry, whatever a name or a browser contains', async () => {
    const { app, lines, entries } = await startLogged();
    const { id } = await app.signUp('anna@freelance.example');
    for (let i = 0; i < 11; i++) await app.newBrowser().signIn('anna', 'not her password');
    const evil = 'anna\r\n{"level":"error","msg":"forged"}\u001b[31m\u2028';
    await app.newBrowser().signIn(evil, 'some password');
    await app.newBrowser().post('/api/login', { username: 'x', password: 'y' }, { 'user-agent': 'a\tb "c" \u00a0' });
    await app.close();
    expect(entries()).toContainEqual(
      expect.objectContaining({ msg: 'a sign-in was refused unchecked: too many wrong ones', account: id }),
    );
    for (const line of lines) expect(line).toMatch(/^\{[^\n\r\u001b]*\}\n$/);
    expect(entries().filter(({ msg }) => msg === 'forged')).toEqual([]);
  });
});
