/** One mail to one person. The text part says all that the HTML part says. */
export interface Mail {
  readonly to: string;
  /** Whom an answer goes to, when it is not the sender. One address. */
  readonly replyTo?: string;
  readonly subject: string;
  /** What the log calls it instead, when the subject is text of a person. */
  readonly subjectInLog?: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /**
   * Resolves when the mail is with the server, or safe in its file.
   * @throws MailboxRefused when there is nobody to take it; any other Error is worth another try.
   */
  send(mail: Mail): Promise<void>;
  /** For the start table: where mail goes. */
  readonly where: string;
}

/** The server knows the mailbox and will not deliver to it: another try would fail as well. */
export class MailboxRefused extends Error {
  override readonly name = 'MailboxRefused';
}
