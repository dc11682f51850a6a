import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { startEmulators } from './emulators.ts';
import { FIREBASE_SETTINGS as FIREBASE } from './testing/fake-firebase.ts';
import { SANDBOX as PADDLE } from './testing/paddle-settings.ts';

const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

async function started(env: Record<string, string>) {
  const emulators = await startEmulators(readConfig(env));
  onTestFinished(() => emulators.close());
  return emulators;
}

it.each([{}, { APP_ORIGIN: 'http://localhost:5173', BILLING_MODE: 'standin' }])(
  'on a fresh machine (%o) emulators replace Google and Paddle, and the app knows their addresses',
  async (env) => {
    const { config, list } = await started(env);
    expect(config.google?.issuer).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(config.paddle?.apiUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(list).toEqual([`Google at ${config.google?.issuer}`, `Paddle at ${config.paddle?.apiUrl}`]);
    const answer = await fetch(`${config.google?.issuer}/.well-known/openid-configuration`);
    expect(await answer.json()).toMatchObject({ issuer: config.google?.issuer });
    const bought = await fetch(`${config.paddle?.apiUrl}/transactions`, {
      headers: { authorization: `Bearer ${config.paddle?.apiKey}` },
    });
    expect(await bought.json()).toMatchObject({ data: [] });
    expect((await fetch(config.paddle?.scriptUrl ?? '')).headers.get('content-type')).toContain('javascript');
  },
);

it('the app can be run against one that is running already', async () => {
  const url = (await started({})).config.paddle?.apiUrl ?? '';
  const { config, list } = await started({ ...PADDLE, BILLING_MODE: 'standin', PADDLE_API_URL: url });
  expect(config.paddle).toMatchObject({ environment: 'standin', apiUrl: url, scriptUrl: `${url}/paddle.js` });
  expect(list).toEqual([expect.stringContaining('Google at')]);
});

it.each([
  ['in production', { NODE_ENV: 'production' }],
  ['where others reach the app', { HOST: '0.0.0.0' }],
  ['where others reach the app by a proxy on this machine', { APP_ORIGIN: 'https://bidwright.example' }],
  ['where Google and Paddle know the app', { ...GOOGLE, ...PADDLE }],
  ['where Firebase has the accounts and Paddle the payments', { ...FIREBASE, ...PADDLE }],
])('%s nobody is in', async (_where, env) => {
  const { config, list } = await started(env);
  expect(list).toEqual([]);
  expect(config).toEqual(readConfig(env));
});

it.each([
  ['Google', { ...GOOGLE }, /^Paddle at/],
  ['Firebase', { ...FIREBASE }, /^Paddle at/],
  ['Paddle', { ...PADDLE }, /^Google at/],
])('where only %s knows the app, the other is stood in for', async (_who, env, other) => {
  const { list } = await started(env);
  expect(list).toEqual([expect.stringMatching(other)]);
});
