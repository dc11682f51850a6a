import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PermanentFailure } from '../jobs/index.ts';
import { createLog, silentLog } from '../log.ts';
import { findLinkIn } from '../testing/mail-link.ts';
import { startMailbox } from '../testing/mailbox.ts';
import { createMailer, type Mail, renderEmail } from './index.ts';

const LINK = 'https://bidwright.test/reset-password?token=s3cret-value';
const aMail = (more: Partial<Mail> = {}): Mail => ({
  ...renderEmail('anna@freelance.example', {
    subject: 'Choose a new password',
    before: ['Somebody asked for <b>this</b> & "that".'],
    button: { label: 'Choose a new password', link: LINK },
    after: ['If it was not you, there is nothing to do.'],
  }),
  ...more,
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bidwright-mail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function withServer({ mailFrom, password }: { mailFrom?: string; password?: string } = {}) {
  const mailbox = await startMailbox();
  const smtpUrl = password === undefined ? mailbox.url : mailbox.url.replace(/:[^:@]+@/, `:${password}@`);
  return { mailbox, mailer: createMailer({ smtpUrl, mailFrom, dataDir: '/nowhere' }, silentLog) };
}

describe('with SMTP_URL', () => {
  it('a mail arrives with the same words in both parts', async () => {
    const { mailbox, mailer } = await withServer();
    await mailer.send(aMail());
    const mail = await mailbox.waitFor('Choose a new password', 'anna@freelance.example');
    expect(mail.from).toMatchObject({ name: 'Bidwright', address: 'support@bidwright.example' });
    expect(mail.to).toEqual([expect.objectContaining({ address: 'anna@freelance.example' })]);
    expect(mail.text).toContain('Somebody asked for <b>this</b> & "that".');
    expect(mail.html).toContain('Somebody asked for &lt;b&gt;this&lt;/b&gt; &amp; &quot;that&quot;.');
    expect(findLinkIn(mail).href).toBe(LINK);
    expect(mail.html).toContain(`href="${LINK}"`);
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(mailer.where).toMatch(/^127\.0\.0\.1:\d+$/);
  });

  it.each(['Grüße … 🙂', 'a\n.\n..b\nline', 'x'.repeat(2000)])('a text arrives as it was written: %j', async (text) => {
    const { mailbox, mailer } = await withServer();
    await mailer.send(aMail({ text }));
    expect(mailbox.received[0]?.text?.trimEnd().replaceAll('\r\n', '\n')).toBe(text);
    expect(mailbox.received[0]?.html).toContain('there is nothing to do');
  });

  it('the sender is MAIL_FROM', async () => {
    const { mailbox, mailer } = await withServer({ mailFrom: 'Anna at Bidwright <anna@bidwright.test>' });
    await mailer.send(aMail());
    expect(mailbox.received[0]?.from).toMatchObject({ name: 'Anna at Bidwright', address: 'anna@bidwright.test' });
  });

  it('headers cannot be injected: no line of a subject becomes a header, no receiver becomes two', async () => {
    const { mailbox, mailer } = await withServer();
    await mailer.send(aMail({ subject: 'Hello\r\nBcc: victim@freelance.example\n\nbody' }));
    const [mail] = mailbox.received;
    expect(mail?.envelope).toEqual(['anna@freelance.example']);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.subject).toBe('Hello Bcc: victim@freelance.example body');
    for (const to of [
      'anna@freelance.example\r\nBcc: victim@freelance.example',
      'anna@freelance.example,victim@freelance.example',
      'anna@freelance.example> RCPT TO:<victim@freelance.example',
    ])
      await expect(mailer.send(aMail({ to }))).rejects.toThrow('the receiver is not a single address');
    expect(mailbox.received.length).toBe(1);
  });

  it('a temporary refusal is retried; an unknown mailbox is not', async () => {
    const { mailbox, mailer } = await withServer();
    const failureWith = async (at: 'receiver' | 'text', code: number) => {
      mailbox.refuse({ at, code });
      return mailer.send(aMail()).then(
        () => undefined,
        (error: unknown) => error,
      );
    };
    for (const [at, code] of [
      ['receiver', 451],
      ['receiver', 554],
      ['text', 452],
      ['text', 554],
    ] as const) {
      const failure = await failureWith(at, code);
      expect(failure, `${at} ${code}`).toBeInstanceOf(Error);
      expect(failure, `${at} ${code}`).not.toBeInstanceOf(PermanentFailure);
    }
    expect(await failureWith('receiver', 550)).toBeInstanceOf(PermanentFailure);
    expect(mailbox.received).toEqual([]);
  });

  it('a wrong password is reported without the password', async () => {
    const { mailer } = await withServer({ password: 'wr0ng-one' });
    const failure = await mailer.send(aMail()).catch((error: unknown) => String(error));
    expect(failure).toMatch(/Error/);
    expect(failure).not.toContain('wr0ng-one');
    expect(mailer.where).not.toContain('bidwright:');
  });
});

describe('without SMTP_URL', () => {
  it('each mail is a complete file for mail programs, readable by this account alone, and is named in the log', async () => {
    const dataDir = await aFolder();
    const lines: string[] = [];
    const log = createLog({ level: 'info', forPeople: false, write: (line) => void lines.push(line) });
    const mailer = createMailer({ smtpUrl: undefined, mailFrom: undefined, dataDir }, log);
    await mailer.send(aMail());
    await mailer.send(aMail({ subject: 'The second' }));
    const folder = join(dataDir, 'outbox');
    const names = (await readdir(folder)).sort();
    expect(names.length).toBe(2);
    const [first = ''] = names;
    expect(first).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{8}\.eml$/);
    const raw = await readFile(join(folder, first));
    expect(raw.toString()).toMatch(/^From: Bidwright <support@bidwright\.example>\r\n/m);
    expect(raw.toString()).toContain('multipart/alternative');
    // It can be copied from a terminal.
    expect(raw.toString()).toContain(`\r\n${LINK}\r\n`);
    const mail = await PostalMime.parse(raw);
    expect([mail.subject, mail.to?.[0]?.address]).toEqual(['Choose a new password', 'anna@freelance.example']);
    expect(findLinkIn(mail).href).toBe(LINK);
    expect(mail.html).toContain(LINK);
    expect(((await stat(join(folder, first))).mode & 0o777).toString(8)).toBe('600');

    expect(mailer.where).toBe(`files in ${folder}`);
    const logged = lines.join('');
    expect(logged).toContain('Choose a new password');
    expect(logged).toContain(join(folder, first));
    expect(logged).not.toContain('s3cret-value');
    expect(logged).not.toContain('anna@');
  });

  it('a folder that is not writable is a failure to retry, and leaves no partial file', async () => {
    const dataDir = join(await aFolder(), 'file');
    await createMailer({ smtpUrl: undefined, mailFrom: undefined, dataDir }, silentLog).send(aMail());
    const broken = createMailer(
      { smtpUrl: undefined, mailFrom: undefined, dataDir: join(dataDir, 'outbox', 'no\0') },
      silentLog,
    );
    await expect(broken.send(aMail())).rejects.toThrow('null bytes');
    expect((await readdir(join(dataDir, 'outbox'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
