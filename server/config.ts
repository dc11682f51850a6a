import { resolve } from 'node:path';
import { z } from 'zod';
import { SITE } from '#shared/site/config.ts';
import { LLM_SETTINGS, llmFaults, llmOf } from './config/llm.ts';
import { PADDLE_SETTINGS, paddleFaults, paddleOf } from './config/paddle.ts';
import {
  hostName,
  oneOf,
  toEmulatorUrl,
  toGenerationLimit,
  toIssuer,
  toLocalPorts,
  toOrigin,
  toSmtpUrl,
  toWeeklyLimit,
  UNLIMITED,
  wholeNumber,
} from './config/values.ts';

export { DEFAULT_MODEL_TIMEOUTS, type LlmSettings } from './config/llm.ts';
export { LLM_PROVIDERS } from './config/llm-providers.ts';
export type { PaddleSettings } from './config/paddle.ts';
export { isLoopback, LOOPBACK_HOSTS, type RateLimit } from './config/values.ts';

const MAIL_SENDER = /^([^<>@"\r\n,;]+ <[^<>@\s,;]+@[^<>@\s,;]+>|[^<>@\s,;]+@[^<>@\s,;]+)$/;

const MIN_SECRET_CHARS = 32;

/** The settings of what people store under encryption, as they are given. */
const OWN_KEY_SETTINGS = {
  SECRET_KEY: z
    .string()
    .min(MIN_SECRET_CHARS, `must have at least ${MIN_SECRET_CHARS} characters; 'openssl rand -base64 32' makes one`)
    .optional(),
  OWN_KEY_EMULATOR_URL: z.string().transform(toEmulatorUrl).optional(),
};

const settings = z.object({
  PORT: wholeNumber(0, 65_535).optional(),
  HOST: z.string().default('127.0.0.1'),
  APP_ORIGIN: z.string().transform(toOrigin).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must begin with postgres:// or postgresql://')
    .optional(),
  DATABASE_CONNECTIONS: wholeNumber(2, 500).default(10),
  SMTP_URL: z.string().transform(toSmtpUrl).optional(),
  MAIL_FROM: z
    .string()
    .max(200, 'must be at most 200 characters')
    .regex(MAIL_SENDER, 'must be an address, or a name and an address such as Bidwright <hello@bidwright.example>')
    .optional(),
  SUPPORT_EMAIL: z.email('must be an email address').max(254).default(SITE.supportEmail),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  GENERATION_LIMIT: z.string().default('30/hour,120/hour').transform(toGenerationLimit),
  FREE_WEEKLY_LIMIT: z.string().default(UNLIMITED).transform(toWeeklyLimit),
  PASSWORD_MIN_LENGTH: wholeNumber(6, 64).default(6),
  METRICS_TOKEN: z.string().optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must be the id of a Google Analytics 4 stream, such as G-1A2B3C4D5E')
    .optional(),
  POLICY_CHANGED_ON: z.iso.date('must be a day such as 2026-11-30').optional(),
  CLOCK_CHECKED_ON: z.iso.date('must be a day such as 2026-11-30').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default('bidwright'),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  WRITING_PACE: wholeNumber(0, 1_000_000).default(1200),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  ENGINE_THREADS: wholeNumber(1, 64).default(2),
  ENGINE_DEADLINE_MS: wholeNumber(50, 60_000).default(2_000),
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.string().default('https://accounts.google.com').transform(toIssuer),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: hostName().optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,40}$/, "must be a Firebase project's id, such as bidwright-1a2b3")
    .optional(),
  FIREBASE_APP_ID: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: hostName('with a port, such as 127.0.0.1:9099', /:\d{1,5}$/).optional(),
  ...PADDLE_SETTINGS,
  ...LLM_SETTINGS,
  ...OWN_KEY_SETTINGS,
  LOCAL_MODEL_PORTS: z.string().default('none').transform(toLocalPorts),
});

/** The schema of each setting by its name, for the reference of all settings. */
export const SETTINGS: Readonly<Record<string, z.ZodType>> = settings.shape;

/** Set both or none: with them people sign in by Google. */
const GOOGLE_NAMES = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
const GOOGLE_SETTINGS = [...GOOGLE_NAMES, 'GOOGLE_ISSUER'];
/** Set all or none of these: with them people sign in by Firebase Authentication. */
const FIREBASE_NAMES = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'] as const;

export type Config = ReturnType<typeof readConfig>;

