import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { SITE_PAGES } from '#shared/site/pages.ts';
import { RENDERED_PAGES, renderedFile } from '#shared/site/rendered-pages.ts';
import { FRESH_SETTINGS } from '#shared/site/settings.ts';
import { readConfig } from '../config.ts';
import { appForAll } from '../testing/app.ts';
import { siteSettingsOf } from './installed-pages.ts';

// What the build puts there; e2e/light-site.spec.ts has the real one.
const folder = mkdtempSync(join(tmpdir(), 'bidwright-site-'));
const PAGES = SITE_PAGES.flatMap(({ path, aliases }) => [path, ...aliases]);
const built = (name: string) =>
  `<!doctype html><html><head><meta nonce="__CSP_NONCE__"><script>boot()</script><script type="application/ld+json">{}</script><style>a{color:red}</style></head><body>${name} as built</body></html>`;
mkdirSync(join(folder, 'pages'));
for (const name of RENDERED_PAGES) {
  const file = join(folder, 'pages', renderedFile(name));
  writeFileSync(file, built(name));
  writeFileSync(`${file}.br`, brotliCompressSync(built(name)));
  writeFileSync(`${file}.gz`, gzipSync(built(name)));
}
const signIn = { ...FRESH_SETTINGS.signIn, hasGoogle: false };
writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ...FRESH_SETTINGS, billing: 'closed', signIn }));
writeFileSync(join(folder, 'assets.json'), JSON.stringify({ style: 'a{}', script: '/assets/site.js', fonts: [] }));
writeFileSync(
  join(folder, 'render.js'),
  `export const renderSite = (settings, assets) => ${JSON.stringify(RENDERED_PAGES)}.map((name) => ({
    name,
    html: '<meta nonce="__CSP_NONCE__"><title>Tool</title><script>boot()</script><style>' + assets.style + '</style>' + name + ' of ' + settings.origin + ', free: ' + settings.freeWeeklyLimit,
  }));`,
);
afterAll(() => rmSync(folder, { recursive: true }));

// Nobody is paid here, there is no Google, and so it was built.
const asBuilt = appForAll({ siteDir: folder });
const setOtherwise = appForAll({
  siteDir: folder,
  env: { FREE_WEEKLY_LIMIT: '5', APP_ORIGIN: 'https://proposals.example' },
});
const notBuilt = appForAll();

describe('a page of the site', () => {
  it.each(PAGES)('%s is sent as it was built', async (path) => {
    const answer = await asBuilt().get(path);
    expect([answer.status, answer.text]).toEqual([200, built(path)]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect([answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual(['no-cache', 'Accept-Encoding']);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('comes as the reader takes it: %s', async (accepted, encoding) => {
    const answer = await asBuilt().get('/faq', { 'accept-encoding': accepted });
    expect([answer.headers.get('content-encoding'), answer.text]).toEqual([encoding, built('/faq')]);
  });

  it('that the reader has already is not sent again', async () => {
    const etag = (await asBuilt().get('/faq')).headers.get('etag') ?? '';
    const again = await asBuilt().get('/faq', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('content-security-policy')).toContain("'sha256-");
  });

  it('is policed by what is in it, and by no nonce', async () => {
    const policy = (await asBuilt().get('/')).headers.get('content-security-policy') ?? '';
    // printf 'boot()' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("script-src 'self' 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='");
    expect(policy).toContain("style-src 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/nonce-|unsafe-/);
  });

  it('shows what this installation is set to, and comes compressed all the same', async () => {
    const answer = await setOtherwise().get('/pricing', { 'accept-encoding': 'br', host: 'proposals.example' });
    expect(answer.text).toContain('/pricing of https://proposals.example, free: 5');
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
  });

  it('has one address, and is found by those that lead there', async () => {
    expect((await asBuilt().get('/faq/')).headers.get('location')).toBe('/faq');
    const former = await asBuilt().get('/upgrade');
    expect([former.status, former.headers.get('location')]).toEqual([308, '/pricing']);
  });

  it('that is not built says how that is done', async () => {
    const answer = await notBuilt().get('/');
    expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('npm run build')]);
  });
});

describe('a page for visitors at an address of the app', () => {
  it.each([
    ['/auth', '/auth:sign-in'],
    ['/auth?tab=register', '/auth:register'],
    ['/auth?returnTo=%2Fcheckout&billingCycle=yearly', '/auth:register:yearly'],
    ['/auth?tab=sign-in&returnTo=%2Fcheckout', '/auth:sign-in:monthly'],
    ['/auth?tab=evil&returnTo=%2Fcheckout&returnTo=%2F', '/auth:sign-in'],
    ['/account?tab=security', '/account'],
    ['/proposals', '/proposals'],
  ])('%s is the one that was rendered for it, and for no search engine', async (path, name) => {
    const { status, text, headers } = await asBuilt().get(path);
    expect([status, text]).toEqual([200, built(name)]);
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-cache']);
    expect(headers.get('content-security-policy')).not.toMatch(/nonce-|unsafe-/);
  });

  it('is not for who has a session, or takes themselves for signed in; caches keep them apart', async () => {
    const visitor = await asBuilt().get('/account');
    expect(visitor.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    for (const cookie of [`session=${'a'.repeat(43)}`, 'signed-in=embedded']) {
      const answer = await asBuilt().get('/account', { cookie, 'if-none-match': visitor.headers.get('etag') ?? '' });
      // The app, which is not built here.
      expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('npm run build')]);
    }
    expect((await asBuilt().get('/auth', { cookie: 'signed-in=embedded' })).text).toBe(built('/auth:sign-in'));
  });
});

describe("the tool's page", () => {
  it('arrives with its first screen in it, as the app is policed and with what is in it let in', async () => {
    const [first, second] = [await asBuilt().get('/proposal-tool'), await asBuilt().get('/proposal-tool')];
    const nonce = /nonce="([^"]+)"/.exec(first.text)?.[1] ?? 'none';
    expect([first.status, first.text]).toEqual([200, built('/proposal-tool').replace('__CSP_NONCE__', nonce)]);
    expect(second.text).not.toContain(nonce);
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='");
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='`);
    expect(policy).not.toContain('unsafe-');
  });

  it('is not for search engines, and is never taken for one that someone was sent before', async () => {
    const { headers } = await asBuilt().get('/proposal-tool');
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-cache']);
    expect([headers.get('etag'), headers.get('set-cookie')]).toEqual([null, null]);
  });

  it('shows what this installation is set to', async () => {
    const { text } = await setOtherwise().get('/proposal-tool', { host: 'proposals.example' });
    expect(text).toContain('/proposal-tool of https://proposals.example, free: 5');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('comes as the reader takes it: %s', async (accepted, encoding) => {
    const answer = await asBuilt().get('/proposal-tool', { 'accept-encoding': accepted });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
    expect(answer.text).toContain('/proposal-tool as built');
  });
});

it('a machine where nothing is set needs no rendering: the build was for it', () => {
  // There emulators replace the payment provider and Google.
  const settings = siteSettingsOf(readConfig({}));
  const withEmulators = { ...settings, billing: 'standin', signIn: { ...settings.signIn, hasGoogle: true } };
  expect(JSON.stringify(withEmulators)).toBe(JSON.stringify(FRESH_SETTINGS));
});
