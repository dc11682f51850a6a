import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type GoogleEmulator, startGoogleEmulator } from './index.ts';

let google: GoogleEmulator;
beforeAll(async () => {
  google = await startGoogleEmulator();
});
afterAll(() => google.close());

const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const order = (name: string, body: object = {}, type = 'application/json') =>
  fetch(`${google.issuer}/__control/${name}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });
beforeEach(() => order('reset'));

function asked(redirectUri: string): string {
  const query = new URLSearchParams({
    client_id: google.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'state',
    nonce: 'nonce',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  return `${google.issuer}/auth?${query}`;
}

it.each(['http://127.0.0.1:3000/back', 'http://localhost:1/api/auth/google/callback', 'http://[::1]:8080/'])(
  'redirects people to %s, an app on this machine',
  async (redirectUri) => {
    const answer = await fetch(asked(redirectUri), { redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(/^\/interaction\//);
  },
);

it.each(['https://evil.example/back', 'http://127.0.0.1.evil.example/', 'http://evil.example/127.0.0.1', 'app://x'])(
  'does not redirect to %s',
  async (redirectUri) => {
    const answer = await fetch(asked(redirectUri), { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  },
);

it('marks its page as a development provider, and loads nothing from elsewhere', async () => {
  const first = await fetch(asked('http://localhost:1/'), { redirect: 'manual' });
  const cookie = first.headers.getSetCookie().map((one) => one.split(';')[0]);
  const page = await fetch(new URL(first.headers.get('location') ?? '', google.issuer), {
    headers: { cookie: cookie.join('; ') },
  });
  const html = await page.text();
  expect(html).toContain("Google emulator. Nobody's real account.");
  expect(html).not.toMatch(/https?:|\/\/\w/);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('answers no other host name than its own, against DNS rebinding', async () => {
  const { port } = new URL(google.issuer);
  expect(
    (await fetch(`http://localhost:${port}/.well-known/openid-configuration`).catch(() => undefined))?.status,
  ).not.toBe(200);
});

it('accepts no command from a page of another site, and no unknown one', async () => {
  expect((await order('fault', { kind: 'down' }, 'text/plain')).status).toBe(400);
  expect((await order('fault', { kind: 'away' })).status).toBe(400);
  expect((await order('explode')).status).toBe(400);
  expect((await fetch(`${google.issuer}/.well-known/openid-configuration`)).status).toBe(200);
});

it('can be down and broken', async () => {
  const discover = () => fetch(`${google.issuer}/.well-known/openid-configuration`);
  await order('fault', { kind: 'down' });
  await expect(discover()).rejects.toThrow('fetch failed');
  await order('fault', { kind: 'error', at: '/token' });
  expect((await discover()).status).toBe(200);
  await order('fault', { kind: 'error' });
  expect((await discover()).status).toBe(500);
  await order('reset');
});
