import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startGoogle, type TestGoogle } from '../../../testing/google.ts';
import { type Attempt, createProvider, type Provider } from './provider.ts';

const BACK = 'http://127.0.0.1:1/api/auth/google/callback';
const ATTEMPT: Attempt = {
  state: 'popup.s',
  nonce: 'n',
  verifier: 'v'.repeat(43),
  mode: 'popup',
  returnTo: '/',
};

let google: TestGoogle;
beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.close());
const impatient = (): Provider => createProvider({ ...google, timeoutMs: 300 });

it('a provider that does not answer is unavailable, at the start and at the callback', async () => {
  const provider = createProvider({ ...google, timeoutMs: 10_000 });
  const there = await provider.address(ATTEMPT, BACK);
  const back = new URL(await google.choose(there.href, { email: 'anna@example.com' }));
  await google.order('fault', { kind: 'slow' });
  await expect(impatient().address(ATTEMPT, BACK)).rejects.toMatchObject({ code: 'network-request-failed' });
  await expect(impatient().proofOf(ATTEMPT, back)).rejects.toMatchObject({ code: 'network-request-failed' });
  await google.order('reset');
  await expect(provider.proofOf(ATTEMPT, back)).resolves.toMatchObject({ email: 'anna@example.com' });
});

it('a connection that broke at the discovery is tried once more', async () => {
  let asked = 0;
  const away = createServer((request) => {
    asked += 1;
    request.socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(away, 'listening');
  const issuer = `http://127.0.0.1:${z.object({ port: z.number() }).parse(away.address()).port}`;
  const provider = createProvider({ ...google, issuer, timeoutMs: 10_000 });
  await expect(provider.address(ATTEMPT, BACK)).rejects.toMatchObject({ code: 'network-request-failed' });
  expect(asked).toBe(2);
  away.close();
});

it('a provider with another issuer name is invalid', async () => {
  const { port } = new URL(google.issuer);
  const provider = createProvider({ ...google, issuer: `http://127.0.0.1:${port}/other`, timeoutMs: 10_000 });
  await expect(provider.address(ATTEMPT, BACK)).rejects.toMatchObject({ code: 'internal-error' });
});

it.each([
  ['access_denied', 'popup-closed-by-user'],
  ['temporarily_unavailable', 'network-request-failed'],
  ['invalid_scope', 'internal-error'],
])('a provider that says %s', async (error, code) => {
  const back = new URL(`${BACK}?${new URLSearchParams({ error, state: ATTEMPT.state, iss: google.issuer })}`);
  const provider = createProvider({ ...google, timeoutMs: 10_000 });
  await expect(provider.proofOf(ATTEMPT, back)).rejects.toMatchObject({ code });
});
