import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { LIVE, SANDBOX } from './testing/paddle-settings.ts';

const EMULATOR = { ...SANDBOX, BILLING_MODE: 'standin', PADDLE_API_URL: 'http://127.0.0.1:4001' };
const PRODUCTION = { NODE_ENV: 'production' };
const ALLOWED = { PADDLE_SANDBOX_IN_PRODUCTION: 'yes' };

const paddleOf = (env: Record<string, string>) => readConfig(env).paddle;

describe('payments', () => {
  it('are not open, and nobody is in by the settings alone, where nothing is set', () => {
    expect([paddleOf({}), paddleOf(PRODUCTION), paddleOf({ BILLING_MODE: 'standin' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    [LIVE, 'https://api.paddle.com'],
    [{ ...LIVE, ...PRODUCTION }, 'https://api.paddle.com'],
    [SANDBOX, 'https://sandbox-api.paddle.com'],
    [{ ...SANDBOX, ...PRODUCTION, ...ALLOWED }, 'https://sandbox-api.paddle.com'],
    [EMULATOR, 'http://127.0.0.1:4001'],
    [{ ...EMULATOR, APP_ORIGIN: 'http://localhost:5173' }, 'http://127.0.0.1:4001'],
  ])('are taken with %o, by %s', (env, apiUrl) => {
    expect(paddleOf(env)).toMatchObject({
      environment: env.BILLING_MODE,
      apiUrl,
      prices: {
        monthly: [LIVE.PADDLE_PRICE_MONTHLY, LIVE.PADDLE_PRICE_MONTHLY_NO_TRIAL],
        yearly: [LIVE.PADDLE_PRICE_YEARLY, LIVE.PADDLE_PRICE_YEARLY_NO_TRIAL],
      },
      pricesWithoutTrial: {
        monthly: LIVE.PADDLE_PRICE_MONTHLY_NO_TRIAL,
        yearly: LIVE.PADDLE_PRICE_YEARLY_NO_TRIAL,
      },
    });
  });

  it('know a price that is no longer sold beside the one that is', () => {
    const both = `${LIVE.PADDLE_PRICE_YEARLY}, ${LIVE.PADDLE_PRICE_MONTHLY}`;
    expect(paddleOf({ ...LIVE, PADDLE_PRICE_MONTHLY: both })?.prices.monthly).toEqual([
      ...both.split(', '),
      LIVE.PADDLE_PRICE_MONTHLY_NO_TRIAL,
    ]);
  });
});

describe('the app does not start', () => {
  const without = (name: keyof typeof LIVE, settings = LIVE) =>
    Object.fromEntries(Object.entries(settings).filter(([key]) => key !== name));
  it.each<[Record<string, string>, string]>([
    [{ BILLING_MODE: 'standin', ...PRODUCTION }, 'BILLING_MODE must be live in production'],
    [{ ...EMULATOR, ...PRODUCTION }, 'BILLING_MODE must be live in production'],
    [{ ...SANDBOX, ...PRODUCTION }, 'or PADDLE_SANDBOX_IN_PRODUCTION=yes'],
    [{ ...SANDBOX, ...PRODUCTION, PADDLE_SANDBOX_IN_PRODUCTION: 'no' }, 'BILLING_MODE must be live'],
    [
      { ...LIVE, ...PRODUCTION, PADDLE_API_URL: 'http://127.0.0.1:4001' },
      'PADDLE_API_URL is for BILLING_MODE=standin alone',
    ],
    [{ ...SANDBOX, PADDLE_API_URL: 'http://127.0.0.1:4001' }, 'PADDLE_API_URL is for BILLING_MODE=standin alone'],
    [{ ...LIVE, PADDLE_API_KEY: 'pdl_sdbx_apikey_hunter2' }, 'PADDLE_API_KEY must begin with pdl_live_apikey_'],
    [{ ...LIVE, PADDLE_API_KEY: 'hunter2'.repeat(7) }, 'PADDLE_API_KEY must begin with pdl_live_apikey_'],
    [{ ...SANDBOX, PADDLE_API_KEY: 'pdl_live_apikey_hunter2' }, 'PADDLE_API_KEY must begin with pdl_sdbx_apikey_'],
    [{ ...LIVE, PADDLE_CLIENT_TOKEN: 'test_hunter2' }, 'PADDLE_CLIENT_TOKEN must begin with live_'],
    [{ ...SANDBOX, PADDLE_CLIENT_TOKEN: 'live_hunter2' }, 'PADDLE_CLIENT_TOKEN must begin with test_'],
    [{ ...LIVE, PADDLE_WEBHOOK_SECRET: 'hunter2' }, 'PADDLE_WEBHOOK_SECRET must begin with pdl_ntfset_'],
    [{ ...LIVE, PADDLE_WEBHOOK_SECRET: ' ' }, 'PADDLE_WEBHOOK_SECRET is missing'],
    [{ ...LIVE, PADDLE_PRICE_YEARLY: 'pro_01gsz8z1q1n00f12qt82y31smh' }, 'PADDLE_PRICE_YEARLY must be a price'],
    [without('PADDLE_API_KEY'), 'PADDLE_API_KEY is missing'],
    [without('PADDLE_PRICE_MONTHLY'), 'PADDLE_PRICE_MONTHLY is missing'],
    [
      without('PADDLE_PRICE_MONTHLY_NO_TRIAL'),
      'PADDLE_PRICE_MONTHLY_NO_TRIAL is missing: the trial is for each person once, so set a price without it',
    ],
    [
      without('PADDLE_PRICE_YEARLY_NO_TRIAL', SANDBOX),
      'PADDLE_PRICE_YEARLY_NO_TRIAL is missing: the trial is for each person once',
    ],
    [without('PADDLE_PRICE_YEARLY_NO_TRIAL', EMULATOR), 'PADDLE_PRICE_YEARLY_NO_TRIAL is missing'],
    [without('BILLING_MODE'), 'BILLING_MODE is missing'],
    [{ ...LIVE, BILLING_MODE: 'test' }, 'BILLING_MODE must be one of live, sandbox, standin'],
    [{ ...EMULATOR, PADDLE_API_KEY: 'pdl_live_apikey_hunter2' }, 'must not be live ones'],
    [{ ...EMULATOR, PADDLE_CLIENT_TOKEN: 'live_hunter2' }, 'must not be live ones'],
    [{ ...EMULATOR, PADDLE_API_URL: 'http://10.0.0.5:4001' }, 'PADDLE_API_URL must be an emulator on this machine'],
    [{ ...EMULATOR, PADDLE_API_URL: 'http://127.0.0.1.evil.example:4001' }, 'PADDLE_API_URL must be'],
    [{ BILLING_MODE: 'standin', PADDLE_API_URL: 'http://127.0.0.1:4001' }, 'PADDLE_API_KEY is missing'],
    [{ BILLING_MODE: 'standin', HOST: '0.0.0.0' }, 'only where no other machine reaches the app'],
    [{ ...EMULATOR, APP_ORIGIN: 'https://bidwright.example' }, 'only where no other machine reaches the app'],
  ])('with %o, and says why', (env, fault) => {
    expect(() => readConfig(env)).toThrow(fault);
    expect(() => readConfig(env)).not.toThrow('hunter2');
  });

  it('and names everything that is wrong at once', () => {
    const start = () => readConfig({ ...without('PADDLE_API_KEY'), PORT: 'x', PADDLE_CLIENT_TOKEN: 'test_hunter2' });
    expect(start).toThrow(/PORT must be[^]*PADDLE_API_KEY is missing[^]*PADDLE_CLIENT_TOKEN must begin with live_/);
  });
});
