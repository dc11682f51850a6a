import { z } from 'zod';
import { isLoopback } from './values.ts';

const MIN_SECRET_CHARS = 32;

/** The settings of what people store under encryption, as they are given. */
export const OWN_KEY_SETTINGS = {
  SECRET_KEY: z
    .string()
    .min(MIN_SECRET_CHARS, `must have at least ${MIN_SECRET_CHARS} characters; 'openssl rand -base64 32' makes one`)
    .optional(),
  OWN_KEY_STAND_IN_URL: z.string().transform(toStandInUrl).optional(),
};

/** For tests alone: keys that people enter would go there. */
export function ownKeyFaults(given: Readonly<Record<string, string>>): string[] {
  const isUnsafe = given.NODE_ENV === 'production' && given.OWN_KEY_STAND_IN_URL !== undefined;
  return isUnsafe ? ['  OWN_KEY_STAND_IN_URL must not be set in production'] : [];
}

/** Keys go there, so it is this machine or nothing. */
function toStandInUrl(given: string, ctx: z.RefinementCtx): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol === 'http:' && isLoopback(url.hostname) && url.href === `${url.origin}/`) return url.origin;
  ctx.addIssue({ code: 'custom', message: 'must be a stand-in on this machine, such as http://127.0.0.1:4001' });
  return z.NEVER;
}
