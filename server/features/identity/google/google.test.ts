import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { type Client, newEmail } from '../../../testing/client.ts';
import { navigate, signInByGoogle, startGoogle, type TestGoogle, type Whom } from '../../../testing/google.ts';

const START = '/api/auth/google';
const OK = '/auth/finished?result=ok';
const failed = (code: string) => `/auth/finished?result=${code}`;

let google: TestGoogle;
let app: TestApp;
beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.close());
beforeEach(async () => {
  await google.order('reset');
  app = await startApp({ env: google.env });
});
const signIn = (browser: Client, whom: Whom, query?: string) =>
  signInByGoogle(google, browser, app.origin, whom, query);
const start = (browser: Client, query = 'mode=popup') => navigate(browser, `${app.origin}${START}?${query}`);

describe('signing in by Google', () => {
  it('creates a person from Google’s claims, and shows the browser no token', async () => {
    expect(await signIn(app, { email: 'New.Person@Example.com', name: 'Née Person' })).toBe(OK);
    const { body } = await app.get('/api/user');
    expect(body).toMatchObject({
      email: 'new.person@example.com',
      emailVerified: true,
      fullName: 'Née Person',
      username: 'new.person',
      profilePicture: null,
      hasPassword: false,
    });
    expect([...app.cookies.keys()].toSorted()).toEqual(['device', 'session', 'signed-in']);
    expect(app.cookies.get('signed-in')).toBe('embedded');
  });

  it('in a window ends on the page that reports it, without one on the requested page', async () => {
    const email = newEmail();
    expect(await signIn(app, { email }, 'mode=popup&returnTo=/account')).toBe(OK);
    expect(await signIn(app, { email }, 'mode=redirect&returnTo=/account?tab=plan')).toBe('/account?tab=plan');
    expect(await signIn(app, { email }, '')).toBe('/proposal-tool');
  });

  it('gives a new session each time, and ends the one the browser had', async () => {
    const email = newEmail();
    await signIn(app, { email });
    const first = app.cookies.get('session');
    await signIn(app, { email });
    expect(app.cookies.get('session')).not.toBe(first);
    expect(await app.count('sessions')).toBe(1);
    expect(await app.count('users')).toBe(1);
    const { body } = await app.get('/api/login-history');
    expect(body.entries).toMatchObject([
      { method: 'google', current: true },
      { method: 'google', current: false },
    ]);
  });

  it('asks Google for the account chooser, by code with PKCE, state and nonce', async () => {
    const address = new URL(await start(app));
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: google.clientId,
      redirect_uri: `${app.origin}/api/auth/google/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'select_account',
      state: expect.stringMatching(/^popup\.[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('is advertised, but not without its settings', async () => {
    expect((await app.get('/api/identity-config')).body.hasGoogle).toBe(true);
    const without = await startApp({ besides: app });
    expect((await without.get('/api/identity-config')).body.hasGoogle).toBe(false);
    expect((await without.get(START)).status).toBe(404);
  });

  it('keeps the attempt for ten minutes where no script and no other site can read it', async () => {
    const answer = await fetch(`${app.origin}${START}`, { redirect: 'manual' });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^google-attempt=[\w-]+\.\.(?:[\w-]+\.){2}[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const behindHttps = await startApp({
      besides: app,
      env: { ...google.env, APP_ORIGIN: 'https://bidwright.example' },
    });
    const there = await fetch(`${behindHttps.origin}${START}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'evil' },
    });
    expect(there.headers.getSetCookie()[0]).toMatch(
      /^__Host-google-attempt=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(there.headers.get('location')).toContain(
      encodeURIComponent('https://bidwright.example/api/auth/google/callback'),
    );
  });
});

describe('an answer that this browser did not request', () => {
  const CHANGES: readonly [string, (browser: Client, back: string) => string][] = [
    ['another state', (_browser, back) => back.replace(/state=popup\.[^&]*/, 'state=popup.other')],
    ['no state', (_browser, back) => back.replace(/&state=[^&]*/, '')],
    ['no attempt', (browser, back) => (browser.cookies.delete('google-attempt'), back)],
    ['a made-up attempt', (browser, back) => (browser.cookies.set('google-attempt', 'eyJ9.x'), back)],
    ["another provider's name", (_browser, back) => back.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Fevil.example')],
    ['a made-up code', (_browser, back) => back.replace(/code=[^&]*/, 'code=made-up')],
  ];
  it('by its state, attempt, provider or code signs nobody in', async () => {
    for (const [what, change] of CHANGES) {
      const browser = app.newBrowser();
      const back = await google.choose(await start(browser), { email: newEmail() });
      const end = await navigate(browser, change(browser, back));
      // Without its state nobody knows that a window is waiting.
      const refusals = [failed('internal-error'), '/auth?error=internal-error&returnTo=%2Fproposal-tool'];
      expect(refusals, what).toContain(end);
      expect(browser.cookies.has('session'), what).toBe(false);
    }
    expect(await app.count('users')).toBe(0);
  });

  it('made by someone else signs nobody in to their account (login CSRF)', async () => {
    const attacker = app.newBrowser();
    const theirs = await google.choose(await start(attacker), { email: 'attacker@example.com' });
    const victim = app.newBrowser();
    expect(await navigate(victim, theirs)).toBe(failed('internal-error'));
    await start(victim);
    expect(await navigate(victim, theirs)).toBe(failed('internal-error'));
    expect(victim.cookies.has('session')).toBe(false);
  });

  it('works once, also with a copy of the cookie', async () => {
    const there = await start(app);
    const attempt = app.cookies.get('google-attempt') ?? '';
    const back = await google.choose(there, { email: newEmail() });
    const ends = await Promise.all(
      [1, 2, 3].map(() => {
        const copy = app.newBrowser();
        copy.cookies.set('google-attempt', attempt);
        return navigate(copy, back);
      }),
    );
    expect(ends.toSorted()).toEqual([failed('internal-error'), failed('internal-error'), OK]);
    app.cookies.set('google-attempt', attempt);
    expect(await navigate(app, back)).toBe(failed('internal-error'));
    expect(await app.count('sessions')).toBe(1);
  });

  it('with the nonce or the challenge of another attempt signs nobody in', async () => {
    for (const name of ['nonce', 'code_challenge']) {
      const there = new URL(await start(app));
      const other = new URL(await start(app.newBrowser()));
      there.searchParams.set(name, other.searchParams.get(name) ?? '');
      const back = await google.choose(there.href, { email: newEmail() });
      expect(await navigate(app, back), name).toBe(failed('internal-error'));
    }
    expect(await app.count('users')).toBe(0);
  });

  it('is refused after ten minutes', async () => {
    let now = Date.now();
    const slow = await startApp({ besides: app, env: google.env, now: () => now });
    const back = await google.choose(await navigate(slow, `${slow.origin}${START}?mode=popup`), { email: newEmail() });
    now += 10 * 60_000;
    expect(await navigate(slow, back)).toBe(failed('internal-error'));
  });

  it('cannot be started by another site, or by anything but a navigation', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const answer = await app.get(START, { 'sec-fetch-site': site });
      expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN_ORIGIN']);
    }
    for (const site of ['same-origin', 'none'])
      expect(await navigate(app, `${app.origin}${START}`, { 'sec-fetch-site': site })).toContain(google.issuer);
    for (const path of [START, `${START}/callback`]) {
      expect((await app.send('HEAD', path)).status).toBe(405);
      expect((await app.post(path, {})).status).toBe(404);
    }
  });
});

