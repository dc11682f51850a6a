import { contentStems } from '#shared/proposals/verify/words.ts';

/** A word as it is compared with others: its family, and what it is a kind of. */
export interface Root {
  readonly family: string;
  readonly kind: string | undefined;
}

// Of the stemmers on the registry (Porter, Porter 2, Snowball) none brings 'wrote' to 'writer' or 'edit' to 'editor'.
const IRREGULAR: Readonly<Record<string, string>> = {
  wrot: 'writ',
  written: 'writ',
  ghostwrot: 'ghostwrit',
  ghostwritten: 'ghostwrit',
  rewrot: 'rewrit',
  rewritten: 'rewrit',
  drew: 'draw',
  drawn: 'draw',
  taught: 'teach',
  sold: 'sell',
  sal: 'sell',
  shot: 'shoot',
  spok: 'speak',
  spoken: 'speak',
  redrew: 'redraw',
  rebuilt: 'rebuild',
  ran: 'run',
  led: 'lead',
  kept: 'keep',
  sung: 'sing',
  sang: 'sing',
  speech: 'speak',
  colour: 'color',
  analysi: 'analy',
  analyst: 'analy',
  analytic: 'analy',
  analyz: 'analy',
  analys: 'analy',
  photo: 'photograph',
  recruitment: 'recruit',
  advic: 'advis',
  webpag: 'websit',
  homepag: 'websit',
};

/** Who has done the one has done the other's kind: a memoir is a book. */
const KINDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    book: 'memoir novel ebook autobiography biography textbook cookbook nonfiction book',
    websit: 'website homepage webpage site',
    shop: 'shop store webshop ecommerce woocommerce shopify',
    film: 'film documentary reel clip video vlog footage',
    spreadsheet: 'spreadsheet excel sheets workbook',
    mail: 'newsletter email mailing',
    bookkeep: 'bookkeeping accounting quickbooks xero',
  }).flatMap(([kind, members]) => contentStems(members).map((member) => [member, kind])),
);

const ONE_WORD: readonly [RegExp, string][] = [
  [/\bghost[- ]?wr/gi, 'ghostwr'],
  [/\be-commerce\b/gi, 'ecommerce'],
  [/\be-?book/gi, 'ebook'],
  [/\bweb[- ]site/gi, 'website'],
  [/\be-mail/gi, 'email'],
  [/\bbook[- ]keep/gi, 'bookkeep'],
  // A booking is no book.
  [/\bbook(?:ings?|ed)\b/gi, 'reservation'],
];

/** The words of `text` that carry meaning, so that 'Ghostwriter' meets 'ghostwrote', 'editor' 'edited', and 'memoir' 'book'. */
export function rootsOf(text: string): Root[] {
  const joined = ONE_WORD.reduce((rest, [parted, one]) => rest.replace(parted, one), text);
  return contentStems(joined).map((stem) => ({ family: familyOf(stem), kind: KINDS[stem] }));
}

/** The same as plain words, each once. */
export function familiesIn(text: string): Set<string> {
  return new Set(rootsOf(text).map(({ family }) => family));
}

const LEAST = 4;
const NO_AGENT = new Set(['author', 'color', 'behavior', 'vendor', 'sector', 'vector', 'error', 'minor', 'major']);
const ENDS_IN_AT = new Set(['format', 'habitat', 'combat', 'climat', 'privat', 'accurat', 'corporat', 'templat']);

/** 'translator', 'translate' and 'translation' lose what tells them apart; 'format' is not 'form'. */
function familyOf(stem: string): string {
  const irregular = IRREGULAR[stem];
  if (irregular !== undefined) return irregular;
  if (NO_AGENT.has(stem) || ENDS_IN_AT.has(stem)) return stem;
  const bare = stem.replace(/(?:at)?or$|(?<=..)at$/, '');
  return bare.length >= LEAST ? bare : stem;
}
