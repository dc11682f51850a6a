import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { ContactInput } from '#shared/contact/contract.ts';
import type { AppParts } from '../../app-parts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Mail, momentInWords, renderEmail } from '../../mail/index.ts';
import { findMessage, insertMessage, type StoredMessage } from './repository.ts';

export interface ContactDeps extends Pick<AppParts, 'db' | 'now' | 'newId' | 'jobs' | 'mailer'> {
  readonly supportEmail: string;
}

const MAIL_JOB = 'mail:contact';
// No 0, 1, I and O: they are read over the telephone.
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_SIGNS = 8;

/**
 * Stores the message and its mail job in one transaction and returns the reference. The job retries while the mail server is
 * away.
 */
export async function sendMessage(deps: ContactDeps, { website, ...written }: ContactInput): Promise<string> {
  const { db, jobs, newId, now } = deps;
  const id = newId();
  const reference = newReference();
  const isSuspect = website !== '';
  await inTransaction(db, async (tx) => {
    await insertMessage(tx, { id, reference, ...written, isSuspect, createdAt: new Date(now()) });
    if (!isSuspect) await jobs.enqueue(tx, MAIL_JOB, { id }, { once: id });
  });
  return reference;
}

/** Mails the stored message. The writer gets no mail: the address may belong to another person. */
export function handleMessages(deps: ContactDeps): void {
  deps.jobs.handle(MAIL_JOB, z.object({ id: z.uuid() }), async ({ id }) => {
    const message = await findMessage(deps.db, id);
    if (!message) return;
    await deps.mailer.send(contactMail(deps.supportEmail, message));
  });
}

function newReference(): string {
  return `BW-${Array.from({ length: REFERENCE_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
}

/** To support; a reply goes to the sender. All their input is text. */
function contactMail(supportEmail: string, message: StoredMessage): Mail {
  const { reference, name, email, subject, createdAt } = message;
  const answer = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject} (${reference})`)}`;
  const mail = renderEmail(supportEmail, {
    subject: `${subject} (${reference})`,
    before: [`${name} <${email}> wrote:`, ...message.message.split(/\n{2,}/)],
    button: { label: `Answer ${reference}`, link: answer },
    after: [`Sent by the contact form on ${momentInWords(createdAt)}. This address has not been verified.`],
  });
  return { ...mail, replyTo: email, subjectInLog: `Message ${reference}` };
}
