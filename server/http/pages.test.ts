import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { appForAll } from '../testing/app.ts';
import { rawGet } from '../testing/client.ts';

const script = 'console.log("hello");';
const folder = mkdtempSync(join(tmpdir(), 'bidwright-client-'));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, '.vite'));
const shell =
  '<head><meta name="csp-nonce" nonce="__CSP_NONCE__" /><meta name="billing" content="__BILLING__" /><script>start()</script><title data-boot>Bidwright</title></head>';
writeFileSync(join(folder, 'index.html'), shell);
writeFileSync(join(folder, 'assets/app-1a2b.js'), script);
writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script));
writeFileSync(join(folder, 'assets/app-1a2b.js.map'), '{}');
writeFileSync(join(folder, '.vite/manifest.json'), '{}');
writeFileSync(join(folder, 'words.txt'), script);
writeFileSync(join(folder, 'favicon.ico'), 'icon');
writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
afterAll(() => rmSync(folder, { recursive: true }));

const app = appForAll({ clientDir: folder });

describe('a page', () => {
  it('says itself that nothing can be paid here', async () => {
    expect((await app().get('/me')).text).toContain('<meta name="billing" content="closed" />');
  });

  it.each(['/me', '/proposal-tool'])(
    '%s is the app, with a nonce that its policy names and that is used once',
    async (path) => {
      const [first, second] = [await app().get(path), await app().get(path)];
      const nonce = /nonce="([^"]+)"/.exec(first.text)?.[1] ?? 'none';
      expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
      expect(first.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(first.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
      expect(second.text).not.toContain(nonce);
    },
  );

  it('names its inline script by its hash', async () => {
    const hash = createHash('sha256').update('start()').digest('base64');
    const policy = (await app().get('/me')).headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('that does not exist is a 404 that the app can show, titled so for who runs no scripts', async () => {
    const answer = await app().get('/no-such-page');
    expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('>404 Page Not Found</title>')]);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('asked for with a slash too many is found', async () => {
    const answer = await app().get('/proposal-tool/');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/proposal-tool']);
    expect((await rawGet(app().origin, '//evil.example/')).status).toBe(404);
  });
});

describe('a file', () => {
  it('with a hash in its name is cached for ever, any other is revalidated', async () => {
    const hashed = await app().get('/assets/app-1a2b.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await app().get('/words.txt')).headers.get('cache-control')).toBe('public, no-cache');
  });

  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('for the browser’s own use has its type and is cached for a day: %s', async (path, type) => {
    const { headers } = await app().get(path);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, 'public, max-age=86400']);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('comes as the reader takes it: %s', async (accepted, encoding) => {
    const answer = await app().get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect([answer.headers.get('content-encoding'), answer.text]).toEqual([encoding, script]);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('that the reader has already is not sent again', async () => {
    const etag = (await app().get('/words.txt')).headers.get('etag') ?? '';
    const again = await app().get('/words.txt', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each(['/assets/app-1a2b.js.map', '/.vite/manifest.json', '/assets/app-1a2b.js.br', '/assets/gone.js'])(
    'that is none of the readers business is not there: %s',
    async (path) => {
      expect((await app().get(path)).status).toBe(404);
    },
  );
});
