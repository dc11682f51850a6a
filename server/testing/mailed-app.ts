import { startApp, type TestApp } from './app.ts';
import { findLinkIn } from './mail-link.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';

/** The app with a mail server, and a clock that can be put forward. */
export interface MailedApp {
  readonly app: TestApp;
  readonly mailbox: Mailbox;
  pass(ms: number): void;
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** The token of the link in the newest mail with this subject to this person, when everything that is due is sent. */
  tokenOf(subject: string, to: string): Promise<string>;
}

export async function startMailedApp(env: Record<string, string> = {}): Promise<MailedApp> {
  const mailbox = await startMailbox();
  let later = 0;
  const app = await startApp({ env: { SMTP_URL: mailbox.url, ...env }, now: () => Date.now() + later });
  return {
    app,
    mailbox,
    pass: (ms) => void (later += ms),
    sql: async (text, values = []) => (await app.database.pool.query<Record<string, unknown>>(text, values)).rows,
    async tokenOf(subject, to) {
      await app.app.jobs.idle();
      const mail = mailbox.received.findLast((one) => one.subject === subject && one.envelope.includes(to));
      if (!mail) throw new Error(`no mail '${subject}' came to ${to}`);
      return findLinkIn(mail).searchParams.get('token') ?? '';
    },
  };
}
