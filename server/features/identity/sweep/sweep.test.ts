import { expect, it } from 'vitest';
import { startMailedApp } from '../../../testing/mailed-app.ts';

const DAY_MS = 86_400_000;

it('expired rows are deleted hourly, and nothing else', async () => {
  const { app, sql, pass } = await startMailedApp();
  const { id, email } = await app.newBrowser().signUp();
  await app.newBrowser().post('/api/forgot-password', { email });
  await app.app.jobs.idle();
  const rows = async () => {
    const [counts] = await sql(
      `select (select count(*)::int from sessions) as sessions, (select count(*)::int from one_time_tokens) as links,
        (select count(*)::int from auth_events) as events, (select count(*)::int from known_devices) as devices,
        (select count(*)::int from users) as users, (select count(*)::int from jobs where kind like 'mail:%') as mails`,
    );
    return counts;
  };
  const after = async (days: number) => {
    pass(days * DAY_MS);
    await app.app.jobs.idle();
    return rows();
  };
  const all = { sessions: 1, links: 2, events: 1, devices: 1, users: 1, mails: 2 };
  expect(await rows()).toEqual(all);
  // The reset link expired an hour after it was mailed, the other after a day; each stays a day longer.
  expect(await after(0.9)).toEqual(all);
  expect(await after(0.3)).toEqual({ ...all, links: 1 });
  expect(await after(1)).toEqual({ ...all, links: 0 });
  expect(await after(4)).toEqual({ ...all, links: 0 });
  expect(await after(1)).toEqual({ ...all, links: 0, sessions: 0, mails: 0 });
  expect(await after(350)).toEqual({ ...all, links: 0, sessions: 0, mails: 0 });
  expect(await after(10)).toEqual({ ...all, links: 0, sessions: 0, mails: 0, events: 0 });
  expect(await after(35)).toEqual({ links: 0, sessions: 0, mails: 0, events: 0, devices: 0, users: 1 });
  expect(await sql('select id from users')).toEqual([{ id }]);
});

it('the record of an ended sign-in is kept as long as its tokens could be valid', async () => {
  const { app, sql, pass } = await startMailedApp();
  const { id } = await app.newBrowser().signUp();
  await sql('insert into ended_sign_ins values ($1, now(), now())', [id]);
  const after = async (days: number) => {
    pass(days * DAY_MS);
    await app.app.jobs.idle();
    return app.count('ended_sign_ins');
  };
  expect(await after(90)).toBe(1);
  expect(await after(2)).toBe(0);
});
