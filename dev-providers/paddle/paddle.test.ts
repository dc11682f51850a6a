import { request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { startPaddleEmulator } from './index.ts';

const offer = { productName: 'Something Pro', monthlyCents: 1200, yearlyCents: 12_000, trialDays: 0 };

async function start() {
  const paddle = await startPaddleEmulator({ offer });
  onTestFinished(() => paddle.close());
  return paddle;
}

it('listens on this machine alone, accepts no live key and sends events nowhere else', async () => {
  await expect(startPaddleEmulator({ offer, host: '0.0.0.0' })).rejects.toThrow('this machine alone');
  await expect(startPaddleEmulator({ offer, apiKey: 'pdl_live_apikey_1' })).rejects.toThrow('live account');
  const paddle = await start();
  expect(() => paddle.setWebhookUrl('http://paddle.example/hook')).toThrow('this machine alone');
});

it('answers no other host name than its own, against DNS rebinding', async () => {
  const { url } = await start();
  const status = new Promise((resolve) => {
    request(url, { headers: { host: 'paddle.example' } }, (answer) => resolve(answer.statusCode)).end();
  });
  expect(await status).toBe(421);
});

it('refuses a call without its key, with a live one, and to an unknown path', async () => {
  const { url, apiKey } = await start();
  const read = async (path: string, authorization?: string) =>
    (await fetch(`${url}${path}`, { headers: authorization ? { authorization } : {} })).status;
  expect(await read('/events')).toBe(401);
  expect(await read('/events', 'Bearer pdl_live_apikey_1')).toBe(403);
  expect(await read('/events?unknown=1', `Bearer ${apiKey}`)).toBe(400);
  expect(await read('/nothing', `Bearer ${apiKey}`)).toBe(404);
  expect(await read('/events', `Bearer ${apiKey}`)).toBe(200);
});
