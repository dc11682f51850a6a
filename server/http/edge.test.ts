import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aJob, appForAll, startApp } from '../testing/app.ts';
import { rawGet } from '../testing/client.ts';
import { scriptedEngine } from '../testing/engine.ts';

const PATH = '/api/generate-proposal';
const app = appForAll();

describe('a request that another site makes a browser send', () => {
  const port = () => new URL(app().origin).port;
  // Others, on every route: server/forged-requests.test.ts.
  const attempts: [string, () => Record<string, string>, number][] = [
    ['from another port of this machine', () => ({ origin: 'http://localhost:1' }), 403],
    ['by https where we are http', () => ({ origin: `https://localhost:${port()}` }), 403],
    ['with a type that only begins like JSON', () => ({ 'content-type': 'application/jsonp' }), 415],
    ['in another character set', () => ({ 'content-type': 'application/json; charset=utf-16' }), 415],
    ['compressed', () => ({ 'content-encoding': 'gzip' }), 415],
  ];
  it.each(attempts)('%s is refused', async (_name, headers, status) => {
    for (const path of [PATH, '/api/job-brief'])
      expect((await app().post(path, aJob(), headers())).status, path).toBe(status);
    expect(app().engine.asked()).toBe(0);
  });

  it('is no other than ours when it comes from our page or from no browser', async () => {
    const ours = ['localhost', '127.0.0.1', '[::1]'].map((host) => ({ origin: `http://${host}:${port()}` }));
    for (const headers of [...ours, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}])
      expect((await app().post('/api/job-brief', aJob(), headers)).status).toBe(200);
  });

  it('without Origin and Sec-Fetch-Site changes nothing if it has a cookie, and says what to send instead', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${app().origin}/api/job-brief`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(aJob()),
      });
    expect((await send({})).status).toBe(200);
    const refused = await send({ cookie: 'session=x' });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      {
        code: 'FORBIDDEN_ORIGIN',
        message:
          'A request with a cookie that changes something needs an Origin header. Programs send an access token and no cookie.',
      },
    ]);
  });

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'learns nothing by CORS: %s',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const answer = await app().send(method, '/api/job-brief', { headers: { origin } });
        expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    },
  );
});

describe('behind an address of its own', () => {
  const there = appForAll({ env: { APP_ORIGIN: 'https://bidwright.example' } });

  it('only that origin may write', async () => {
    const from = (origin: string) => there().post('/api/job-brief', aJob(), { origin });
    expect((await from('https://bidwright.example')).status).toBe(200);
    expect((await from(there().origin)).status).toBe(403);
    expect((await from('https://sub.bidwright.example')).status).toBe(403);
  });

  it('the visitor cookie is bound to this host and kept from scripts', async () => {
    const { headers } = await there().newBrowser().post(PATH, aJob());
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-visitor=[0-9a-f-]{36}\.[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
  });
});

describe('a body', () => {
  const send = (raw: string | Uint8Array<ArrayBuffer>, headers = {}) => app().send('POST', PATH, { raw, headers });

  it.each([
    ['nothing', ''],
    ['half an object', '{"jobTitle": "Logo'],
    ['no JSON', 'jobTitle=Logo'],
    ['arrays 200,000 deep', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['objects 200,000 deep', '{"a":'.repeat(40_000)],
    ['letters that are not UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ])('of %s is malformed, not our failure', async (_name, raw) => {
    const answer = await send(raw);
    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED_JSON']);
  });

  it.each(['null', '[]', '7', '"text"', 'true'])('that is %s is invalid', async (raw) => {
    expect((await send(raw)).status).toBe(400);
  });

  it('of more than a megabyte is refused while it arrives, with or without its length', async () => {
    const large = JSON.stringify(aJob({ jobDescription: 'a'.repeat(1_100_000) }));
    expect((await send(large)).body.code).toBe('PAYLOAD_TOO_LARGE');
    const chunks = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 30; i++) controller.enqueue(new TextEncoder().encode(' '.repeat(65_536)));
        controller.close();
      },
    });
    const headers = { 'content-type': 'application/json' };
    const request: RequestInit & { duplex: 'half' } = { method: 'POST', body: chunks, duplex: 'half', headers };
    const answer = await fetch(`${app().origin}${PATH}`, request);
    expect(answer.status).toBe(413);
  });

  it('that unpacks to a bomb is not unpacked', async () => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(5_000_000, ' ')));
    expect((await send(bomb, { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it('cannot bring a prototype, and of two equal keys the last one counts', async () => {
    const polluted =
      '{"jobTitle":"a","jobDescription":"We need a logo.","__proto__":{"tone":"casual"},"constructor":{"prototype":{}}}';
    expect((await send(polluted)).status).toBe(200);
    const twice = '{"jobTitle":"a","jobDescription":"We need a logo.","tone":"casual","tone":"professional"}';
    expect((await send(twice)).status).toBe(200);
  });
});

describe('every answer', () => {
  it.each(['/', '/no/such/page', '/api/nothing', '/api/openapi.json', '/healthz', '/readyz', '/assets/x.js', '/%zz'])(
    'of %s carries the security headers',
    async (path) => {
      const { headers } = await app().get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('cache-control') === 'no-store').toBe(path.startsWith('/api/'));
    },
  );

  it('of a fault of ours says nothing of it and carries them too', async () => {
    const read = () => {
      throw new Error('secret of the house');
    };
    const faulty = await startApp({ engine: { ...scriptedEngine(), read } });
    const answer = await faulty.post('/api/job-brief', aJob());
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('to an unknown call is JSON, and to a wrong method says which are right', async () => {
    expect((await app().get('/api/nothing')).body).toEqual({ message: 'Not found', code: 'NOT_FOUND' });
    const wrong = await app().send('DELETE', PATH);
    expect([wrong.status, wrong.headers.get('allow'), wrong.body.code]).toEqual([405, 'POST', 'METHOD_NOT_ALLOWED']);
    expect((await app().send('POST', '/proposal-tool', { body: {} })).status).toBe(405);
  });

  it('to a request that is none is a 400', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(app().origin).port), '127.0.0.1', () =>
        socket.end('GET / HTTP/1.1\r\n\r\n'),
      );
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('close', () => resolve(received)).on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('health', () => {
  it('reports to a balancer that it is alive and ready', async () => {
    expect((await app().get('/healthz')).body).toEqual({ status: 'ok' });
    const ready = await app().get('/readyz');
    expect(ready.body).toEqual({
      status: 'ready',
      checks: { database: 'ok', migrations: 'ok', writer: 'ok', model: 'not_set_up' },
    });
  });

  it('shows metrics to this machine, but not through a proxy', async () => {
    expect((await app().get('/metrics')).text).toContain('http_request_seconds_bucket');
    expect((await app().get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  });
});

describe('metrics with a token', () => {
  const there = appForAll({ env: { METRICS_TOKEN: 'a-long-token' } });
  it('are for who brings it', async () => {
    expect((await there().get('/metrics')).status).toBe(404);
    expect((await there().get('/metrics', { authorization: 'Bearer a-long-tokem' })).status).toBe(404);
    expect((await there().get('/metrics', { authorization: 'Bearer a-long-token' })).status).toBe(200);
  });
});

describe('a path that tries to leave the folder', () => {
  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%252e%252e%252fpackage.json',
    '/assets/....//package.json',
    '/%c0%ae%c0%ae/package.json',
    '//etc/passwd',
    '/.env',
    '/.git/HEAD',
    '/.vite/manifest.json',
    '/package.json',
    '/server/main.ts',
    '/assets/index.js.map',
    '/index.html',
  ])('finds nothing: %s', async (path) => {
    const answer = await rawGet(app().origin, path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toMatch(/"devDependencies"|root:|createApp/);
  });
});
