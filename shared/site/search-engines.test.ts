import { expect, it } from 'vitest';
import { canonicalPath, SITE_PAGES } from './pages.ts';
import { PAGE_PATHS } from './paths.ts';
import { robotsTxt, sitemapXml } from './search-engines.ts';

const ORIGIN = 'https://bidwright.example';

it('robots may read the site, learn where its pages are listed, and leave the calls alone', () => {
  expect(robotsTxt(ORIGIN)).toBe(
    'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://bidwright.example/sitemap.xml\n',
  );
});

it('the list has each page of the site once, and nothing of the app', () => {
  const listed = [...sitemapXml(ORIGIN).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(['/', '/pricing', '/faq', '/contact', '/terms', '/privacy'].map((path) => `${ORIGIN}${path}`));
});

it('every page of the site exists, and a longer name leads to the short one', () => {
  const existing: readonly string[] = Object.values(PAGE_PATHS);
  for (const { path, aliases } of SITE_PAGES) {
    expect(existing).toEqual(expect.arrayContaining([path, ...aliases]));
    for (const name of [path, ...aliases]) expect(canonicalPath(name)).toBe(path);
  }
  expect(canonicalPath('/privacy-policy')).toBe('/privacy');
  expect(canonicalPath('/proposal-tool')).toBeUndefined();
});
