import { expect, it } from 'vitest';
import { startApp } from '../../testing/app.ts';
import { LIVE, SANDBOX } from '../../testing/paddle-settings.ts';
import { startPaidApp } from '../../testing/paid-app.ts';

const PATH = '/api/billing-config';
const CDN = 'https://cdn.paddle.com/paddle/v2/paddle.js';

it('answers that payments are not open without a provider', async () => {
  const app = await startApp();
  expect((await app.get(PATH)).body).toEqual({ environment: null, script: null });
});

it('names the development provider, whose script runs in sandbox mode', async () => {
  const app = await startPaidApp();
  const { url, clientToken } = app.paddle;
  const script = { src: `${url}/paddle.js`, clientToken, environment: 'sandbox' };
  expect((await app.get(PATH)).body).toEqual({ environment: 'standin', script });
});

it.each([
  [
    'sandbox',
    { ...SANDBOX, PADDLE_CLIENT_TOKEN: 'test_for_browsers' },
    { src: CDN, clientToken: 'test_for_browsers', environment: 'sandbox' },
  ],
  [
    'live',
    { ...LIVE, PADDLE_CLIENT_TOKEN: 'live_for_browsers' },
    { src: CDN, clientToken: 'live_for_browsers', environment: null },
  ],
])('exposes the provider’s %s and no secret', async (environment, env, script) => {
  const app = await startApp({ env });
  const { body, text } = await app.get(PATH);
  expect(body).toEqual({ environment, script });
  expect(text).not.toContain('hunter2');
});
