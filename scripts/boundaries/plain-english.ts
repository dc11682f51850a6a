// The interface speaks plain product English: docs/conventions.md, Words.

/** Phrases of ours that nobody else uses. A product that a native speaker writes says what happens instead. */
const OWN_PHRASES = new RegExp(
  `\\b(?:${[
    '(?:your|the) desk',
    'c[oa]mes? along',
    'takes? (?:the place|your \\w+ along)',
    'meanwhile',
    'look among',
    'rests? on',
    'go(?:es)? on',
    'gone for good',
    'somebody',
    'nobody',
    'everybody',
    'whoever',
    'the way out',
    'put aside',
    'br(?:ing|ought) (?:it |them |one )?back',
    'stands? (?:here|there|in|on|neither|beside|for itself)',
    'stay(?:s|ed)? with you',
    'need not',
    '(?:profile|account|draft|letter|post|field|folder) holds',
    'and holds',
    'they lie',
    'by itself',
    'by themselves',
    'a \\w+ of its own',
    'as long as you like',
    'from this moment',
    'unwanted mail',
    'not whole',
    'the law asks',
    'hardly a',
    'not there any ?more',
    'people are here',
    'neither \\w+ nor',
    'is told before',
    'a sign that',
    'was told',
  ].join('|')})\\b`,
  'i',
);

const STRING = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;
// Between tags, or between a tag and an expression, a text has letters and none of the signs of code.
const JSX_TEXT = /[>}]([^<>{}=;()]*[A-Za-z][^<>{}=;]*)(?=[<{])/g;
/** Text for people: several words, and no pattern. */
const WORDS = /^[^|\\]*\s[^|\\]*$/;

/** A phrase of ours in the sentences of `code`, which are string literals and, with tags, the text between them. */
function findOwnPhrase(code: string): string | undefined {
  const strings = [...code.matchAll(STRING)].map(([, single, double, template]) => single ?? double ?? template ?? '');
  const isMarkup = code.includes('</') || code.includes('/>');
  const texts = isMarkup ? [...code.matchAll(JSX_TEXT)].map(([, text = '']) => text) : [];
  for (const text of [...strings.filter((one) => WORDS.test(one)), ...texts]) {
    const [phrase] = OWN_PHRASES.exec(text.replace(/\s+/g, ' ')) ?? [];
    if (phrase !== undefined) return phrase;
  }
  return undefined;
}

export const OWN_PHRASE_IN_TEXT = {
  test: (code: string) => findOwnPhrase(code) !== undefined,
  quote: findOwnPhrase,
};
