import { z } from 'zod';
import { PASSWORD_LENGTH } from './password-length.ts';

// NUL ends a text in many a program, and half of a letter becomes the same sign as any other half: two passwords would be one.
const UNTYPABLE = /\u0000|\p{Surrogate}/u;

/**
 * A password that is being chosen. Spaces count, nothing is trimmed and no kind of character is demanded; the server adds
 * its own minimum and the list of common passwords.
 */
export const newPassword = newPasswordOf(PASSWORD_LENGTH.min);

/** The same with the minimum that a server has set, so that the browser says it before the server has to. */
export function newPasswordOf(minChars: number) {
  return z
    .string('Please enter a password')
    .min(minChars, `Password must be at least ${minChars} characters`)
    .max(PASSWORD_LENGTH.max, `Password can be at most ${PASSWORD_LENGTH.max} characters`)
    .refine((text) => !UNTYPABLE.test(text), 'Password contains a character that cannot be typed again');
}

/** A password that is being proved: only its size is checked, before anything is computed from it. */
export const givenPassword = z
  .string('Please enter your password')
  .min(1, 'Please enter your password')
  .max(PASSWORD_LENGTH.max, 'That password is not right. Please try again.');
