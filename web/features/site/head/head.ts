import { SITE } from '#shared/site/config.ts';
import { CANVAS_COLOUR, ICON_LINKS } from '#shared/site/icons.ts';
import { canonicalPath } from '#shared/site/pages.ts';
import { SOCIAL_PICTURE } from '#shared/site/search-engines.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { faqQuestions } from '../faq/faq-questions.ts';
import { billingQuestions } from '../pricing/billing-questions.ts';
import { faqPage, graph, organization, softwareApplication, type Thing, webSite } from './json-ld.ts';
import { type HeadTag, printJsonLd, printTags } from './print-tags.ts';
import { type PageWords, pageWords } from './words.ts';

/**
 * The HTML head of the page at `path` for search engines, link previews and the browser. An
 * alias names the one address that the page is to be found by.
 */
export function headOf(path: string, settings: SiteSettings): string {
  const canonical = canonicalPath(path);
  if (canonical === undefined) throw new Error(`${path} is no page of the site`);
  const words = pageWords(canonical, settings);
  const things = [organization(settings), ...thingsOf(canonical, settings, words)];
  return `${printTags(tagsOf(canonical, settings, words))}\n${printJsonLd(graph(things))}`;
}

function tagsOf(path: string, { origin }: SiteSettings, { title, description }: PageWords): HeadTag[] {
  const url = `${origin}${path}`;
  return [
    { tag: 'title', text: title },
    about('description', description),
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    // In the dark theme a script sets the colour.
    about('theme-color', CANVAS_COLOUR),
    ...ICON_LINKS.map((attributes) => ({ tag: 'link' as const, attributes })),
    openGraphTag('type', 'website'),
    openGraphTag('site_name', SITE.name),
    openGraphTag('title', title),
    openGraphTag('description', description),
    openGraphTag('url', url),
    openGraphTag('image', `${origin}${SOCIAL_PICTURE.path}`),
    openGraphTag('image:type', 'image/png'),
    openGraphTag('image:width', String(SOCIAL_PICTURE.width)),
    openGraphTag('image:height', String(SOCIAL_PICTURE.height)),
    openGraphTag('image:alt', SITE.banner),
    about('twitter:card', 'summary_large_image'),
  ];
}

function about(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

/** For link previews of the page. */
function openGraphTag(property: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: `og:${property}`, content } };
}

function thingsOf(path: string, settings: SiteSettings, { description }: PageWords): readonly Thing[] {
  if (path === paths.home) return [webSite(settings), softwareApplication(settings, description)];
  if (path === paths.pricing) return [softwareApplication(settings, description), faqPage(billingQuestions(settings))];
  if (path === paths.faq) return [faqPage(faqQuestions(settings))];
  return [];
}
