import { resolve } from 'node:path';
import { z } from 'zod';

/** How many generations may reach the writer within `perSeconds`. */
export interface RateLimit {
  readonly points: number;
  readonly perSeconds: number;
}

const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const;
const RATE = /^(\d{1,6})\/(second|minute|hour|day)$/;

const settings = z.object({
  PORT: wholeNumber(0, 65_535).optional(),
  HOST: z.string().default('127.0.0.1'),
  APP_ORIGIN: z.string().transform(toOrigin).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must begin with postgres:// or postgresql://')
    .optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  GENERATION_LIMIT: z.string().default('30/hour,120/hour').transform(toGenerationLimit),
  METRICS_TOKEN: z.string().optional(),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  WRITING_PACE: wholeNumber(0, 1_000_000).default(1200),
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
});

export type Config = ReturnType<typeof readConfig>;

/**
 * The settings this process runs with; the only place that reads the environment. An empty or blank value counts as
 * not set. Never prints a value, since some are secrets.
 * @throws Error naming every fault at once, in words for the person who starts the app.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const parsed = settings.safeParse(withoutBlanks(env));
  if (!parsed.success) throw new Error(faultsOf(parsed.error));
  const s = parsed.data;
  return {
    /** Undefined when not set: take 3000 or the next free port. Set: this one or none. */
    port: s.PORT,
    host: s.HOST,
    /** Where browsers reach the app, such as `https://bidwright.example`; undefined when only this machine does. */
    appOrigin: s.APP_ORIGIN,
    dataDir: resolve(s.DATA_DIR),
    /** Undefined: the embedded database in `dataDir`. */
    databaseUrl: s.DATABASE_URL,
    /** Number of proxies in front whose forwarding headers are believed. */
    trustProxy: s.TRUST_PROXY,
    generationLimit: s.GENERATION_LIMIT,
    metricsToken: s.METRICS_TOKEN,
    logLevel: s.LOG_LEVEL,
    /** Characters a second that a stream shows; 0 shows all at once. */
    writingPace: s.WRITING_PACE,
    environment: s.NODE_ENV,
  } as const;
}

/** For tests only: a PostgreSQL server to run them on instead of the embedded one; its user may create databases. */
export function readTestServerUrl(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  return env.TEST_DATABASE_URL?.trim() || undefined;
}

function withoutBlanks(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const given = Object.keys(settings.shape).map((name) => [name, env[name]?.trim() ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

function faultsOf(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  return ['Bidwright cannot start with these settings:', ...lines].join('\n');
}

function wholeNumber(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((n) => n >= min && n <= max, rule);
}

function oneOf<const V extends string>(values: readonly V[]) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

function toOrigin(given: string, ctx: z.RefinementCtx): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  ctx.addIssue({ code: 'custom', message: 'must be an origin such as https://bidwright.example, without a path' });
  return z.NEVER;
}

function toGenerationLimit(given: string, ctx: z.RefinementCtx): { visitor: RateLimit; user: RateLimit } {
  const [visitor, user, ...more] = given.split(',').map(toRate);
  if (visitor && user && more.length === 0) return { visitor, user };
  ctx.addIssue({ code: 'custom', message: 'must be two rates, visitor and user, such as 30/hour,120/hour' });
  return z.NEVER;
}

function toRate(text: string): RateLimit | undefined {
  const [, points, unit] = RATE.exec(text.trim()) ?? [];
  const seconds = Object.entries(SECONDS).find(([name]) => name === unit)?.[1];
  if (!seconds || Number(points) < 1) return undefined;
  return { points: Number(points), perSeconds: seconds };
}
