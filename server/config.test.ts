import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { FIREBASE_SETTINGS } from './testing/fake-firebase.ts';

describe('a fresh checkout', () => {
  it('starts with no variable set', () => {
    expect(readConfig({})).toEqual({
      port: undefined,
      host: '127.0.0.1',
      appOrigin: undefined,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databaseConnections: 10,
      smtpUrl: undefined,
      mailFrom: undefined,
      supportEmail: 'support@bidwright.example',
      passwordMinLength: 6,
      trustProxy: 0,
      generationLimit: { visitor: { points: 30, perSeconds: 3600 }, user: { points: 120, perSeconds: 3600 } },
      freeWeeklyLimit: undefined,
      metricsToken: undefined,
      logLevel: 'info',
      writingPace: 1200,
      workers: 1,
      engineThreads: 2,
      engineDeadlineMs: 2_000,
      environment: 'development',
      google: undefined,
      firebase: undefined,
      paddle: undefined,
      llm: undefined,
    });
  });

  it('takes empty and blank values for not set, and leaves what it does not know alone', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ', LOG_LEVEL: '', SHELL: '/bin/sh' })).toEqual(readConfig({}));
  });
});

it('takes what is set', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '0.0.0.0',
    APP_ORIGIN: 'https://Bidwright.example/',
    DATA_DIR: '/srv/bidwright',
    DATABASE_URL: 'postgresql://app:secret@db.example/app',
    SUPPORT_EMAIL: 'help@bidwright.example',
    TRUST_PROXY: '1',
    GENERATION_LIMIT: '5/minute, 1000/day',
    FREE_WEEKLY_LIMIT: '5',
    METRICS_TOKEN: 'token',
    LOG_LEVEL: 'silent',
    WRITING_PACE: '0',
    WEB_CONCURRENCY: '3',
    DATABASE_CONNECTIONS: '7',
    ENGINE_THREADS: '4',
    ENGINE_DEADLINE_MS: '500',
    NODE_ENV: 'production',
  });
  expect(config).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    appOrigin: 'https://bidwright.example',
    dataDir: '/srv/bidwright',
    databaseUrl: 'postgresql://app:secret@db.example/app',
    databaseConnections: 7,
    supportEmail: 'help@bidwright.example',
    trustProxy: 1,
    generationLimit: { visitor: { points: 5, perSeconds: 60 }, user: { points: 1000, perSeconds: 86_400 } },
    freeWeeklyLimit: 5,
    metricsToken: 'token',
    logLevel: 'silent',
    writingPace: 0,
    workers: 3,
    engineThreads: 4,
    engineDeadlineMs: 500,
    environment: 'production',
  });
});

it('names every fault at once, and no value', () => {
  const start = () =>
    readConfig({
      PORT: '65536',
      APP_ORIGIN: 'https://bidwright.example/app',
      DATABASE_URL: 'mysql://app:hunter2@db',
      GENERATION_LIMIT: '30/hour',
      LOG_LEVEL: 'loud',
      NODE_ENV: 'staging',
    });
  expect(start).toThrow(
    [
      'Bidwright cannot start with these settings:',
      '  PORT must be a whole number from 0 to 65535',
      '  APP_ORIGIN must be an origin such as https://bidwright.example, without a path',
      '  DATABASE_URL must begin with postgres:// or postgresql://',
      '  GENERATION_LIMIT must be two rates, visitor and user, such as 30/hour,120/hour',
      '  LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent',
      '  NODE_ENV must be one of development, test, production',
    ].join('\n'),
  );
});

it('takes the id that visits are counted under, and the day of a change, and nothing that only looks like them', () => {
  const config = readConfig({ GA_MEASUREMENT_ID: 'G-1A2B3C4D5E', POLICY_CHANGED_ON: '2026-11-30' });
  expect(config).toMatchObject({ analyticsId: 'G-1A2B3C4D5E', policyChangedOn: '2026-11-30' });
  for (const id of ['UA-12345-1', 'G-', 'g-1a2b3c4d5e', "G-1A2B'; script-src *", 'GTM-1A2B3C'])
    expect(() => readConfig({ GA_MEASUREMENT_ID: id })).toThrow(
      'GA_MEASUREMENT_ID must be the id of a Google Analytics',
    );
  for (const day of ['2026-02-30', '30.11.2026', '2026-11-30T00:00:00Z', 'soon'])
    expect(() => readConfig({ POLICY_CHANGED_ON: day })).toThrow('POLICY_CHANGED_ON must be a day such as 2026-11-30');
});

it.each([
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['PORT', '３０００'],
  ['TRUST_PROXY', 'yes'],
  ['WRITING_PACE', '1.5'],
  ['APP_ORIGIN', 'bidwright.example'],
  ['APP_ORIGIN', 'ftp://bidwright.example'],
  ['APP_ORIGIN', 'https://user@bidwright.example'],
  ['GENERATION_LIMIT', '0/hour,1/hour'],
  ['GENERATION_LIMIT', '1/hour,2/hour,3/hour'],
  ['GENERATION_LIMIT', '1/week,2/hour'],
  ['FREE_WEEKLY_LIMIT', '0'],
  ['FREE_WEEKLY_LIMIT', '-5'],
  ['FREE_WEEKLY_LIMIT', '2.5'],
  ['FREE_WEEKLY_LIMIT', 'none'],
  ['ENGINE_THREADS', '0'],
  ['WEB_CONCURRENCY', '0'],
  ['DATABASE_CONNECTIONS', '1'],
  ['ENGINE_DEADLINE_MS', '10'],
])('refuses %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`  ${name} must be`);
});

