import { z } from 'zod';
import { PermanentFailure } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { type Mailer, messageOf, nodemailer } from './message.ts';

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

// 'mailbox unavailable', 'not local', 'name not allowed': permanent, about this receiver (RFC 5321 §4.2.3). Other refusals,
// 554 among them, may be about us and end when the operator has corrected the settings.
const ABOUT_THE_RECEIVER = [550, 551, 553];
const refusal = z.object({ code: z.literal('EENVELOPE'), command: z.literal('RCPT TO'), responseCode: z.int() });
const fault = z.object({ code: z.string().regex(/^[A-Z_]{1,40}$/), responseCode: z.int() }).partial();

/** The stored form of a failure, without the server's words: they quote the receiver and sometimes the mail. */
class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: string;

  constructor({ code = 'UNKNOWN', responseCode }: z.output<typeof fault>) {
    super(`the mail was not taken: ${code}${responseCode === undefined ? '' : ` ${responseCode}`}`);
    this.code = code;
  }
}

/** Mail by an SMTP server; STARTTLS is used when the server offers it. One connection for each mail. */
export function createSmtpMailer(smtpUrl: string, from: string | undefined, log: Log): Mailer {
  const { hostname, port } = new URL(smtpUrl);
  return {
    where: `${hostname}${port && `:${port}`}`,
    async send(mail) {
      const message = messageOf(mail, from);
      const transport = (await nodemailer()).createTransport({ ...TIMEOUTS, url: smtpUrl });
      await transport.sendMail(message).catch((error: unknown) => {
        throw withoutWords(error);
      });
      log.info({ subject: mail.subjectInLog ?? mail.subject }, 'a mail was sent');
    },
  };
}

/** Connects and signs in, and sends nothing. `failure` is a code such as 'EAUTH 535'; undefined when mail can be sent. */
export async function verifySmtp(smtpUrl: string): Promise<{ where: string; failure: string | undefined }> {
  const transport = (await nodemailer()).createTransport({ ...TIMEOUTS, url: smtpUrl });
  const where = new URL(smtpUrl).host;
  try {
    await transport.verify();
    return { where, failure: undefined };
  } catch (error) {
    const { code = 'UNKNOWN', responseCode = '' } = codesOf(error);
    return { where, failure: `${code} ${responseCode}`.trim() };
  } finally {
    transport.close();
  }
}

function withoutWords(error: unknown): Error {
  const { success, data } = refusal.safeParse(error);
  if (success && ABOUT_THE_RECEIVER.includes(data.responseCode)) {
    return new PermanentFailure(`the mailbox is refused: ${data.responseCode}`);
  }
  return new MailError(codesOf(error));
}

/** Parsed separately: an invalid one must not cost the other. */
function codesOf(error: unknown): z.output<typeof fault> {
  const code = fault.pick({ code: true }).safeParse(error).data;
  const responseCode = fault.pick({ responseCode: true }).safeParse(error).data;
  return { ...code, ...responseCode };
}
