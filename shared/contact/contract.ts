import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { isBlank } from '../http/text.ts';
import { textField } from '../http/text-field.ts';

/** In UTF-16 units; the most is our own. Source of the least: docs/spec/proposals.md §5. */
const CONTACT_LIMITS = {
  name: { min: 2, max: 100 },
  email: { max: 254 },
  subject: { min: 5, max: 200 },
  message: { min: 10, max: 5_000 },
} as const;

const EMAIL_INVALID = 'Please enter a valid email address.';

/** One line: what would begin another one, in a mail's head as well, becomes a space. */
const oneLine = (label: string, { min, max }: { min: number; max: number }) =>
  textField(label, max)
    .transform((text) => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .refine((text) => !isBlank(text) && text.length >= min, `${label} must be at least ${min} characters.`);

/** Source of the messages: docs/spec/proposals.md §5. */
export const contactInput = z.object({
  name: oneLine('Name', CONTACT_LIMITS.name),
  email: z
    .string(EMAIL_INVALID)
    .max(CONTACT_LIMITS.email.max, EMAIL_INVALID)
    .transform((text) => text.trim())
    .pipe(z.email(EMAIL_INVALID)),
  subject: oneLine('Subject', CONTACT_LIMITS.subject),
  message: textField('Message', CONTACT_LIMITS.message.max)
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine(
      (text) => !isBlank(text) && text.length >= CONTACT_LIMITS.message.min,
      `Message must be at least ${CONTACT_LIMITS.message.min} characters.`,
    ),
  /** No person sees this field; programs fill it in. Such a message is stored and not mailed. */
  website: z.string().max(1_000).default(''),
});
export type ContactInput = z.infer<typeof contactInput>;

/** What a reader can name their message by: 'BW-' and eight signs that cannot be taken for one another. */
const contactReference = z.string().regex(/^BW-[2-9A-HJ-NP-Z]{8}$/);

export const sendContactMessage = defineEndpoint({
  id: 'sendContactMessage',
  method: 'POST',
  path: '/api/contact',
  summary: 'Writes to support. The message is stored first and mailed after.',
  input: contactInput,
  output: z.strictObject({ success: z.literal(true), reference: contactReference }),
  errors: [],
});
