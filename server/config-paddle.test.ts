import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const PRICES = {
  PADDLE_PRICE_MONTHLY: 'pri_01gsz8x8sawmvhz1pv30nge1ke',
  PADDLE_PRICE_YEARLY: 'pri_01gsz8z1q1n00f12qt82y31smh',
};
const LIVE = {
  BILLING_MODE: 'live',
  PADDLE_API_KEY: 'pdl_live_apikey_hunter2',
  PADDLE_CLIENT_TOKEN: 'live_hunter2',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_hunter2',
  ...PRICES,
};
const SANDBOX = {
  ...LIVE,
  BILLING_MODE: 'sandbox',
  PADDLE_API_KEY: 'pdl_sdbx_apikey_hunter2',
  PADDLE_CLIENT_TOKEN: 'test_hunter2',
};
const STAND_IN = { ...SANDBOX, BILLING_MODE: 'standin', PADDLE_API_URL: 'http://127.0.0.1:4001' };
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
    ['live', LIVE, 'https://api.paddle.com'],
    ['live in production', { ...LIVE, ...PRODUCTION }, 'https://api.paddle.com'],
    ['in the sandbox', SANDBOX, 'https://sandbox-api.paddle.com'],
    [
      'in the sandbox in production, if somebody says so',
      { ...SANDBOX, ...PRODUCTION, ...ALLOWED },
      'https://sandbox-api.paddle.com',
    ],
    ['at a stand-in that is running', STAND_IN, 'http://127.0.0.1:4001'],
    [
      'at a stand-in, for an app by its own name',
      { ...STAND_IN, APP_ORIGIN: 'http://localhost:5173' },
      'http://127.0.0.1:4001',
    ],
  ])('are %s', (_what, env, apiUrl) => {
    expect(paddleOf(env)).toMatchObject({
      environment: env.BILLING_MODE,
      apiUrl,
      prices: { monthly: [PRICES.PADDLE_PRICE_MONTHLY], yearly: [PRICES.PADDLE_PRICE_YEARLY] },
    });
  });

  it('know a price that is no longer sold beside the one that is', () => {
    const both = `${PRICES.PADDLE_PRICE_YEARLY}, ${PRICES.PADDLE_PRICE_MONTHLY}`;
    expect(paddleOf({ ...LIVE, PADDLE_PRICE_MONTHLY: both })?.prices.monthly).toEqual(both.split(', '));
  });
});

