import { z } from 'zod';
import { PASSWORD_LENGTH } from './password-length.ts';

// NUL ends a text in many programs, and every unpaired surrogate is encoded alike: two passwords would be one.
const UNTYPABLE = /\u0000|\p{Surrogate}/u;

/** A new password: nothing is trimmed. The server adds its own minimum and the list of common passwords. */
export const newPassword = newPasswordOf(PASSWORD_LENGTH.min);

/** The same with the server's minimum, so that the browser reports it first. */
export function newPasswordOf(minChars: number) {
  return z
    .string('Please enter a password')
    .min(minChars, `Password must be at least ${minChars} characters`)
    .max(PASSWORD_LENGTH.max, `Password can be at most ${PASSWORD_LENGTH.max} characters`)
    .refine((text) => !UNTYPABLE.test(text), 'Password contains a character that cannot be typed again');
}

/** A password to verify: only its size is checked, before anything is computed from it. */
export const givenPassword = z
  .string('Please enter your password')
  .min(1, 'Please enter your password')
  .max(PASSWORD_LENGTH.max, 'That password is not right. Please try again.');
