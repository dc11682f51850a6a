import { z } from 'zod';
import { IDENTITY_MESSAGES } from '../http/identity-errors.ts';
import { MAX_EMAIL_CHARS } from './email-shape.ts';

export const USERNAME_LENGTH = { min: 3, max: 30 } as const;

/** The stored form of an address: trimmed, NFKC, lower case. One character can become eighteen, so it is measured twice. */
export const emailAddress = z
  .string(IDENTITY_MESSAGES['invalid-email'])
  .max(MAX_EMAIL_CHARS, IDENTITY_MESSAGES['invalid-email'])
  .transform((text) => text.normalize('NFKC').trim().toLowerCase())
  .pipe(
    z
      .string()
      .max(MAX_EMAIL_CHARS, IDENTITY_MESSAGES['invalid-email'])
      .pipe(z.email(IDENTITY_MESSAGES['invalid-email'])),
  );

/** Small Latin letters, digits, '.', '_' and '-': no look-alikes, and never an address. */
export const username = z
  .string('Please enter a username')
  .max(100, `Username can be at most ${USERNAME_LENGTH.max} characters`)
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(USERNAME_LENGTH.min, `Username must be at least ${USERNAME_LENGTH.min} characters`)
      .max(USERNAME_LENGTH.max, `Username can be at most ${USERNAME_LENGTH.max} characters`)
      .regex(/^[a-z0-9][a-z0-9._-]*$/, 'Username can have letters, digits, dots, dashes and underscores'),
  );
