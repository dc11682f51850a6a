import { openOtherSite } from './harness/other-site.ts';
import { expect, test } from './harness/test.ts';

// Every kind of thing that is served: the site's pages, the app's, what is not there, files with and without a hash in their name.
const SITE = ['/', '/pricing', '/faq', '/contact', '/terms', '/terms-of-service', '/privacy', '/privacy-policy'];
/** At addresses of the app, but the same for every visitor. */
const VISITORS = ['/auth', '/account', '/proposals'];
const APP = ['/proposal-tool', '/me', '/checkout', '/no-such-page', '/account/x.css'];
const ICONS = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest'];
const FILES = ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/social.png', ...ICONS];

/** What a page says of itself in its head, by the name of the attribute. */
const valuesOf = (html: string, tag: RegExp, attribute: string) =>
  [...html.matchAll(tag)].map(([found]) => new RegExp(`${attribute}="([^"]*)"`).exec(found)?.[1]);

test('every answer has the headers that keep others out, and pages say what may run in them', { tag: '@main' }, async ({
  app,
}) => {
  for (const path of [...SITE, ...VISITORS, ...APP, ...FILES, '/assets/gone.js']) {
    const answer = await fetch(`${app.url}${path}`);
    const { headers } = answer;
    expect.soft(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect.soft(headers.get('x-frame-options'), path).toBe('DENY');
    expect.soft(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect.soft(headers.get('cross-origin-opener-policy'), path).toBe('same-origin-allow-popups');
    expect.soft(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
    expect.soft(headers.get('permissions-policy'), path).toContain('camera=()');
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect.soft(policy, path).toContain(part);
    expect.soft(policy, path).not.toMatch(/unsafe-|\*/);
    if (![...SITE, ...VISITORS, ...APP].includes(path)) continue;
    expect.soft(policy, path).toContain("require-trusted-types-for 'script'");
    expect.soft(policy, path).toContain("form-action 'self'");
    // By hash where they are the same for everybody.
    expect.soft(policy, path).toMatch(APP.includes(path) ? /style-src 'self' 'nonce-/ : /script-src 'self' 'sha256-/);
    expect.soft(headers.get('content-type'), path).toMatch(/^text\/html; charset=utf-8$/i);
    expect.soft(headers.get('cache-control'), path).toBe('no-cache');
    expect.soft(headers.get('x-robots-tag'), path).toBe(SITE.includes(path) ? null : 'noindex');
    const html = await answer.text();
    expect.soft(valuesOf(html, /<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g, 'href'), path).toEqual(ICONS);
    const robots = valuesOf(html, /<meta name="robots"[^>]*>/g, 'content');
    expect.soft(robots, path).toEqual(SITE.includes(path) ? [] : ['noindex']);
    const referrer = valuesOf(html, /<meta name="referrer"[^>]*>/g, 'content');
    if (path === '/auth') expect.soft(referrer, path).toEqual(['strict-origin']);
  }
  // A path of the account that looks like a file holds nothing private, and is not cached.
  const answer = await fetch(`${app.url}/account/x.css`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache']);

  const { icons } = await (await fetch(`${app.url}/manifest.webmanifest`)).json();
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
  for (const { src, sizes } of icons) {
    const png = Buffer.from(await (await fetch(`${app.url}${src}`)).arrayBuffer());
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  const ico = Buffer.from(await (await fetch(`${app.url}/favicon.ico`)).arrayBuffer());
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 3, 16]);
});

test('in a frame of someone else no page is shown', async ({ page, app, trouble }) => {
  trouble.allow(/frame|another host was asked: http:\/\/127\.0\.0\.1:\d+\/$/i);
  const frames = ['/', '/checkout', '/account', '/auth'].map((path) => `<iframe src="${app.url}${path}"></iframe>`);
  await page.goto(await openOtherSite(page, frames.join('')));
  await expect.poll(() => page.frames().filter((frame) => frame.url().startsWith('chrome-error:')).length).toBe(4);
  expect(page.frames().map((frame) => frame.url())).not.toContain(`${app.url}/checkout`);
});
