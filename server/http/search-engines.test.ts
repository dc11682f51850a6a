import { describe, expect, it } from 'vitest';
import { appForAll } from '../testing/app.ts';

describe('a robot', () => {
  const app = appForAll({ env: { APP_ORIGIN: 'https://proposals.example' } });

  it('learns what it may fetch, and where the pages are listed by the address that the site is reached at', async () => {
    const answer = await app().get('/robots.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.text).toContain('Disallow: /api/\n');
    expect(answer.text).toContain('Sitemap: https://proposals.example/sitemap.xml\n');
  });

  it('finds the pages of the site listed, and none of the app', async () => {
    const answer = await app().get('/sitemap.xml');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(answer.text).toContain('<loc>https://proposals.example/pricing</loc>');
    expect(answer.text).not.toMatch(/proposal-tool|account|auth|checkout/);
  });

  it.each(['/robots.txt', '/sitemap.xml'])(
    'gets %s with the headers of every answer, and may keep it',
    async (path) => {
      const { headers } = await app().get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
      expect(headers.has('x-robots-tag')).toBe(false);
      expect((await app().send('POST', path, { body: {} })).status).toBe(405);
    },
  );
});
