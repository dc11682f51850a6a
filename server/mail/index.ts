import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { createMailFiles } from './mail-files.ts';
import type { Mailer } from './message.ts';
import { createSmtpMailer } from './smtp.ts';

export { dayInWords, momentInWords, renderEmail } from './email-template.ts';
export type { Mail, Mailer } from './message.ts';
export { verifySmtp } from './smtp.ts';

/** Mail goes to the server of SMTP_URL; without it into files, so that every flow works on a fresh machine. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Log): Mailer {
  return config.smtpUrl === undefined
    ? createMailFiles(config.dataDir, config.mailFrom, log)
    : createSmtpMailer(config.smtpUrl, config.mailFrom, log);
}
