import { startApp } from './app.ts';
import { findLinkIn } from './mail-link.ts';
import { startMailbox } from './mailbox.ts';

export type MailedApp = Awaited<ReturnType<typeof startMailedApp>>;

/** The app with a mail server, and a clock that can be put forward. */
export async function startMailedApp(env: Record<string, string> = {}) {
  const mailbox = await startMailbox();
  let later = 0;
  const app = await startApp({ env: { SMTP_URL: mailbox.url, ...env }, now: () => Date.now() + later });
  return {
    app,
    mailbox,
    pass: (ms: number) => void (later += ms),
    sql: async (text: string, values: unknown[] = []) =>
      (await app.database.pool.query<Record<string, unknown>>(text, values)).rows,
    /** The token of the link in the newest mail with this subject to this person, when everything that is due is sent. */
    async tokenOf(subject: string, to: string): Promise<string> {
      await app.app.jobs.idle();
      const mail = mailbox.received.findLast((one) => one.subject === subject && one.envelope.includes(to));
      if (!mail) throw new Error(`no mail '${subject}' came to ${to}`);
      return findLinkIn(mail).searchParams.get('token') ?? '';
    },
  };
}
