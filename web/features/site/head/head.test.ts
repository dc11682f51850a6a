import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { SITE_PAGES } from '#shared/site/pages.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { headOf, printJsonLd } from './head.ts';

const SETTINGS: SiteSettings = {
  origin: 'https://proposals.example',
  supportEmail: 'help@proposals.example',
  freeWeeklyLimit: null,
  billing: 'live',
  policyChangedOn: null,
  analyticsId: null,
  signIn: { kind: 'embedded', hasGoogle: true, passwordMinLength: 6 },
};
const PATHS = SITE_PAGES.flatMap(({ path, aliases }) => [path, ...aliases]);

interface Head {
  readonly title: string;
  /** Of metas by their name or property, of links by their rel. */
  readonly values: ReadonlyMap<string, string>;
  readonly things: readonly Record<string, unknown>[];
}

/** As a browser reads it, which is how a fault in the writing of it shows. */
function read(path: string, settings: Partial<SiteSettings> = {}): Head {
  const values = new Map<string, string>();
  let [title, json] = ['', '{}'];
  const [html] = parse(
    `<!doctype html><html><head>${headOf(path, { ...SETTINGS, ...settings })}</head>`,
  ).childNodes.slice(-1);
  const [head] = html && 'childNodes' in html ? html.childNodes : [];
  for (const node of head && 'childNodes' in head ? head.childNodes : []) {
    if (!('tagName' in node)) continue;
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    const [inner] = node.childNodes;
    const text = inner && 'value' in inner ? inner.value : '';
    if (node.tagName === 'title') title = text;
    if (node.tagName === 'script') json = text;
    const key = attributes.name ?? attributes.property ?? attributes.rel;
    if (key !== undefined) values.set(key, attributes.content ?? attributes.href ?? '');
  }
  const graph: unknown = Reflect.get(Object(JSON.parse(json)), '@graph');
  return { title, values, things: Array.isArray(graph) ? graph : [] };
}

const thing = ({ things }: Head, type: string) => things.find((one) => one['@type'] === type);

describe('the head of a page of the site', () => {
  it.each(PATHS)('%s has a title, a description of its own and one address', (path) => {
    const { title, values } = read(path);
    const others = SITE_PAGES.filter((page) => page.path !== path && !page.aliases.includes(path));
    expect(title).toMatch(/^[^·]{3,} · Bidwright$/);
    const description = values.get('description') ?? '';
    expect([description.length >= 70, description.length <= 155], description).toEqual([true, true]);
    for (const other of others) {
      expect(read(other.path).values.get('description')).not.toBe(description);
      expect(read(other.path).title).not.toBe(title);
    }
    expect(values.get('canonical')).toBe(values.get('og:url'));
  });

  it('names the short address on the long one', () => {
    expect(read('/privacy-policy').values.get('canonical')).toBe('https://proposals.example/privacy');
    expect(read('/').values.get('canonical')).toBe('https://proposals.example/');
  });

  it('shows a picture with every link to it, and icons to the browser', () => {
    const { title, values } = read('/faq');
    expect(Object.fromEntries(values)).toMatchObject({
      'og:type': 'website',
      'og:title': title,
      'og:description': values.get('description'),
      'og:image': 'https://proposals.example/social.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      icon: '/favicon.svg',
      'apple-touch-icon': '/apple-touch-icon.png',
      manifest: '/manifest.webmanifest',
    });
  });

  it('says what is free as the setting says it, and keeps within the length', () => {
    expect(read('/pricing').values.get('description')).toMatch(/^Unlimited proposals are free\. Pro is /);
    const limited = read('/pricing', { freeWeeklyLimit: 100_000 }).values.get('description') ?? '';
    expect(limited).toMatch(/^100,000 proposals a week are free\. /);
    expect(limited.length).toBeLessThanOrEqual(155);
  });

  it('is no place for markup', () => {
    const { values } = read('/', { origin: 'https://a.example/"><script>' });
    expect(values.get('canonical')).toBe('https://a.example/"><script>/');
  });

  it('belongs to a page that exists', () => {
    expect(() => read('/account')).toThrow('/account is no page of the site');
  });
});

describe('what search engines read', () => {
  it.each(['/', '/pricing'])('%s has the product with the prices of the catalogue', (path) => {
    expect(thing(read(path), 'SoftwareApplication')).toMatchObject({
      name: 'Bidwright',
      url: 'https://proposals.example/',
      offers: [
        { '@type': 'Offer', name: 'Free', price: '0', priceCurrency: 'USD' },
        { price: '9.99', priceSpecification: { price: '9.99', referenceQuantity: { value: 1, unitCode: 'MON' } } },
        { price: '89.99', priceSpecification: { price: '89.99', referenceQuantity: { value: 1, unitCode: 'ANN' } } },
      ],
    });
  });

  it('every page has who runs the site, and how support is reached', () => {
    for (const path of PATHS)
      expect(thing(read(path), 'Organization')).toMatchObject({
        name: 'Bidwright',
        contactPoint: { email: 'help@proposals.example' },
      });
  });

  it('the prices have their questions, answered as on the page', () => {
    const questions = thing(read('/pricing', { freeWeeklyLimit: 5 }), 'FAQPage')?.mainEntity;
    expect(questions).toEqual(
      expect.arrayContaining([
        {
          '@type': 'Question',
          name: 'What is in the free plan?',
          acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^5 proposals a week in the /) },
        },
      ]),
    );
    expect(JSON.stringify(questions)).toContain('Write to help@proposals.example.');
  });

  it('the eight questions are answered in words alone', () => {
    const questions = thing(read('/faq'), 'FAQPage')?.mainEntity;
    expect(questions).toHaveLength(8);
    expect(JSON.stringify(questions)).toContain('The Privacy Policy has the details.');
  });

  it('nothing in it can end the script that holds it', () => {
    const printed = printJsonLd({ name: '</script><!--<script>' });
    expect(printed.match(/</g)).toHaveLength(2);
    expect(JSON.parse(printed.replaceAll(/<[^>]*>/g, ''))).toEqual({ name: '</script><!--<script>' });
  });
});
