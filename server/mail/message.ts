import { SITE } from '#shared/site/config.ts';

/** One mail to one person. The text part has everything of the HTML part. */
export interface Mail {
  readonly to: string;
  /** The reply address, when it is not the sender. One address. */
  readonly replyTo?: string;
  readonly subject: string;
  /** The log's name for it, when the subject is text of a person. */
  readonly subjectInLog?: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /**
   * Resolves when the mail is with the server, or safe in its file.
   * @throws PermanentFailure when the server knows the mailbox and will not deliver to it; any other Error is worth a retry.
   */
  send(mail: Mail): Promise<void>;
  /** For the start table: where mail goes. */
  readonly where: string;
}

const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;
const HAS_MORE_THAN_ONE = /[\s,;<>"]/;

// Automatic: away-messages and ticket systems do not answer (RFC 3834).
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * A mail in nodemailer's form. Nothing in it can inject a header or reach a second person: the subject is one line, the
 * receiver is one address and is in the envelope apart from the headers.
 * @throws Error for a receiver that is more than an address.
 */
export function messageOf(mail: Mail, from: string | undefined) {
  for (const address of [mail.to, mail.replyTo ?? '']) {
    if (HAS_MORE_THAN_ONE.test(address)) throw new Error('the receiver is not a single address');
  }
  return {
    from: from ?? { name: SITE.name, address: SITE.supportEmail },
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject.replace(LINE_BREAKS, ' '),
    alternatives: [textPart(mail.text), { contentType: 'text/html; charset=utf-8', content: mail.html }],
    headers: HEADERS,
    // A text that names a file or an address stays text.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

// RFC 5321 §4.5.3.1.6: 1,000 octets with the line break.
const ONLY_PLAIN_LINES = /^[\t\n\x20-\x7e]*$/;
const LONGEST_LINE = 990;

/**
 * Plain text where mail allows it. Nodemailer would encode every text with a line over 76 characters, and the link in an
 * outbox file could not be copied from a terminal.
 */
function textPart(text: string) {
  const contentType = 'text/plain; charset=utf-8';
  const isPlain = ONLY_PLAIN_LINES.test(text) && text.split('\n').every((line) => line.length < LONGEST_LINE);
  if (!isPlain) return { contentType, content: text };
  const head = `Content-Type: ${contentType}\r\nContent-Transfer-Encoding: 7bit\r\n\r\n`;
  return { raw: `${head}${text.replaceAll('\n', '\r\n')}` };
}

/** Loaded with the first mail: a start does not wait for it. */
export const nodemailer = () => import('nodemailer');
