import { z } from 'zod';
import { wellFormed } from './text.ts';

const NUL = '\u0000';

/** A text of at most `maxChars` UTF-16 units, checked before any pattern. NUL is refused as PostgreSQL cannot store it. */
export function textField(label: string, maxChars: number) {
  return z
    .string(`${label} must be text.`)
    .max(maxChars, `${label} can be at most ${maxChars.toLocaleString('en-US')} characters.`)
    .refine((text) => !text.includes(NUL), `${label} contains a character that cannot be stored (NUL).`)
    .transform(wellFormed);
}