describe('mail', () => {
  it('goes by the server, and is from whom, the settings say', () => {
    const set = { SMTP_URL: 'smtps://name:hunter2@mail.example:465', MAIL_FROM: 'Bidwright <hello@bidwright.example>' };
    expect(readConfig(set)).toMatchObject({ smtpUrl: set.SMTP_URL, mailFrom: set.MAIL_FROM });
    expect(readConfig({ MAIL_FROM: 'hello@bidwright.example' }).mailFrom).toBe('hello@bidwright.example');
    expect(readConfig({})).toMatchObject({ smtpUrl: undefined, mailFrom: undefined });
  });

  it.each([
    ['SMTP_URL', 'mail.example:587'],
    ['SMTP_URL', 'https://name:hunter2@mail.example'],
    ['MAIL_FROM', 'Bidwright'],
    ['MAIL_FROM', 'hello@bidwright.example, other@bidwright.example'],
    ['MAIL_FROM', 'Bidwright <hello@bidwright.example> more'],
    ['MAIL_FROM', 'Bid"wright\r\nBcc: x <hello@bidwright.example>'],
  ])('is refused with %s=%s, and the value is not said', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`  ${name} must be (?![^]*hunter2)`));
  });
});

describe('Google', () => {
  const BOTH = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hunter2' };

  it('is used when its id and its secret are there', () => {
    expect(readConfig({}).google).toBeUndefined();
    const google = { clientId: 'id', clientSecret: 'hunter2', issuer: 'https://accounts.google.com' };
    expect(readConfig({ ...BOTH, NODE_ENV: 'production' }).google).toEqual(google);
  });

  it('names the one that is missing, and not the value of the other', () => {
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET is missing');
    expect(() => readConfig({ GOOGLE_CLIENT_SECRET: 'hunter2' })).toThrow(/GOOGLE_CLIENT_ID is missing(?![^]*hunter2)/);
    expect(() => readConfig({ GOOGLE_ISSUER: 'https://other.example' })).toThrow('GOOGLE_CLIENT_ID is missing');
  });

  it("is in nobody else's place in production, and on this machine alone elsewhere", () => {
    const emulator = { ...BOTH, GOOGLE_ISSUER: 'http://127.0.0.1:4000' };
    expect(readConfig(emulator).google?.issuer).toBe('http://127.0.0.1:4000');
    expect(() => readConfig({ ...emulator, NODE_ENV: 'production' })).toThrow(
      'GOOGLE_ISSUER must be https in production',
    );
    for (const issuer of ['http://accounts.google.com', 'accounts.google.com', 'file:///x'])
      expect(() => readConfig({ ...BOTH, GOOGLE_ISSUER: issuer })).toThrow('GOOGLE_ISSUER must be an https address');
  });
});

describe('Firebase', () => {
  it('is used when its three settings are there', () => {
    const config = readConfig({ ...FIREBASE_SETTINGS, FIREBASE_APP_ID: '1:2:web:3', NODE_ENV: 'production' });
    expect(config.firebase).toEqual({
      apiKey: 'a-web-key',
      authDomain: 'bidwright-test.firebaseapp.com',
      projectId: 'bidwright-test',
      appId: '1:2:web:3',
      emulatorOrigin: null,
    });
  });

  it('names each of the three that is missing', () => {
    const start = () => readConfig({ PORT: 'x', FIREBASE_API_KEY: 'key' });
    expect(start).toThrow(/PORT must be[^]*FIREBASE_AUTH_DOMAIN is missing[^]*FIREBASE_PROJECT_ID is missing/);
  });

  it('does not start in production with the emulator, whose tokens are not signed', () => {
    const emulated = { ...FIREBASE_SETTINGS, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(readConfig(emulated).firebase?.emulatorOrigin).toBe('http://127.0.0.1:9099');
    const start = () => readConfig({ ...emulated, NODE_ENV: 'production' });
    expect(start).toThrow('FIREBASE_AUTH_EMULATOR_HOST must not be set in production');
  });

  it.each(['a b.example', "x.example; script-src 'unsafe-inline'", 'https://x.example', ''])(
    'takes no %o for a host, since it goes into the content policy',
    (host) => {
      expect(() => readConfig({ ...FIREBASE_SETTINGS, FIREBASE_AUTH_DOMAIN: host })).toThrow('FIREBASE_AUTH_DOMAIN');
      const emulated = { ...FIREBASE_SETTINGS, FIREBASE_AUTH_EMULATOR_HOST: host === '' ? 'no-port' : host };
      expect(() => readConfig(emulated)).toThrow('FIREBASE_AUTH_EMULATOR_HOST');
    },
  );
});
