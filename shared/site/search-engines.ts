import { escapeHtml } from '#shared/http/escape-html.ts';
import { SITE_PAGES } from './pages.ts';

/** The picture that a link to the site is shown with, made at build. */
export const SOCIAL_PICTURE = { path: '/social.png', width: 1200, height: 630 } as const;

/** What a robot may fetch, as /robots.txt says it. `origin` is where the site is reached, without a slash at its end. */
export function robotsTxt(origin: string): string {
  // Not the app's pages: they say noindex themselves, and one that may not be fetched cannot say it, so that it would still be
  // listed by whatever links to it.
  return ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** The pages that search engines may show, each by the one address it is to be found by. */
export function sitemapXml(origin: string): string {
  const entries = SITE_PAGES.map(({ path }) => `  <url><loc>${escapeHtml(`${origin}${path}`)}</loc></url>`);
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="${namespace}">`,
    ...entries,
    '</urlset>',
    '',
  ];
  return lines.join('\n');
}
