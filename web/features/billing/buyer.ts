/** What the provider's checkout is opened with, so that nobody types what we know. The buyer can change both there. */
export interface Buyer {
  readonly email: string;
  readonly address?: { readonly countryCode: string };
}

export function buyerWith(email: string): Buyer {
  const countryCode = countryHere();
  return countryCode === undefined ? { email } : { email, address: { countryCode } };
}

/** The country of the time zone, or else of the language, which is often American English elsewhere. Undefined where neither says one. */
export function countryHere(
  timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: string = navigator.language,
): string | undefined {
  const ofLanguage = new Intl.Locale(language).region;
  const inZone = (region: string) => timeZonesOf(region).includes(timeZone);
  if (ofLanguage && inZone(ofLanguage)) return ofLanguage;
  return REGIONS.find(inZone) ?? ofLanguage;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** Browsers differ in how they spell it. */
interface LocaleWithZones extends Intl.Locale {
  readonly getTimeZones?: () => string[] | undefined;
  readonly timeZones?: string[] | undefined;
}

/** Empty for what is no region, and in browsers that do not know. */
function timeZonesOf(region: string): readonly string[] {
  const locale: LocaleWithZones = new Intl.Locale(`und-${region}`);
  // 'UK' is another name of 'GB', which has its own turn.
  return locale.region === region ? (locale.getTimeZones?.() ?? locale.timeZones ?? []) : [];
}
