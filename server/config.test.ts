import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('a fresh checkout', () => {
  it('starts with no variable set', () => {
    expect(readConfig({})).toEqual({
      port: undefined,
      host: '127.0.0.1',
      appOrigin: undefined,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      trustProxy: 0,
      generationLimit: { visitor: { points: 30, perSeconds: 3600 }, user: { points: 120, perSeconds: 3600 } },
      metricsToken: undefined,
      logLevel: 'info',
      writingPace: 1200,
      environment: 'development',
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
    TRUST_PROXY: '1',
    GENERATION_LIMIT: '5/minute, 1000/day',
    METRICS_TOKEN: 'token',
    LOG_LEVEL: 'silent',
    WRITING_PACE: '0',
    NODE_ENV: 'production',
  });
  expect(config).toEqual({
    port: 0,
    host: '0.0.0.0',
    appOrigin: 'https://bidwright.example',
    dataDir: '/srv/bidwright',
    databaseUrl: 'postgresql://app:secret@db.example/app',
    trustProxy: 1,
    generationLimit: { visitor: { points: 5, perSeconds: 60 }, user: { points: 1000, perSeconds: 86_400 } },
    metricsToken: 'token',
    logLevel: 'silent',
    writingPace: 0,
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
])('refuses %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`  ${name} must be`);
});
