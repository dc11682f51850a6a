import { z } from 'zod';
import { TRIAL_DAYS } from '#shared/plans/catalogue.ts';
import { isLoopback, oneOf, toEmulatorUrl } from './values.ts';

const MODES = ['live', 'sandbox', 'standin'] as const;
type Mode = (typeof MODES)[number];

/** How this installation reaches the payment provider. */
export interface PaddleSettings {
  /** Which world the money lives in. Facts of one never count in another. */
  readonly environment: Mode;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly clientToken: string;
  readonly webhookSecret: string;
  /** Where browsers load the provider's script from. */
  readonly scriptUrl: string;
  /** The address of the emulator; null for the provider itself. */
  readonly emulatorOrigin: string | null;
  /** The first is sold; who bought at one of the others goes on paying that, and it counts. */
  readonly prices: Readonly<Record<'monthly' | 'yearly', readonly [string, ...string[]]>>;
  /** What people are sold who have had the free trial; also among `prices`. */
  readonly pricesWithoutTrial: Readonly<Record<'monthly' | 'yearly', string>>;
}

/** The settings of payments, as they are given. */
export const PADDLE_SETTINGS = {
  BILLING_MODE: oneOf(MODES).optional(),
  PADDLE_API_KEY: z.string().optional(),
  PADDLE_CLIENT_TOKEN: z.string().optional(),
  PADDLE_WEBHOOK_SECRET: z.string().startsWith('pdl_ntfset_', 'must begin with pdl_ntfset_').optional(),
  PADDLE_PRICE_MONTHLY: priceIds().optional(),
  PADDLE_PRICE_YEARLY: priceIds().optional(),
  PADDLE_PRICE_MONTHLY_NO_TRIAL: priceIds().optional(),
  PADDLE_PRICE_YEARLY_NO_TRIAL: priceIds().optional(),
  PADDLE_API_URL: z.string().transform(toEmulatorUrl).optional(),
  PADDLE_SANDBOX_IN_PRODUCTION: oneOf(['yes', 'no']).optional(),
};

const NEEDED = [
  'PADDLE_API_KEY',
  'PADDLE_CLIENT_TOKEN',
  'PADDLE_WEBHOOK_SECRET',
  'PADDLE_PRICE_MONTHLY',
  'PADDLE_PRICE_YEARLY',
] as const;

/** Without them a person could have the trial again and again, and pages would say otherwise. */
const NO_TRIAL = ['PADDLE_PRICE_MONTHLY_NO_TRIAL', 'PADDLE_PRICE_YEARLY_NO_TRIAL'] as const;

const PROVIDER = {
  live: { apiUrl: 'https://api.paddle.com', keys: 'pdl_live_apikey_', tokens: 'live_' },
  sandbox: { apiUrl: 'https://sandbox-api.paddle.com', keys: 'pdl_sdbx_apikey_', tokens: 'test_' },
} as const;

const SCRIPT_URL = 'https://cdn.paddle.com/paddle/v2/paddle.js';

type Given = Readonly<Record<string, string>>;

/**
 * What would take money for nothing, or give for nothing what costs money: each a sentence that names the setting, and never
 * its value. Source: docs/spec/billing.md#never-in-production.
 */
export function paddleFaults(given: Given): string[] {
  const mode = MODES.find((name) => name === given.BILLING_MODE);
  const isWanted = Object.keys(given).some(
    (name) => name.startsWith('PADDLE_') && name !== 'PADDLE_SANDBOX_IN_PRODUCTION',
  );
  if (given.BILLING_MODE === undefined) {
    return isWanted ? ['  BILLING_MODE is missing: say live or sandbox, as your PADDLE_ settings are'] : [];
  }
  // Another word than these is a fault of its own already.
  if (mode === undefined) return [];
  return mode === 'standin' ? emulatorFaults(given, isWanted) : providerFaults(given, mode);
}

/** Undefined: payments are closed, unless an emulator is started. Call it if there are no faults. */
export function paddleOf(s: z.output<z.ZodObject<typeof PADDLE_SETTINGS>>): PaddleSettings | undefined {
  const { BILLING_MODE: environment, PADDLE_API_KEY: apiKey, PADDLE_CLIENT_TOKEN: clientToken } = s;
  const { PADDLE_WEBHOOK_SECRET: webhookSecret, PADDLE_PRICE_MONTHLY: monthly, PADDLE_PRICE_YEARLY: yearly } = s;
  if (environment === undefined || apiKey === undefined || clientToken === undefined) return undefined;
  if (webhookSecret === undefined || monthly === undefined || yearly === undefined) return undefined;
  const own = { environment, apiKey, clientToken, webhookSecret, ...pricesOf(s, monthly, yearly) };
  if (s.PADDLE_API_URL !== undefined) {
    const origin = s.PADDLE_API_URL;
    return { ...own, apiUrl: origin, scriptUrl: `${origin}/paddle.js`, emulatorOrigin: origin };
  }
  if (environment === 'standin') return undefined;
  return { ...own, apiUrl: PROVIDER[environment].apiUrl, scriptUrl: SCRIPT_URL, emulatorOrigin: null };
}

