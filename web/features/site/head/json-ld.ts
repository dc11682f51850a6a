import { formatPrice, PRO_PRICE_CENTS } from '#shared/plans/catalogue.ts';
import { SITE } from '#shared/site/config.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { answerText, type Question } from '../questions/question.ts';

/** Something that schema.org has a word for. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** An object that appears twice on a page is written once and referenced by its id. */
export function graph(things: readonly Thing[]): object {
  return { '@context': 'https://schema.org', '@graph': things };
}

export function organization({ origin, supportEmail }: SiteSettings): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: SITE.company,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmail },
  };
}

export function webSite({ origin }: SiteSettings): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: SITE.name,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organization` },
  };
}

/** The product with what it costs. No ratings: nobody has given any. */
export function softwareApplication({ origin }: SiteSettings, description: string): Thing {
  const url = `${origin}${paths.pricing}`;
  return {
    '@type': 'SoftwareApplication',
    '@id': `${origin}/#application`,
    name: SITE.name,
    url: `${origin}/`,
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any, in a web browser',
    publisher: { '@id': `${origin}/#organization` },
    offers: [
      { '@type': 'Offer', name: 'Free', url, ...money(0) },
      { '@type': 'Offer', name: 'Pro, by the month', url, ...subscription(PRO_PRICE_CENTS.monthly, 'MON') },
      { '@type': 'Offer', name: 'Pro, by the year', url, ...subscription(PRO_PRICE_CENTS.yearly, 'ANN') },
    ],
  };
}

export function faqPage(questions: readonly Question[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map((one) => ({
      '@type': 'Question',
      name: one.question,
      acceptedAnswer: { '@type': 'Answer', text: answerText(one) },
    })),
  };
}

/** `unitCode` is UN/CEFACT's: MON is a month, ANN a year. */
function subscription(cents: number, unitCode: 'MON' | 'ANN'): object {
  const referenceQuantity = { '@type': 'QuantitativeValue', value: 1, unitCode };
  return {
    ...money(cents),
    priceSpecification: { '@type': 'UnitPriceSpecification', ...money(cents), referenceQuantity },
  };
}

function money(cents: number): object {
  // A number as schema.org wants it: without the sign and the commas that people read.
  return { price: formatPrice(cents).replaceAll(/[^\d.]/g, ''), priceCurrency: 'USD' };
}
