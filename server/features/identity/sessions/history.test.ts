import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApp, type TestApp } from '../../../testing/app.ts';

const entries = z.array(z.looseObject({ event: z.string(), current: z.boolean(), sessionId: z.string().nullable() }));

describe('the login history', () => {
  it('lists sign-ins and refused tries, newest first, of this person alone', async () => {
    let now = Date.now();
    const app = await startApp({ now: () => ++now });
    await app.newBrowser().signUp('somebody@freelance.example');
    await app.signUp('anna@freelance.example');
    const other = app.newBrowser();
    await other.signIn('anna', 'not her password');
    await other.signIn('anna@freelance.example', 'not hers either');
    await other.signIn('anna');
    await other.post('/api/logout', {});
    await app.newBrowser().signIn('nobody-at-all', 'some password');
    await untilCounted(app, 5);
    const listed = entries.parse((await app.get('/api/login-history')).body.entries);
    expect(listed.map(({ event, current, sessionId }) => [event, current, sessionId !== null])).toEqual([
      ['signed-in', false, false],
      ['sign-in-failed', false, false],
      ['sign-in-failed', false, false],
      ['signed-in', true, true],
    ]);
  });

  it('ends with the fiftieth entry', async () => {
    const app = await startApp();
    const { id } = await app.signUp();
    await app.database.pool.query(
      `insert into auth_events (user_id, id, event, method, device, address, at)
       select $1, gen_random_uuid(), 'sign-in-failed', 'password', 'Unknown device', '', now() from generate_series(1, 60)`,
      [id],
    );
    expect((await app.get('/api/login-history')).body.entries).toHaveLength(50);
  });
});

/** A refused try is written after its answer. */
async function untilCounted(app: TestApp, events: number): Promise<void> {
  await expect.poll(() => app.count('auth_events')).toBe(events);
}

describe('a browser that is new to the person', () => {
  const mails = async (app: TestApp) => {
    const { rows } = await app.database.pool.query<{ payload: { device: string } }>(
      "select payload from jobs where kind = 'mail:new-device'",
    );
    return rows;
  };

  const confirmEverybody = (app: TestApp) => app.database.pool.query('update users set email_verified_at = now()');

  it('sends one mail, except for the first browser, and is new to each person who signs in with it', async () => {
    const app = await startApp();
    await app.signUp('anna@freelance.example');
    await confirmEverybody(app);
    await app.post('/api/logout', {});
    await app.signIn('anna');
    expect(await mails(app)).toHaveLength(0);
    const other = app.newBrowser();
    await other.signIn('anna');
    await other.post('/api/logout', {});
    await other.signIn('anna');
    expect(await mails(app)).toHaveLength(1);
    expect(await app.count('known_devices')).toBe(2);

    const shared = app.newBrowser();
    await shared.signUp('bert@freelance.example');
    await confirmEverybody(app);
    await shared.signIn('anna');
    expect(await mails(app)).toHaveLength(2);
  });
});