type PriceIds = readonly [string, ...string[]];

/** Where no price has a trial, one price of a cycle is enough. */
function pricesOf(s: z.output<z.ZodObject<typeof PADDLE_SETTINGS>>, monthly: PriceIds, yearly: PriceIds) {
  const { PADDLE_PRICE_MONTHLY_NO_TRIAL: month = monthly, PADDLE_PRICE_YEARLY_NO_TRIAL: year = yearly } = s;
  const prices: PaddleSettings['prices'] = { monthly: [...monthly, ...month], yearly: [...yearly, ...year] };
  return { prices, pricesWithoutTrial: { monthly: month[0], yearly: year[0] } };
}

/** Without its own settings the app starts an emulator; with them one is running already. */
function emulatorFaults(given: Given, isWanted: boolean): string[] {
  const faults: string[] = [];
  if (given.NODE_ENV === 'production')
    faults.push('  BILLING_MODE must be live in production: anybody would be Pro for nothing');
  if (!isOnThisMachine(given)) {
    faults.push(
      '  BILLING_MODE may be standin only where no other machine reaches the app: set HOST and APP_ORIGIN to this machine',
    );
  }
  if (isWanted) faults.push(...missingIn(given, [...NEEDED, 'PADDLE_API_URL']), ...noTrialFaults(given));
  if (isOf('live', given))
    faults.push('  PADDLE_API_KEY and PADDLE_CLIENT_TOKEN must not be live ones: only an emulator would get them');
  return faults;
}

function providerFaults(given: Given, mode: 'live' | 'sandbox'): string[] {
  const { keys, tokens } = PROVIDER[mode];
  const faults = [...missingIn(given, NEEDED), ...noTrialFaults(given)];
  if (!hasPrefix(given.PADDLE_API_KEY, keys)) faults.push(`  PADDLE_API_KEY must begin with ${keys} for ${mode}`);
  if (!hasPrefix(given.PADDLE_CLIENT_TOKEN, tokens)) {
    faults.push(`  PADDLE_CLIENT_TOKEN must begin with ${tokens} for ${mode}`);
  }
  if (given.PADDLE_API_URL !== undefined) faults.push('  PADDLE_API_URL is for BILLING_MODE=standin alone');
  const isAllowed = mode === 'live' || given.PADDLE_SANDBOX_IN_PRODUCTION === 'yes';
  if (given.NODE_ENV === 'production' && !isAllowed) {
    faults.push(
      '  BILLING_MODE must be live in production, or PADDLE_SANDBOX_IN_PRODUCTION=yes: test cards buy Pro there',
    );
  }
  return faults;
}

function noTrialFaults(given: Given): string[] {
  if (TRIAL_DAYS <= 0) return [];
  return missingIn(given, NO_TRIAL).map(
    (fault) => `${fault}: the trial is for each person once, so set a price without it`,
  );
}

function missingIn(given: Given, names: readonly string[]): string[] {
  return names.filter((name) => given[name] === undefined).map((name) => `  ${name} is missing`);
}

/** One that is missing has been named already. */
function hasPrefix(value: string | undefined, prefix: string): boolean {
  return value === undefined || value.startsWith(prefix);
}

function isOf(mode: 'live' | 'sandbox', { PADDLE_API_KEY: key, PADDLE_CLIENT_TOKEN: token }: Given): boolean {
  return (key?.startsWith(PROVIDER[mode].keys) ?? false) || (token?.startsWith(PROVIDER[mode].tokens) ?? false);
}

function isOnThisMachine({ HOST: host = '127.0.0.1', APP_ORIGIN: origin }: Given): boolean {
  const isReachedHere = origin === undefined || (URL.canParse(origin) && isLoopback(new URL(origin).hostname));
  return isLoopback(host) && isReachedHere;
}

/** One or more, with commas between. */
function priceIds() {
  return z
    .string()
    .regex(
      /^pri_[a-z\d]{26}(, *pri_[a-z\d]{26})*$/,
      'must be a price of Paddle, such as pri_01gsz8x8sawmvhz1pv30nge1ke, or several with commas between',
    )
    .transform((given): readonly [string, ...string[]] => {
      const [sold = '', ...others] = given.split(/, */);
      return [sold, ...others];
    });
}
