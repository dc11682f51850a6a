import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { appForAll, startApp } from '../testing/app.ts';

// A build in miniature: the shell of the app, and a renderer whose pages say what they were given.
const folder = mkdtempSync(join(tmpdir(), 'bidwright-reported-'));
const [clientDir, siteDir] = [join(folder, 'client'), join(folder, 'site')];
mkdirSync(clientDir);
mkdirSync(siteDir);
const SHELL =
  '<html data-policy="__POLICY__" data-visits="__ANALYTICS__"><head><title data-boot>B</title></head></html>';
const RENDERER = `export const renderSite = (settings) =>
  ['/', '/pricing', '/faq', '/contact', '/terms', '/terms-of-service', '/privacy', '/privacy-policy'].map((name) => ({
    name,
    html: '<html data-policy="' + (settings.policyChangedOn ?? '') + '" data-visits="' + (settings.analyticsId ?? '') + '"></html>',
  }));`;
writeFileSync(join(clientDir, 'index.html'), SHELL);
writeFileSync(join(siteDir, 'settings.json'), '{}');
writeFileSync(join(siteDir, 'assets.json'), '{}');
writeFileSync(join(siteDir, 'render.js'), RENDERER);
afterAll(() => rmSync(folder, { recursive: true }));

const BOTH_KINDS = ['/', '/privacy-policy', '/proposal-tool', '/account'];

describe('a change of the policies', () => {
  it('is announced on every page from its day on for thirty days, by a process that runs all the time', async () => {
    let now = '2026-10-31T23:59:59Z';
    const env = { POLICY_CHANGED_ON: '2026-11-01' };
    const app = await startApp({ clientDir, siteDir, env, now: () => Date.parse(now) });
    const reported = async () =>
      Promise.all(BOTH_KINDS.map(async (path) => /data-policy="([^"]*)"/.exec((await app.get(path)).text)?.[1]));
    expect(await reported()).toEqual(['', '', '', '']);
    now = '2026-11-01T00:00:00Z';
    expect(await reported()).toEqual(BOTH_KINDS.map(() => '2026-11-01'));
    const { headers } = await app.get('/');
    now = '2026-11-30T23:59:59Z';
    expect(await reported()).toEqual(BOTH_KINDS.map(() => '2026-11-01'));
    now = '2026-12-01T00:00:00Z';
    expect(await reported()).toEqual(['', '', '', '']);
    // A browser that has cached the page with the notice gets the one without.
    expect((await app.get('/', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(200);
  });
});

describe('where visits are counted', () => {
  const app = appForAll({ clientDir, siteDir, env: { GA_MEASUREMENT_ID: 'G-1A2B3C4D5E' } });

  it.each(BOTH_KINDS)('%s says by which id, and its policy lets Google be asked', async (path) => {
    const page = await app().get(path);
    expect(page.text).toContain('data-visits="G-1A2B3C4D5E"');
    expect(page.headers.get('content-security-policy')).toContain(' https://www.googletagmanager.com/gtag/');
  });
});

describe('where they are not', () => {
  const app = appForAll({ clientDir, siteDir });

  it.each(BOTH_KINDS)(
    '%s says so, its policy names no host of theirs, and no change of policies is announced if none is set',
    async (path) => {
      const page = await app().get(path);
      expect(page.text).toContain('data-visits=""');
      expect(page.text).toContain('data-policy=""');
      expect(page.headers.get('content-security-policy')).not.toMatch(/google-analytics|googletagmanager|visits/);
    },
  );

  it.each([
    ['/', 200, null],
    ['/privacy-policy', 200, null],
    ['/proposal-tool', 200, 'noindex'],
    ['/reset-password', 200, 'noindex'],
    ['/checkout/success', 200, 'noindex'],
    ['/no-such-page', 404, 'noindex'],
  ])('search engines may show the pages of the site, and nothing of the app: %s', async (path, status, robots) => {
    const page = await app().get(path);
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([status, robots]);
  });
});
