import { z } from 'zod';

const SIGN_IN_METHODS = ['password', 'google', 'firebase', 'passkey'] as const;

/** `device` is a readable name ('Chrome on Windows'); `network`: whether it is the network of this request. */
const whereFrom = { device: z.string(), network: z.enum(['this', 'other']), method: z.enum(SIGN_IN_METHODS) };

export const session = z.strictObject({
  id: z.uuid(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  ...whereFrom,
});

const LOGIN_EVENTS = ['signed-in', 'sign-in-failed'] as const;

export const loginEntry = z.strictObject({
  id: z.uuid(),
  event: z.enum(LOGIN_EVENTS),
  at: z.iso.datetime(),
  /** Its session is the current one. */
  current: z.boolean(),
  /** Its session, while it lasts: it can be signed out. */
  sessionId: z.uuid().nullable(),
  ...whereFrom,
});
