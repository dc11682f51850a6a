import { robotsTxt, sitemapXml } from '#shared/site/search-engines.ts';
import type { App } from './context.ts';

/** An hour: robots ask before each visit, and what is said changes with the installation alone. */
const CACHE = 'public, max-age=3600';

/** Lists for robots what they may fetch and which pages exist, with the site's public address. */
export function mountSearchEngines(app: App, origin: string): void {
  const answers = [
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', text: robotsTxt(origin) },
    { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', text: sitemapXml(origin) },
  ];
  for (const { path, type, text } of answers) {
    app.get(path, (c) => {
      c.set('pattern', path);
      return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': CACHE });
    });
  }
}
