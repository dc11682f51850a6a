import { describe, expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import { startApp } from '../../testing/app.ts';
import { startMailbox } from '../../testing/mailbox.ts';
import { startMailedApp } from '../../testing/mailed-app.ts';
import { until } from '../../testing/until.ts';

const PATH = '/api/contact';
const SUPPORT = 'help@bidwright.example';
const DAY_MS = 86_400_000;

const aMessage = (changes: Record<string, unknown> = {}) => ({
  name: 'Ada Lovelace',
  email: 'ada@freelance.example',
  subject: 'An invoice',
  message: 'Where do I find the invoice of May?\n\nThank you.',
  ...changes,
});

const start = (env: Record<string, string> = {}) => startMailedApp({ SUPPORT_EMAIL: SUPPORT, ...env });

describe('a message to support', () => {
  it('is stored, gets a reference, and is mailed to support with its writer as the reply address', async () => {
    const { app, mailbox, sql } = await start();
    const sent = await app.post(PATH, aMessage());
    expect(sent).toMatchObject({
      status: 200,
      body: { success: true, reference: expect.stringMatching(/^BW-\w{8}$/) },
    });
    const reference: unknown = Reflect.get(Object(sent.body), 'reference');
    const mail = await mailbox.waitFor(`An invoice (${String(reference)})`, SUPPORT);
    expect(mail.replyTo).toEqual([{ name: '', address: 'ada@freelance.example' }]);
    expect(mail.text).toContain('Where do I find the invoice of May?');
    await app.app.jobs.idle();
    // The address is unverified: it gets nothing.
    expect(mailbox.received.map(({ envelope }) => envelope)).toEqual([[SUPPORT]]);
    expect(await sql('select name, subject, is_suspect from contact_messages')).toEqual([
      { name: 'Ada Lovelace', subject: 'An invoice', is_suspect: false },
    ]);
  });

  it('leaves none of its text in the log, with a mail server and with the outbox', async () => {
    const lines: string[] = [];
    const log = createLog({ level: 'trace', forPeople: false, write: (line) => void lines.push(line) });
    const mailbox = await startMailbox();
    for (const env of [{ SMTP_URL: mailbox.url }, {}]) {
      const app = await startApp({ env, log });
      await app.post(PATH, aMessage({ subject: 'My divorce lawyer' }));
      await app.app.jobs.idle();
      await app.close();
    }
    expect(lines.join('')).toMatch(/"subject":"Message BW-\w{8}"/);
    expect(lines.join('')).not.toMatch(/divorce|Lovelace|ada@/);
  });

  it('is stored and sent later, once, when the mail server is away', async () => {
    const { app, mailbox, pass } = await start();
    await mailbox.goDown();
    const sent = await app.post(PATH, aMessage());
    expect(sent.body).toMatchObject({ success: true });
    await app.app.jobs.idle();
    await mailbox.comeBack();
    pass(DAY_MS);
    await until(() => mailbox.received.length > 0);
    pass(DAY_MS);
    await app.app.jobs.idle();
    expect(mailbox.received).toHaveLength(1);
  });

  const REFUSED = [
    ['a name of one letter', { name: ' A ' }, { name: 'Name must be at least 2 characters.' }],
    ['no address', { email: 'ada at freelance' }, { email: 'Please enter a valid email address.' }],
    ['a second receiver', { email: 'a@b.example, c@d.example' }, { email: 'Please enter a valid email address.' }],
    [
      'a line in the address',
      { email: 'a@b.example\nBcc: c@d.example' },
      { email: 'Please enter a valid email address.' },
    ],
    ['a short subject', { subject: 'Hey' }, { subject: 'Subject must be at least 5 characters.' }],
    ['an invisible message', { message: '\u200B'.repeat(20) }, { message: 'Message must be at least 10 characters.' }],
    [
      'a message of a megabyte',
      { message: 'a'.repeat(100_000) },
      { message: 'Message can be at most 5,000 characters.' },
    ],
    [
      'ten thousand links',
      { message: 'https://spam.example/a '.repeat(10_000) },
      { message: 'Message can be at most 5,000 characters.' },
    ],
    ['a list for a name', { name: ['Ada'] }, { name: 'Name must be text.' }],
  ] as const;

  it('with an invalid field is refused beside it; valid ones are accepted five times an hour from one address', async () => {
    const { app, sql } = await start();
    for (const [what, changes, fields] of REFUSED) {
      const refused = await app.post(PATH, aMessage(changes));
      expect(refused, what).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', fields } });
    }
    expect(await sql('select 1 from contact_messages')).toEqual([]);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await app.post(PATH, aMessage())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('cannot begin a header of its own, and its markup is text', async () => {
    const { app, mailbox } = await start();
    const evil = '<img src=x onerror=alert(1)>';
    await app.post(PATH, aMessage({ name: `Ada\r\nBcc: all@x.example ${evil}`, subject: 'Hello\nBcc: all@x.example' }));
    await until(() => mailbox.received.length > 0);
    const [mail] = mailbox.received;
    expect(mail?.envelope).toEqual([SUPPORT]);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.subject).toMatch(/^Hello Bcc: all@x\.example \(BW-/);
    expect(mail?.html).toContain('&lt;img src=x');
    expect(mail?.html).not.toContain(evil);
  });

  it('of a program that fills in every field is stored and not mailed', async () => {
    const { app, mailbox, sql } = await start();
    const sent = await app.post(PATH, aMessage({ website: 'https://spam.example' }));
    expect(sent.body).toMatchObject({ success: true });
    await app.app.jobs.idle();
    expect(mailbox.received).toEqual([]);
    expect(await sql('select is_suspect from contact_messages')).toEqual([{ is_suspect: true }]);
  });

  it('is accepted three hundred times an hour in total, and mails nobody but support', async () => {
    const { app, mailbox, sql } = await start({ TRUST_PROXY: '1' });
    const send = async (i: number) => {
      const from = { 'x-forwarded-for': `198.51.100.${i}` };
      return (await app.post(PATH, aMessage({ email: `victim-${i}@freelance.example` }), from)).status;
    };
    const statuses = [await send(0)];
    // As if others had sent so many.
    await sql("update rate_limits set points = points + 290 where key like 'contact-all%'");
    for (let i = 1; i < 15; i += 1) statuses.push(await send(i));
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(5).fill(429)]);
    await until(() => mailbox.received.length === 10);
    expect(mailbox.received.filter(({ envelope }) => envelope.join() !== SUPPORT)).toEqual([]);
  });

  it('is deleted after twelve months', async () => {
    const { app, pass, sql } = await start();
    await app.post(PATH, aMessage());
    await app.app.jobs.idle();
    pass(360 * DAY_MS);
    await app.app.jobs.idle();
    expect(await sql('select 1 from contact_messages')).toHaveLength(1);
    pass(10 * DAY_MS);
    await app.app.jobs.idle();
    expect(await sql('select 1 from contact_messages')).toEqual([]);
  });
});