describe('a failure at Google', () => {
  it('without a choice counts as a closed window', async () => {
    expect(await signIn(app, 'nobody')).toBe(failed('popup-closed-by-user'));
    const end = await signIn(app, 'nobody', 'mode=redirect&returnTo=/account');
    expect(end).toBe('/auth?error=popup-closed-by-user&returnTo=%2Faccount');
  });

  const FAULTS = [
    ['down', undefined, 'network-request-failed'],
    ['garbage', undefined, 'internal-error'],
    ['error', '/token', 'network-request-failed'],
    ['garbage', '/token', 'internal-error'],
    ['down', '/jwks', 'network-request-failed'],
    ['garbage', '/jwks', 'internal-error'],
  ] as const;
  it('of any kind, at the start or later, is reported, and is over when Google is back', async () => {
    for (const [kind, at, code] of FAULTS) {
      // An app keeps what it has once read of the provider.
      const fresh = await startApp({ besides: app, env: google.env });
      const begin = () => navigate(fresh, `${fresh.origin}${START}?mode=popup`);
      const there = at && (await begin());
      await google.order('fault', at ? { kind, at } : { kind });
      const end = there ? await navigate(fresh, await google.choose(there, { email: newEmail() })) : await begin();
      expect(end, `${kind} ${at}`).toBe(failed(code));
      await google.order('reset');
      if (!at) expect(await begin(), `${kind}, recovered`).toContain(google.issuer);
    }
    expect(await app.count('users')).toBe(0);
    expect(await signIn(app, { email: newEmail() })).toBe(OK);
  });

  it('that is an invalid answer makes nobody', async () => {
    for (const [what, claims] of [
      ['no address', { email: null }],
      ['an address that is none', { email: 'somebody' }],
      ['a word for a yes', { email_verified: 'yes' }],
      ['no word on whether the address is theirs', { email_verified: null }],
      ['a name that is no text', { name: { first: 'A' } }],
    ] as const) {
      await google.order('reset');
      await google.order('claims', claims);
      expect(await signIn(app, { email: newEmail() }), what).toBe(failed('internal-error'));
    }
    expect(await app.count('users')).toBe(0);
  });

  it('starts are limited for each address, and the page says so', async () => {
    expect(await start(app)).toContain(google.issuer);
    await app.database.pool.query('update rate_limits set points = 100');
    expect(await start(app)).toBe(failed('too-many-requests'));
  });
});

describe('the return path', () => {
  // Which paths are ours is in shared/identity/return-to.test.ts.
  it('to another site, too long or given twice leads to the proposal tool, and may hold any letters', async () => {
    const endOf = (...returnTo: string[]) => {
      const query = new URLSearchParams([
        ['mode', 'redirect'],
        ...returnTo.map((path): [string, string] => ['returnTo', path]),
      ]);
      return signIn(app, { email: newEmail() }, query.toString());
    };
    for (const path of ['//evil.example', `/${'a'.repeat(8192)}`, `/account?q=${'日'.repeat(700)}`])
      expect(await endOf(path), path.slice(0, 20)).toBe('/proposal-tool');
    expect(await endOf('/account', '/')).toBe('/proposal-tool');
    const end = '/account?q=%C3%A9%E6%97%A5%E6%9C%AC&x=%20#%F0%9D%97%94';
    expect(await endOf('/account?q=é日本&x=%20#𝗔')).toBe(end);
  });
});

it('an account that may not sign in says why', async () => {
  const email = newEmail();
  await signIn(app, { email });
  for (const [column, code] of [
    ['deletion_requested_at', 'ACCOUNT_BEING_DELETED'],
    ['disabled_at', 'user-disabled'],
  ]) {
    await app.database.pool.query(`update users set ${column} = now()`);
    const browser = app.newBrowser();
    expect(await signIn(browser, { email })).toBe(failed(String(code)));
    expect(browser.cookies.has('session')).toBe(false);
  }
});
