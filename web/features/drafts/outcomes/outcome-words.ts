import type { Dimension, LENGTHS, Measure, Rate } from '#shared/drafts/outcomes.ts';
import { STYLES, TONES } from '#shared/proposals/options.ts';
import type { Opening } from '#shared/proposals/statuses.ts';

export const DIMENSION_NAMES: Readonly<Record<Dimension, string>> = {
  tone: 'Tone',
  style: 'Style',
  trade: 'Trade',
  length: 'Length',
  opening: 'Opening',
};

export const RATE_NAMES: Readonly<Record<Measure, string>> = { replied: 'Reply rate', won: 'Win rate' };

const LENGTH_NAMES: Readonly<Record<(typeof LENGTHS)[number]['value'], string>> = {
  under_100: 'Under 100 words',
  '100_149': '100–149 words',
  '150_199': '150–199 words',
  '200_plus': '200 words or more',
};

const OPENING_NAMES: Readonly<Record<Opening, string>> = {
  question: 'A question',
  own_words: 'Your own words',
  post: 'The client’s words',
  playbook: 'Trade knowledge',
  other: 'Something else',
};

const FIXED: Readonly<Record<Exclude<Dimension, 'trade'>, ReadonlyMap<string, string>>> = {
  tone: new Map(TONES.map(({ value, name }) => [value, name])),
  style: new Map(STYLES.map(({ value, name }) => [value, name])),
  length: new Map(Object.entries(LENGTH_NAMES)),
  opening: new Map(Object.entries(OPENING_NAMES)),
};

/** Trades whose name is more than the name of their folder with a capital. */
const TRADE_NAMES = new Map([
  ['ai', 'AI'],
  ['crm', 'CRM'],
  ['ecommerce', 'E-commerce'],
  ['seo', 'SEO'],
  ['three-d', '3D'],
  ['ux', 'UX'],
  ['wordpress', 'WordPress'],
]);

/** What a group is called; null: it is not known what the proposals have. */
export function groupName(dimension: Dimension, value: string | null): string {
  if (value === null) return 'Not known';
  return (dimension === 'trade' ? TRADE_NAMES : FIXED[dimension]).get(value) ?? capitalise(value);
}

function capitalise(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1).replaceAll(/[-_]/g, ' ');
}

/** In the order of the lengths, everything else as it came, the largest first; what is not known is last. */
export function compareGroups(dimension: Dimension) {
  const order = dimension === 'length' ? Object.keys(LENGTH_NAMES) : [];
  return (a: { value: string | null }, b: { value: string | null }): number => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    return order.indexOf(a.value) - order.indexOf(b.value);
  };
}

const percent = (share: number) => Math.round(share * 100);

/** A rate and its interval in whole percents: '25%' and '12–45%'. */
export function rateWords({ rate, low, high }: Rate): { readonly rate: string; readonly range: string } {
  return { rate: `${percent(rate)}%`, range: `${percent(low)}–${percent(high)}%` };
}
