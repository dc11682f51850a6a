import type { MaskedKind } from '#shared/proposals/masking.ts';
import { accountsIn, addressesIn, emailsIn, phonesIn } from './find-contacts.ts';
import { namesIn } from './find-names.ts';

/** A text to mask, as it is. */
export interface Found {
  readonly kind: MaskedKind;
  readonly text: string;
}

// 'Node.js' and 'ASP.NET' are no addresses: without 'https://' and 'www.' an address is known by its ending, or by what
// follows it.
const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"'“”‘’()[\]]+|(?<![\w@.-])(?!(?:asp|vb|ado)\.net\b)(?:[a-z0-9-]+\.)+(?:com|net|org|io|dev|app|co|me|de|es|fr|pt|br|uk|eu|shop|store|agency|studio|design|example)\b(?:\/[^\s<>"'“”‘’()[\]]*)?/gi;
const CURRENCY =
  '(?:US\\$|CA?\\$|AU?\\$|R\\$|[$€£¥₹₽₺₪]|(?:USD|EUR|GBP|CAD|AUD|NZD|CHF|INR|BRL|MXN|PLN|SEK|NOK|DKK|JPY)(?!\\p{L}))';
const NUMBER = '\\d+(?:[.,\\u00A0\\u202F ]\\d{3})*(?:[.,]\\d+)?(?: ?[kKmM](?!\\p{L}))?';
const WORDS = '(?:[Dd]ollars|[Ee]uros?|[Pp]ounds|bucks|rupees|reais|pesos|cents|francs)';
const RANGE = `${NUMBER}(?: ?(?:-|–|to) ?(?:${CURRENCY} ?)?${NUMBER})?`;
// A number behind one of these is money, in any currency.
const PRICED =
  '(?<=(?<!\\p{L})(?:[Bb]udget|[Rr]ate|[Pp]ay|[Pp]ays|[Pp]aying|[Pp]rice|[Ss]alary|[Cc]ost|[Ff]ee|[Pp]resupuesto|[Oo]rçamento|[Hh]onorar)(?!\\p{L})[^\\n.\\d]{0,20})(?=\\d{2})';
const AMOUNT = new RegExp(
  `${CURRENCY} ?${RANGE}(?: ?${CURRENCY})?|(?<![\\p{L}\\d.,])${RANGE} ?(?:${CURRENCY}|${WORDS}(?!\\p{L}))|${PRICED}${RANGE}`,
  'gu',
);

const FINDERS: Record<MaskedKind, (text: string, known: readonly string[]) => readonly string[]> = {
  names: namesIn,
  emails: emailsIn,
  phones: phonesIn,
  addresses: addressesIn,
  accounts: accountsIn,
  links: (text) => (text.match(LINK) ?? []).map((link) => link.replace(/[.,;:!?…]+$/, '')),
  amounts: (text) => text.match(AMOUNT) ?? [],
};

/** The texts of these kinds in `text`, each once. `known` are names of tools and skills, which belong to nobody. */
export function textsToHide(text: string, kinds: readonly MaskedKind[], known: readonly string[]): Found[] {
  return kinds.flatMap((kind) => [...new Set(FINDERS[kind](text, known))].map((found) => ({ kind, text: found })));
}
