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
