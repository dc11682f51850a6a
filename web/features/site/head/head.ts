import { escapeHtml } from '#shared/http/escape-html.ts';
import { freePlanWords } from '#shared/plans/free-plan.ts';
import { offerFor, trialLabel } from '#shared/plans/offer.ts';
import { pageTitle, SITE } from '#shared/site/config.ts';
import { CANVAS_COLOUR, ICON_LINKS } from '#shared/site/icons.ts';
import { canonicalPath } from '#shared/site/pages.ts';
import { SOCIAL_PICTURE } from '#shared/site/search-engines.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { faqQuestions } from '../faq/faq-questions.ts';
import { billingQuestions } from '../pricing/billing-questions.ts';
import { faqPage, graph, organization, softwareApplication, type Thing, webSite } from './json-ld.ts';

/**
 * The HTML head of the page at `path` for search engines, link previews and the browser. An
 * alias names the one address that the page is to be found by.
 */
export function headOf(path: string, settings: SiteSettings): string {
  const canonical = canonicalPath(path);
  if (canonical === undefined) throw new Error(`${path} is no page of the site`);
  const words = pageWords(canonical, settings);
  const things = [organization(settings), ...thingsOf(canonical, settings, words)];
  return [...tagsOf(canonical, settings, words), printJsonLd(graph(things))].join('\n');
}

function tagsOf(path: string, { origin }: SiteSettings, { title, description }: PageWords): string[] {
  const url = `${origin}${path}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    about('description', description),
    printTag('link', { rel: 'canonical', href: url }),
    // In the dark theme a script sets the colour.
    about('theme-color', CANVAS_COLOUR),
    ...ICON_LINKS.map((attributes) => printTag('link', attributes)),
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

function about(name: string, content: string): string {
  return printTag('meta', { name, content });
}

/** For link previews of the page. */
function openGraphTag(property: string, content: string): string {
  return printTag('meta', { property: `og:${property}`, content });
}

function printTag(tag: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string {
  return `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')}>`;
}

function thingsOf(path: string, settings: SiteSettings, { description }: PageWords): readonly Thing[] {
  if (path === paths.home) return [webSite(settings), softwareApplication(settings, description)];
  if (path === paths.pricing) return [softwareApplication(settings, description), faqPage(billingQuestions(settings))];
  if (path === paths.faq) return [faqPage(faqQuestions(settings))];
  return [];
}

/**
 * Data that a search engine reads, as the text of a script that no browser runs. `<` could end that script, or begin a
 * comment in it; JSON may write it by its number.
 */
export function printJsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

interface PageWords {
  readonly title: string;
  /** What a search engine shows below the title: 70 to 155 characters, the rest would be cut. */
  readonly description: string;
}

/** How each page of the site names itself, by the address it is to be found by. */
function pageWords(path: string, settings: Pick<SiteSettings, 'freeWeeklyLimit'>): PageWords {
  const words = WORDS[path];
  if (!words) throw new Error(`No title and description for ${path}`);
  const { title, description } = words(settings);
  return { title: pageTitle(title), description };
}

const WORDS: Readonly<Record<string, (settings: Pick<SiteSettings, 'freeWeeklyLimit'>) => PageWords>> = {
  [paths.home]: () => ({
    title: 'Freelance proposals that answer the job post, with AI or without',
    description:
      'Paste a job post and get a proposal that answers every question in it, written with AI or without. No account needed.',
  }),
  [paths.pricing]: ({ freeWeeklyLimit }) => ({ title: 'Pricing', description: pricing(freeWeeklyLimit) }),
  [paths.faq]: () => ({
    title: 'FAQ',
    description: `What ${SITE.name} does, what is free, what Pro adds, where your proposals are stored, how editing works, and how to upgrade or cancel.`,
  }),
  [paths.contact]: () => ({
    title: 'Contact',
    description: `A question about ${SITE.name}, your account or a payment? Write to us: we reply within ${SITE.supportReply}.`,
  }),
  [paths.terms]: () => ({
    title: 'Terms of Service',
    description: `The rules for using ${SITE.name}: accounts, subscriptions, cancellation, who owns the proposals, and what is not allowed.`,
  }),
  [paths.privacy]: () => ({
    title: 'Privacy Policy',
    description: `What ${SITE.name} knows about you, what it does with it and for how long, and how you can see, take or delete it.`,
  }),
};

function pricing(freeWeeklyLimit: number | null): string {
  const [month, year] = [offerFor('monthly'), offerFor('yearly')];
  const trial = trialLabel();
  const free = freePlanWords(freeWeeklyLimit).sentence;
  const pro = `Pro is ${month.price} ${month.per} or ${year.price} ${year.per}${trial ? `, with a ${trial}` : ''}`;
  return `${free} ${pro}. Compare what each plan includes.`;
}
