import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { type Mailer, messageOf, nodemailer } from './message.ts';

const AS_A_FILE = { streamTransport: true, buffer: true, newline: 'windows' } as const;

/** Mail as files for any mail program, sorted by time, below `dataDir`. Nothing deletes them. */
export function createMailFiles(dataDir: string, from: string | undefined, log: Log): Mailer {
  const folder = join(dataDir, 'outbox');
  return {
    where: `files in ${folder}`,
    async send(mail) {
      const composer = (await nodemailer()).createTransport(AS_A_FILE);
      const { message } = await composer.sendMail(messageOf(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed');
      const file = await writeFileSafely(folder, message);
      log.info({ subject: mail.subjectInLog ?? mail.subject, file }, 'a mail was written to the outbox');
    },
  };
}

/** Complete or not at all. Links in mails are secrets: only this account can read them. */
async function writeFileSafely(folder: string, message: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const moment = new Date().toISOString().replace(/[-:.]/g, '');
  const name = `${moment}-${randomBytes(4).toString('hex')}`;
  const unfinished = join(folder, `.${name}.part`);
  const file = join(folder, `${name}.eml`);
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await handle.writeFile(message);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return file;
}
