import { z } from 'zod';

// How single settings are written. Each reports a fault as a message for the operator, and never a value.

/** How many generations may reach the writer within `perSeconds`. */
export interface RateLimit {
  readonly points: number;
  readonly perSeconds: number;
}

/** This machine's own names, as an address writes them. */
export const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Is it this machine alone? `host` as it is listened on, or as an address writes it. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_HOSTS.includes(host) || host === '::1';
}

/** Keys go there, so it is this machine or nothing. */
export function toEmulatorUrl(given: string, ctx: z.RefinementCtx): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol === 'http:' && isLoopback(url.hostname) && url.href === `${url.origin}/`) return url.origin;
  ctx.addIssue({ code: 'custom', message: 'must be an emulator on this machine, such as http://127.0.0.1:4001' });
  return z.NEVER;
}

/** The word for a free plan without a limit. */
export const UNLIMITED = 'unlimited';

const MOST_A_WEEK = 100_000;
const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const;
const RATE = /^(\d{1,6})\/(second|minute|hour|day)$/;

/** A name that may be in a content policy: host and optional port, and nothing that could end a directive. */
export function hostName(what = 'such as bidwright-1a2b3.firebaseapp.com', more = /$/) {
  const host = /^[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250})(?::\d{1,5})?$/;
  return z.string().refine((text) => host.test(text) && more.test(text), `must be a host name ${what}`);
}

/** Of digits alone. */
export function wholeNumber(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((n) => n >= min && n <= max, rule);
}

/** One of these words, as it is written here. */
export function oneOf<const V extends string>(values: readonly V[]) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

/** Scheme and host, with nothing behind them. */
export function toOrigin(given: string, ctx: z.RefinementCtx): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  ctx.addIssue({ code: 'custom', message: 'must be an origin such as https://bidwright.example, without a path' });
  return z.NEVER;
}

/** Plain http goes no further than this machine, where what is said cannot be overheard. */
export function toIssuer(given: string, ctx: z.RefinementCtx): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isHere = url && LOOPBACK_HOSTS.includes(url.hostname);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere)) return given;
  ctx.addIssue({ code: 'custom', message: 'must be an https address such as https://accounts.google.com' });
  return z.NEVER;
}

/** A mail server, with who we are there. */
export function toSmtpUrl(given: string, ctx: z.RefinementCtx): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return given;
  ctx.addIssue({
    code: 'custom',
    message: 'must be a server such as smtp://name:password@mail.example:587 or smtps://…',
  });
  return z.NEVER;
}

/** Two rates, such as `30/hour,120/hour`. */
export function toGenerationLimit(given: string, ctx: z.RefinementCtx): { visitor: RateLimit; user: RateLimit } {
  const [visitor, user, ...more] = given.split(',').map(toRate);
  if (visitor && user && more.length === 0) return { visitor, user };
  ctx.addIssue({ code: 'custom', message: 'must be two rates, visitor and user, such as 30/hour,120/hour' });
  return z.NEVER;
}

/** Undefined for a free plan without a limit. */
export function toWeeklyLimit(given: string, ctx: z.RefinementCtx): number | undefined {
  if (given.toLowerCase() === UNLIMITED) return undefined;
  if (/^\d{1,6}$/.test(given) && Number(given) >= 1 && Number(given) <= MOST_A_WEEK) return Number(given);
  ctx.addIssue({ code: 'custom', message: `must be ${UNLIMITED} or a whole number from 1 to ${MOST_A_WEEK}` });
  return z.NEVER;
}

/** Ports of Ollama, LM Studio and llama-server on this machine; undefined for none. */
export function toLocalPorts(given: string, ctx: z.RefinementCtx): readonly [number, number, number] | undefined {
  if (given === 'none') return undefined;
  const [ollama = 0, lmStudio = 0, llamaServer = 0, ...more] = given.split(',').map(toPort);
  if (ollama > 0 && lmStudio > 0 && llamaServer > 0 && more.length === 0) return [ollama, lmStudio, llamaServer];
  ctx.addIssue({
    code: 'custom',
    message: 'must be none, or the ports of Ollama, LM Studio and llama-server such as 11434,1234,8080',
  });
  return z.NEVER;
}

/** 0 for what is none. */
function toPort(text: string): number {
  const port = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return port <= 65_535 ? port : 0;
}

function toRate(text: string): RateLimit | undefined {
  const [, points, unit] = RATE.exec(text.trim()) ?? [];
  const seconds = Object.entries(SECONDS).find(([name]) => name === unit)?.[1];
  if (!seconds || Number(points) < 1) return undefined;
  return { points: Number(points), perSeconds: seconds };
}