describe('the app does not start', () => {
  const without = (name: keyof typeof LIVE) => Object.fromEntries(Object.entries(LIVE).filter(([key]) => key !== name));
  it.each<[string, Record<string, string>, string]>([
    [
      'with a stand-in in production',
      { BILLING_MODE: 'standin', ...PRODUCTION },
      'BILLING_MODE must be live in production',
    ],
    ['with one of its own in production', { ...STAND_IN, ...PRODUCTION }, 'BILLING_MODE must be live in production'],
    ['with the sandbox in production', { ...SANDBOX, ...PRODUCTION }, 'or PADDLE_SANDBOX_IN_PRODUCTION=yes'],
    [
      'with the sandbox in production and a no',
      { ...SANDBOX, ...PRODUCTION, PADDLE_SANDBOX_IN_PRODUCTION: 'no' },
      'BILLING_MODE must be live',
    ],
    [
      'with the address of somebody else for the provider',
      { ...LIVE, ...PRODUCTION, PADDLE_API_URL: 'http://127.0.0.1:4001' },
      'PADDLE_API_URL is for BILLING_MODE=standin alone',
    ],
    [
      'with another address for the sandbox',
      { ...SANDBOX, PADDLE_API_URL: 'http://127.0.0.1:4001' },
      'PADDLE_API_URL is for BILLING_MODE=standin alone',
    ],
    [
      'with a key of the sandbox for live',
      { ...LIVE, PADDLE_API_KEY: 'pdl_sdbx_apikey_hunter2' },
      'PADDLE_API_KEY must begin with pdl_live_apikey_',
    ],
    [
      'with a key of the old kind',
      { ...LIVE, PADDLE_API_KEY: 'hunter2'.repeat(7) },
      'PADDLE_API_KEY must begin with pdl_live_apikey_',
    ],
    [
      'with a live key for the sandbox',
      { ...SANDBOX, PADDLE_API_KEY: 'pdl_live_apikey_hunter2' },
      'PADDLE_API_KEY must begin with pdl_sdbx_apikey_',
    ],
    [
      'with a token of the sandbox for live',
      { ...LIVE, PADDLE_CLIENT_TOKEN: 'test_hunter2' },
      'PADDLE_CLIENT_TOKEN must begin with live_',
    ],
    [
      'with a live token for the sandbox',
      { ...SANDBOX, PADDLE_CLIENT_TOKEN: 'live_hunter2' },
      'PADDLE_CLIENT_TOKEN must begin with test_',
    ],
    [
      'with a secret that is none',
      { ...LIVE, PADDLE_WEBHOOK_SECRET: 'hunter2' },
      'PADDLE_WEBHOOK_SECRET must begin with pdl_ntfset_',
    ],
    ['with an empty secret', { ...LIVE, PADDLE_WEBHOOK_SECRET: ' ' }, 'PADDLE_WEBHOOK_SECRET is missing'],
    [
      'with a product for a price',
      { ...LIVE, PADDLE_PRICE_YEARLY: 'pro_01gsz8z1q1n00f12qt82y31smh' },
      'PADDLE_PRICE_YEARLY must be a price',
    ],
    ['without a key', without('PADDLE_API_KEY'), 'PADDLE_API_KEY is missing'],
    ['without a price', without('PADDLE_PRICE_MONTHLY'), 'PADDLE_PRICE_MONTHLY is missing'],
    ['without saying which world it is', without('BILLING_MODE'), 'BILLING_MODE is missing'],
    [
      'with a world that there is not',
      { ...LIVE, BILLING_MODE: 'test' },
      'BILLING_MODE must be one of live, sandbox, standin',
    ],
    [
      'with a stand-in that hears live keys',
      { ...STAND_IN, PADDLE_API_KEY: 'pdl_live_apikey_hunter2' },
      'must not be live ones',
    ],
    [
      'with a stand-in that hears a live token',
      { ...STAND_IN, PADDLE_CLIENT_TOKEN: 'live_hunter2' },
      'must not be live ones',
    ],
    [
      'with a stand-in on another machine',
      { ...STAND_IN, PADDLE_API_URL: 'http://10.0.0.5:4001' },
      'PADDLE_API_URL must be a stand-in on this machine',
    ],
    [
      'with a stand-in whose name only looks like this machine',
      { ...STAND_IN, PADDLE_API_URL: 'http://127.0.0.1.evil.example:4001' },
      'PADDLE_API_URL must be',
    ],
    [
      'with half a stand-in',
      { BILLING_MODE: 'standin', PADDLE_API_URL: 'http://127.0.0.1:4001' },
      'PADDLE_API_KEY is missing',
    ],
    [
      'with a stand-in where others reach the app',
      { BILLING_MODE: 'standin', HOST: '0.0.0.0' },
      'only where nobody else reaches the app',
    ],
    [
      'with a stand-in behind a proxy',
      { ...STAND_IN, APP_ORIGIN: 'https://bidwright.example' },
      'only where nobody else reaches the app',
    ],
  ])('%s', (_what, env, fault) => {
    expect(() => readConfig(env)).toThrow(fault);
    expect(() => readConfig(env)).not.toThrow('hunter2');
  });

  it('and names everything that is wrong at once', () => {
    const start = () => readConfig({ ...without('PADDLE_API_KEY'), PORT: 'x', PADDLE_CLIENT_TOKEN: 'test_hunter2' });
    expect(start).toThrow(/PORT must be[^]*PADDLE_API_KEY is missing[^]*PADDLE_CLIENT_TOKEN must begin with live_/);
  });
});
