import { type GoogleEmulator, startGoogleEmulator } from '#dev-providers/google/index.ts';
import { type Client, keepCookies } from './client.ts';

export interface TestGoogle extends GoogleEmulator {
  /** The settings of an app that knows it. */
  readonly env: Record<string, string>;
  /** What the emulator's control takes: `order('claims', { email_verified: 'yes' })`. See dev-providers/README.md. */
  order(name: 'reset' | 'fault' | 'claims', body?: object): Promise<void>;
  /**
   * Chooses someone at the provider's page, which was asked for as `address`, and answers the address the browser is sent
   * back to.
   */
  choose(address: string, whom: Whom): Promise<string>;
}

/** Someone typed in, or nobody. */
export type Whom = { email: string; name?: string; isVerified?: boolean } | 'nobody';

/** Starts the Google emulator. */
export async function startGoogle(): Promise<TestGoogle> {
  const emulator = await startGoogleEmulator();
  const { issuer, clientId, clientSecret } = emulator;
  return {
    ...emulator,
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    async order(name, body = {}) {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${issuer}/__control/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (answer.status !== 200) throw new Error(`the emulator does not know ${name} ${JSON.stringify(body)}`);
    },
    async choose(address, whom) {
      const cookies = new Map<string, string>();
      const page = await follow(cookies, address);
      const chosen = await follow(cookies, new URL(page, issuer).href, formOf(whom));
      return follow(cookies, chosen);
    },
  };
}

/** One whole sign-in. Returns where the browser ends. */
export async function signInByGoogle(
  google: TestGoogle,
  browser: Client,
  origin: string,
  whom: Whom,
  query = 'mode=popup',
): Promise<string> {
  const there = await navigate(browser, `${origin}/api/auth/google?${query}`);
  if (!there.startsWith(google.issuer)) return there;
  return navigate(browser, await google.choose(there, whom));
}

/** A navigation of this browser; answers where it is sent next. */
export function navigate(browser: Client, address: string, headers: Record<string, string> = {}): Promise<string> {
  return follow(browser.cookies, address, undefined, headers);
}

async function follow(
  cookies: Map<string, string>,
  address: string,
  form?: URLSearchParams,
  headers: Record<string, string> = {},
): Promise<string> {
  const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(address, {
    method: form ? 'POST' : 'GET',
    body: form ?? null,
    headers: { ...(jar && { cookie: jar }), ...headers },
    redirect: 'manual',
  });
  keepCookies(cookies, answer);
  const next = answer.headers.get('location');
  if (next === null) throw new Error(`${address} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  return next;
}

function formOf(whom: Whom): URLSearchParams {
  if (whom === 'nobody') return new URLSearchParams({ cancel: 'yes' });
  const { email, name = '', isVerified = true } = whom;
  return new URLSearchParams({ email, name, ...(isVerified && { verified: 'on' }) });
}
