import { request as nodeRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/http/endpoint.ts';
import { appForAll, type TestApp } from './testing/app.ts';
import type { Client } from './testing/client.ts';

/** What a page of someone else can make a signed-in person's browser send. */
interface Forgery {
  readonly name: string;
  readonly headers: (app: TestApp) => Record<string, string>;
  readonly body?: string;
  /** What refuses it: the origin, or the type of the body. */
  readonly codes: readonly string[];
  /** On every route, since its check is asked at each; the others on a few. */
  readonly isTriedEverywhere?: true;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const BODY = '{"email":"eve@freelance.example","password":"a quiet harbour at dusk","revision":1}';
const FORM = 'email=eve%40freelance.example&password=a+quiet+harbour+at+dusk';
const TRICK = '{"email":"eve@freelance.example","x":"=';
const ORIGIN = ['FORBIDDEN_ORIGIN'];
const TYPE = ['UNSUPPORTED_MEDIA_TYPE'];
const portOf = (app: TestApp) => new URL(app.origin).port;

const FORGERIES: readonly Forgery[] = [
  {
    name: 'JSON from another origin',
    headers: () => ({ origin: 'https://evil.example', ...JSON_TYPE }),
    codes: ORIGIN,
    isTriedEverywhere: true,
  },
  {
    name: 'a form from our own origin',
    headers: (app) => ({ origin: app.origin, 'content-type': 'application/x-www-form-urlencoded' }),
    body: FORM,
    codes: TYPE,
    isTriedEverywhere: true,
  },
  {
    name: 'text/plain from another origin',
    headers: () => ({ origin: 'https://evil.example', 'content-type': 'text/plain' }),
    codes: ORIGIN,
  },
  { name: 'text/plain without an origin', headers: () => ({ 'content-type': 'text/plain' }), codes: ORIGIN },
  {
    name: 'a form with the JSON trick',
    headers: () => ({ 'content-type': 'text/plain;charset=UTF-8' }),
    body: `${TRICK}"}`,
    codes: ORIGIN,
  },
  {
    name: 'a form',
    headers: () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
    body: FORM,
    codes: ORIGIN,
  },
  { name: 'multipart', headers: () => ({ 'content-type': 'multipart/form-data; boundary=x' }), codes: ORIGIN },
  { name: 'no type, from another origin', headers: () => ({ origin: 'https://evil.example' }), codes: ORIGIN },
  { name: 'a sandboxed frame', headers: () => ({ origin: 'null', ...JSON_TYPE }), codes: ORIGIN },
  {
    name: 'a request without Origin, marked cross-site',
    headers: () => ({ 'sec-fetch-site': 'cross-site', ...JSON_TYPE }),
    codes: ORIGIN,
  },
  {
    name: 'a request of a sibling domain',
    headers: () => ({ 'sec-fetch-site': 'same-site', ...JSON_TYPE }),
    codes: ORIGIN,
  },
  {
    name: 'a name that begins like ours',
    headers: (app) => ({ origin: `http://localhost:${portOf(app)}.evil.example`, ...JSON_TYPE }),
    codes: ORIGIN,
  },
  {
    name: 'another method in a header',
    headers: () => ({ origin: 'https://evil.example', 'x-http-method-override': 'DELETE', ...JSON_TYPE }),
    codes: ORIGIN,
  },
];

// The webhook alone is asked by someone else's server, who proves it by a signature; a browser's cookies are nothing to it.
const WEBHOOK = '/api/paddle/webhook';
const changing = (app: TestApp) => app.app.endpoints.filter(({ method, path }) => method !== 'GET' && path !== WEBHOOK);

/** The path with its parameters filled in: numbers for numbers, else this id. */
const filled = (path: string, id: string) => path.replace('/:revision', '/1').replace(/:\w+/g, id);

describe('a request that another site makes a signed-in browser send', () => {
  const app = appForAll();

  it.each(FORGERIES.filter(({ isTriedEverywhere }) => isTriedEverywhere))(
    'is refused on every route: $name',
    async (forgery) => {
      expect(changing(app()).length).toBeGreaterThan(12);
      await expectRefused(forgery, changing(app()));
    },
  );

  it.each(FORGERIES.filter(({ isTriedEverywhere }) => !isTriedEverywhere))('is refused: $name', async (forgery) => {
    const some = changing(app()).filter(({ id }) => ['login', 'updateUser', 'endOtherSessions'].includes(id));
    expect(some).toHaveLength(3);
    await expectRefused(forgery, some);
  });

  async function expectRefused({ headers, body = BODY, codes }: Forgery, routes: readonly Endpoint[]): Promise<void> {
    const browser = app().newBrowser();
    const { id } = await browser.signUp();
    const before = await everythingOf(app(), id);
    for (const { method, path } of routes) {
      const asked = filled(path, id);
      const answer = await sendRaw(app(), browser, { method, path: asked, headers: headers(app()), body });
      expect([403, 415], `${method} ${asked}`).toContain(answer.status);
      expect(codes, `${method} ${asked}`).toContain(answer.code);
      expect(answer.cookies, `${method} ${asked}`).toEqual([]);
    }
    expect(await everythingOf(app(), id)).toEqual(before);
    expect((await browser.get('/api/user')).status).toBe(200);
    // Nor does it sign in a visitor without a cookie.
    const signIn = { method: 'POST', path: '/api/login', headers: headers(app()), body };
    const answer = await sendRaw(app(), app().newBrowser(), signIn);
    expect([...codes, ...TYPE]).toContain(answer.code);
    expect(answer.cookies).toEqual([]);
  }

  it('changes nothing by GET or HEAD, whatever method it names besides', async () => {
    const browser = app().newBrowser();
    const { id } = await browser.signUp();
    const before = await everythingOf(app(), id);
    for (const { method, path } of changing(app())) {
      const asked = `${filled(path, id)}?_method=${method}&method=${method}`;
      const headers = { 'x-http-method-override': method, 'x-http-method': method, 'x-method-override': method };
      for (const safe of ['GET', 'HEAD', 'OPTIONS']) {
        const answer = await sendRaw(app(), browser, { method: safe, path: asked, headers, body: '' });
        // 403: what is Pro's is not read by everybody either.
        expect([200, 403, 404, 405], `${safe} ${asked}`).toContain(answer.status);
      }
    }
    expect(await everythingOf(app(), id)).toEqual(before);
  });

  it('changes nothing by a method hidden in a POST of our own', async () => {
    const browser = app().newBrowser();
    const { id, email } = await browser.signUp();
    const other = app().newBrowser();
    await other.signIn(email);
    const answer = await browser.post('/api/sessions?_method=DELETE', {}, { 'x-http-method-override': 'DELETE' });
    expect(answer.body.code).toBe('METHOD_NOT_ALLOWED');
    expect((await other.get('/api/user')).body.id).toBe(id);
  });
});

async function everythingOf(app: TestApp, id: string): Promise<unknown[]> {
  const tables = ['users where id', 'sessions where user_id', 'profiles where user_id', 'auth_events where user_id'];
  const found = tables.map((table) => app.database.pool.query(`select * from ${table} = $1`, [id]));
  return (await Promise.all(found)).map(({ rows }) => rows);
}

/** As a browser would, type of the body and all; `fetch` adds what is missing. */
function sendRaw(
  app: TestApp,
  browser: Client,
  asked: { method: string; path: string; headers: Record<string, string>; body: string },
): Promise<{ status: number; code: string; cookies: string[] }> {
  const { hostname, port } = new URL(app.origin);
  const { method, path, headers, body } = asked;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, agent: false, headers: { ...headers, ...length, cookie } };
    const request = nodeRequest(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => {
        const code = /"code":"([\w-]+)"/.exec(text)?.[1] ?? '';
        resolve({ status: response.statusCode ?? 0, code, cookies: response.headers['set-cookie'] ?? [] });
      });
    });
    request.on('error', reject).end(body);
  });
}
