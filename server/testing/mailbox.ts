import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { until } from './until.ts';

const USER = 'bidwright';
const PASSWORD = 'hunter2/and:more';

/** A mail as its reader gets it. */
export interface Received extends Email {
  /** Who it was handed over for, whatever its headers say. */
  readonly envelope: readonly string[];
}

type Refusal = { readonly at: 'receiver' | 'text'; readonly code: number } | undefined;

/** A mail server on this machine, with a password, that keeps what it gets until the test ends. */
export async function startMailbox() {
  const received: Received[] = [];
  let refusal: Refusal;
  let tries = 0;
  // Servers quote whom they refuse.
  const refused = (at: 'receiver' | 'text', whom: string) =>
    refusal?.at === at ? Object.assign(new Error(`<${whom}>: not now`), { responseCode: refusal.code }) : undefined;
  const create = () =>
    new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === USER && password === PASSWORD ? done(null, { user: USER }) : done(new Error('not you')),
      onRcptTo: ({ address }, _session, done) => {
        tries += 1;
        done(refused('receiver', address));
      },
      onData: (stream, session, done) => {
        const keep = async () => {
          const mail = await PostalMime.parse(await buffer(stream));
          const fault = refused('text', session.envelope.rcptTo.map(({ address }) => address).join());
          if (fault) return done(fault);
          received.push({ ...mail, envelope: session.envelope.rcptTo.map(({ address }) => address) });
          return done();
        };
        void keep();
      },
    });
  let server = create();
  const port = await listening(server, 0);
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return {
    /** For SMTP_URL. */
    url: `smtp://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    received,
    /** How often someone tried to hand a mail over. */
    tries: () => tries,
    /** The mail with this subject to this person, when it has come. */
    async waitFor(subject: string, to: string): Promise<Received> {
      const find = () => received.find((mail) => mail.subject === subject && mail.envelope.includes(to));
      await until(() => find() !== undefined);
      const mail = find();
      if (!mail) throw new Error('it was there a moment ago');
      return mail;
    },
    /** Answers like this, where the server does, until the next call; undefined accepts everything. */
    refuse(next: Refusal): void {
      refusal = next;
    },
    goDown: close,
    async comeBack(): Promise<void> {
      server = create();
      await listening(server, port);
    },
  };
}

async function listening(server: SMTPServer, port: number): Promise<number> {
  const net = server.listen(port, '127.0.0.1');
  if (!net.listening) await once(net, 'listening');
  const address = net.address();
  if (typeof address === 'string' || !address) throw new Error('no port');
  return address.port;
}
