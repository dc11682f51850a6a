import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../testing/app.ts';
import { A_PASSWORD } from '../../testing/client.ts';
import { findLinkIn } from '../../testing/mail-link.ts';
import { type Received } from '../../testing/mailbox.ts';
import { type MailedApp, startMailedApp } from '../../testing/mailed-app.ts';

const NEW = 'new@freelance.example';
const PASSWORD = 'seven grey herons at noon';

/** A person with every event that sends a mail. */
async function everyMail({ app, mailbox, tokenOf }: MailedApp): Promise<readonly Received[]> {
  const browser = app.newBrowser();
  const { id, email } = await browser.signUp('anna@freelance.example');
  await browser.post('/api/forgot-password', { email });
  await browser.post('/api/reset-password', {
    token: await tokenOf('Choose a new password', email),
    password: PASSWORD,
  });
  await browser.signIn(email, PASSWORD);
  await app.newBrowser().signIn(email, PASSWORD);
  await browser.post('/api/access-tokens', { name: 'My script', scopes: ['generate'], days: 30 });
  await browser.send('PATCH', `/api/user/${id}`, { body: { email: NEW } });
  await browser.post('/api/verify-email', { token: await tokenOf('Confirm your new email address', NEW) });
  await browser.send('DELETE', `/api/user/${id}`, { body: { email: NEW, password: PASSWORD } });
  await browser.signIn(NEW, PASSWORD);
  await browser.post('/api/restore-account', undefined);
  await app.app.jobs.idle();
  return mailbox.received;
}

describe('every mail', () => {
  it('goes to the right mailbox, has the same content in both parts, and says what to do when it was not you', async () => {
    const world = await startMailedApp({ APP_ORIGIN: 'https://bidwright.test' });
    const mails = await everyMail(world);
    expect(mails.map(({ subject, envelope }) => `${subject}: ${envelope.join()}`).sort()).toEqual([
      'A change of your email address was requested: anna@freelance.example',
      'An access token was created: anna@freelance.example',
      'Choose a new password: anna@freelance.example',
      'Confirm your email address: anna@freelance.example',
      'Confirm your new email address: new@freelance.example',
      'New sign-in to your account: anna@freelance.example',
      'Your account was closed: new@freelance.example',
      'Your account was restored: new@freelance.example',
      'Your email address was changed: anna@freelance.example',
      'Your password was changed: anna@freelance.example',
    ]);
    for (const mail of mails) {
      const { subject = '', text = '', html = '' } = mail;
      const words = readable(html);
      for (const line of text.split('\n').filter((l) => !/^(-- )?$/.test(l)))
        expect(words, subject).toContain(line.replace(/:$/, ''));
      expect(text, subject).toMatch(/if you did not|If it was not you/i);
      expect(text, subject).toContain('Bidwright');
      const link = findLinkIn(mail);
      expect(link.origin, subject).toBe('https://bidwright.test');
      expect(
        html.match(/<a [^>]*href="[^"]*"/g)?.every((a) => a.includes(link.href)),
        subject,
      ).toBe(true);
      // It loads nothing when it is opened, so opening cannot be tracked.
      expect(html, subject).not.toMatch(/<img|url\(|<link|<script/i);
      expect(mail.from?.name, subject).toBe('Bidwright');
    }
  });
});

it('of a new sign-in says where it was, to the person’s address at that time, whatever it is when the mail goes out', async () => {
  const { app, mailbox, pass, sql, tokenOf } = await startMailedApp();
  const browser = app.newBrowser();
  const { email } = await browser.signUp();
  await browser.post('/api/verify-email', { token: await tokenOf('Confirm your email address', email) });
  mailbox.refuse({ at: 'receiver', code: 451 });
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const login = { username: email, password: A_PASSWORD };
  await app.newBrowser().post('/api/login', login, { 'user-agent': agent });
  await app.app.jobs.idle();
  await sql("update users set email = 'moved@freelance.example'");
  mailbox.refuse(undefined);
  pass(60_000);
  await app.app.jobs.idle();
  const reported = mailbox.received.filter(({ subject }) => subject === 'New sign-in to your account');
  expect(reported.map(({ envelope }) => envelope)).toEqual([[email]]);
  expect(reported[0]?.text).toMatch(/Browser: .*Firefox.*/);
  expect(reported[0]?.text).toMatch(/Time: [A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d{2} [AP]M UTC/);
});

describe('the link of a mail', () => {
  const forgot = (origin: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      const options = { hostname, port, path: '/api/forgot-password', method: 'POST' };
      const asked = request({ ...options, headers: { 'content-type': 'application/json', ...headers } }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      asked.on('error', reject).end(JSON.stringify({ email: 'anna@freelance.example' }));
    });
  const FORGED = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' };

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['APP_ORIGIN', { APP_ORIGIN: 'https://bidwright.test' }, { host: 'evil', ...FORGED }],
    [
      'APP_ORIGIN behind a proxy',
      { APP_ORIGIN: 'https://bidwright.test', TRUST_PROXY: '1' },
      { host: 'evil.example', ...FORGED },
    ],
    ['the address of this machine', {}, { host: 'evil', ...FORGED }],
  ])('leads to %s, for any host name of the request', async (_where, env, headers) => {
    const world = await startMailedApp(env);
    await world.app.newBrowser().signUp('anna@freelance.example');
    expect(await forgot(world.app.origin, headers)).toBe(200);
    const mail = await world.mailbox.waitFor('Choose a new password', 'anna@freelance.example');
    const own = env.APP_ORIGIN ?? world.app.origin.replace('127.0.0.1', 'localhost');
    expect(findLinkIn(mail).href).toMatch(new RegExp(`^${own}/reset-password\\?token=[\\w-]{43}$`));
    expect(`${mail.text ?? ''}${mail.html ?? ''}`).not.toContain('evil');
  });

  it('is not mailed for a request with a foreign host name', async () => {
    const world = await startMailedApp({ APP_ORIGIN: 'https://bidwright.test' });
    await world.app.newBrowser().signUp('anna@freelance.example');
    expect(await forgot(world.app.origin, { host: 'evil.example' })).toBe(421);
    expect(await world.sql("select 1 from jobs where kind = 'mail:password-reset'")).toEqual([]);
  });
});

it('without a mail server, mails are files, and every link in them works', async () => {
  const app = await startApp();
  const browser = app.newBrowser();
  const { email } = await browser.signUp();
  await app.app.jobs.idle();
  const [, folder = ''] = /^files in (.*)$/.exec(app.app.mail) ?? [];
  const [name = ''] = (await readdir(folder)).filter((one) => one.endsWith('.eml'));
  const mail = await PostalMime.parse(await readFile(join(folder, name)));
  expect([mail.subject, mail.to?.[0]?.address]).toEqual(['Confirm your email address', email]);
  const answer = await browser.post('/api/verify-email', { token: findLinkIn(mail).searchParams.get('token') });
  expect(answer).toMatchObject({ status: 200, body: { user: { emailVerified: true } } });
});

/** The text of a page as a person reads it. */
function readable(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const text = body
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"');
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
}
