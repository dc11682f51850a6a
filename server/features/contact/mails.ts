import { letterTo, type Mail, momentInWords } from '../../mail/index.ts';
import type { StoredMessage } from './repository.ts';

/** To support; a reply goes to the sender. All their input is text. */
export function contactMail(supportEmail: string, message: StoredMessage): Mail {
  const { reference, name, email, subject, createdAt } = message;
  const answer = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject} (${reference})`)}`;
  const mail = letterTo(supportEmail, {
    subject: `${subject} (${reference})`,
    before: [`${name} <${email}> wrote:`, ...message.message.split(/\n{2,}/)],
    button: { label: `Answer ${reference}`, link: answer },
    after: [`Sent by the contact form on ${momentInWords(createdAt)}. Nobody has checked that this address is theirs.`],
  });
  return { ...mail, replyTo: email };
}