/**
 * The settings this process runs with; the only place that reads the environment. An empty or blank value counts as
 * not set. Never prints a value, since some are secrets.
 * @throws Error with all faults together, as a message for the operator.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const values = withoutBlanks(env);
  const parsed = settings.safeParse(values);
  const faults = [
    ...faultsOf(parsed.error),
    ...googleFaults(values),
    ...firebaseFaults(values),
    ...paddleFaults(values),
    ...llmFaults(values),
    ...ownKeyFaults(values),
  ];
  if (!parsed.success || faults.length > 0) {
    throw new Error(['Bidwright cannot start with these settings:', ...faults].join('\n'));
  }
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
    /** The most connections to the database that one process has. */
    databaseConnections: s.DATABASE_CONNECTIONS,
    /** Undefined: mail is written into the outbox in `dataDir`. */
    smtpUrl: s.SMTP_URL,
    /** Who mail is from, when it is not the site's support address. */
    mailFrom: s.MAIL_FROM,
    /** Where people write to, and who answers. */
    supportEmail: s.SUPPORT_EMAIL,
    /** Number of proxies in front whose forwarding headers are believed. */
    trustProxy: s.TRUST_PROXY,
    generationLimit: s.GENERATION_LIMIT,
    /** Free proposals a week; undefined when they are unlimited. */
    freeWeeklyLimit: s.FREE_WEEKLY_LIMIT,
    /** Characters that a new password needs at least. */
    passwordMinLength: s.PASSWORD_MIN_LENGTH,
    metricsToken: s.METRICS_TOKEN,
    /** Undefined: no traces are made. */
    tracing: tracingOf(s),
    /** Undefined: no visits are counted, and nobody is asked for consent. */
    analyticsId: s.GA_MEASUREMENT_ID,
    /** The day of the last change of the legal pages, 'YYYY-MM-DD', if it is announced. */
    policyChangedOn: s.POLICY_CHANGED_ON,
    /** The operator's word that the clock is right, 'YYYY-MM-DD': erasing does not wait any longer. */
    clockCheckedOn: s.CLOCK_CHECKED_ON,
    logLevel: s.LOG_LEVEL,
    /** Characters a second that a stream shows; 0 shows all at once. */
    writingPace: s.WRITING_PACE,
    /** Processes that answer requests on this machine. */
    workers: s.WEB_CONCURRENCY,
    /** Threads that read posts and compose letters, of all workers together. */
    engineThreads: s.ENGINE_THREADS,
    /** Milliseconds that reading a post or composing its letter may take, from the moment it begins. */
    engineDeadlineMs: s.ENGINE_DEADLINE_MS,
    environment: s.NODE_ENV,
    /** Undefined: this app is not registered with Google. */
    google: googleOf(s),
    /** Undefined: people sign in by accounts of our own. */
    firebase: firebaseOf(s),
    /** Undefined: payments are closed, unless an emulator is started. */
    paddle: paddleOf(s),
    /** Undefined: the built-in composer writes, and nothing leaves for anywhere. */
    llm: llmOf(s),
    /** Where models on this machine are looked for when none is set, to say how to use them; undefined looks nowhere. */
    localModelPorts: s.LOCAL_MODEL_PORTS,
    /** Undefined: what people store under encryption is sealed by a key in `dataDir`. */
    secretKey: s.SECRET_KEY,
    /** Only for tests: the address that replaces the providers of users' keys. */
    ownKeyEmulator: s.OWN_KEY_EMULATOR_URL,
  } as const;
}

function tracingOf(s: z.output<typeof settings>) {
  const endpoint = s.OTEL_EXPORTER_OTLP_ENDPOINT;
  return endpoint === undefined ? undefined : { endpoint, serviceName: s.OTEL_SERVICE_NAME };
}

/** For tests only: a PostgreSQL server to run them on instead of the embedded one; its user may create databases. */
export function readTestServerUrl(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  return env.TEST_DATABASE_URL?.trim() || undefined;
}

/** For tests only: a pooler before that server, for the connections of the app. */
export function readTestPoolerUrl(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  return env.TEST_POOLER_URL?.trim() || undefined;
}

/** The names of the variables that are set, ours and others; never a value. */
export function readNamesOfSet(env: Readonly<Record<string, string | undefined>> = process.env): string[] {
  return Object.keys(env).filter((name) => env[name]?.trim());
}

function withoutBlanks(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const given = Object.keys(settings.shape).map((name) => [name, env[name]?.trim() ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

function faultsOf(error: z.ZodError | undefined): string[] {
  return (error?.issues ?? []).map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
}

function googleFaults(given: Record<string, string>): string[] {
  const isWanted = GOOGLE_SETTINGS.some((name) => given[name] !== undefined);
  const missing = GOOGLE_NAMES.filter((name) => isWanted && given[name] === undefined);
  const faults = missing.map((name) => `  ${name} is missing: ${GOOGLE_NAMES.join(' and ')} belong together`);
  // Google's emulator lets anybody sign in as anybody, over plain http.
  const isUnsafe = given.NODE_ENV === 'production' && given.GOOGLE_ISSUER?.startsWith('http:');
  if (isUnsafe) faults.push('  GOOGLE_ISSUER must be https in production');
  return faults;
}

function googleOf(s: z.output<typeof settings>) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = s;
  return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret, issuer };
}

function firebaseFaults(given: Record<string, string>): string[] {
  const isWanted = Object.keys(given).some((name) => name.startsWith('FIREBASE_'));
  const missing = FIREBASE_NAMES.filter((name) => isWanted && given[name] === undefined);
  const faults = missing.map((name) => `  ${name} is missing: ${FIREBASE_NAMES.join(', ')} belong together`);
  const isUnsafe = given.NODE_ENV === 'production' && given.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  // The emulator's tokens are not signed: anybody could be anybody.
  if (isUnsafe) faults.push('  FIREBASE_AUTH_EMULATOR_HOST must not be set in production');
  return faults;
}

function firebaseOf(s: z.output<typeof settings>) {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain, FIREBASE_PROJECT_ID: projectId } = s;
  if (apiKey === undefined || authDomain === undefined || projectId === undefined) return undefined;
  const emulatorHost = s.FIREBASE_AUTH_EMULATOR_HOST;
  return {
    apiKey,
    authDomain,
    projectId,
    appId: s.FIREBASE_APP_ID ?? null,
    /** The address of the emulator that replaces Google; its tokens carry no signature. */
    emulatorOrigin: emulatorHost === undefined ? null : `http://${emulatorHost}`,
  } as const;
}

/** For tests alone: keys that people enter would go there. */
function ownKeyFaults(given: Readonly<Record<string, string>>): string[] {
  const isUnsafe = given.NODE_ENV === 'production' && given.OWN_KEY_EMULATOR_URL !== undefined;
  return isUnsafe ? ['  OWN_KEY_EMULATOR_URL must not be set in production'] : [];
}
