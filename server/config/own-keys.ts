import { z } from 'zod';
import { toEmulatorUrl } from './values.ts';

const MIN_SECRET_CHARS = 32;

/** The settings of what people store under encryption, as they are given. */
export const OWN_KEY_SETTINGS = {
  SECRET_KEY: z
    .string()
    .min(MIN_SECRET_CHARS, `must have at least ${MIN_SECRET_CHARS} characters; 'openssl rand -base64 32' makes one`)
    .optional(),
  OWN_KEY_EMULATOR_URL: z.string().transform(toEmulatorUrl).optional(),
};

/** For tests alone: keys that people enter would go there. */
export function ownKeyFaults(given: Readonly<Record<string, string>>): string[] {
  const isUnsafe = given.NODE_ENV === 'production' && given.OWN_KEY_EMULATOR_URL !== undefined;
  return isUnsafe ? ['  OWN_KEY_EMULATOR_URL must not be set in production'] : [];
}
