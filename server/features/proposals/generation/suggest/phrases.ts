import { isEmptyWord, stem, wordsOf } from '#shared/proposals/verify/words.ts';
import { withoutAccents } from '../write/fold.ts';
import { playbookOf } from '../write/playbook.ts';

/** A cue has at most so many words. */
const MOST_WORDS = 4;

/** Every run of one to four stems of a text: a cue is found by one look-up, as whole words, with any ending and accent. */
export function phrasesOf(text: string): Set<string> {
  const stems = stemsIn(text);
  const found = new Set<string>();
  for (let at = 0; at < stems.length; at++)
    for (let count = 1; count <= MOST_WORDS && at + count <= stems.length; count++)
      found.add(stems.slice(at, at + count).join(' '));
  return found;
}

const normalisedCues = new Map<string, string>();

/** A cue as `phrasesOf` has it; of a longer one the first four words. */
export function phraseOf(cue: string): string {
  const known = normalisedCues.get(cue);
  if (known !== undefined) return known;
  const phrase = stemsIn(cue).slice(0, MOST_WORDS).join(' ');
  normalisedCues.set(cue, phrase);
  return phrase;
}

function stemsIn(text: string): string[] {
  return wordsOf(withoutAccents(text)).map(stem);
}

interface Counts {
  readonly texts: number;
  readonly counts: ReadonlyMap<string, number>;
}

const countsByLanguage = new Map<string, Counts>();

/** How rare a phrase is among the examples of the playbook: the natural logarithm of all over those that have it, 0.3 to 5. */
export function rarityOf(phrase: string, language: string): number {
  if (isEmptyWord(phrase)) return 0.3;
  const { texts, counts } = countsOf(language);
  return Math.min(5, Math.max(0.3, Math.log(texts / (1 + (counts.get(phrase) ?? 0)))));
}

function countsOf(language: string): Counts {
  const known = countsByLanguage.get(language);
  if (known) return known;
  const counts = new Map<string, number>();
  let texts = 1;
  for (const { examples } of playbookOf(language))
    for (const example of examples) {
      texts += 1;
      for (const phrase of phrasesOf(example)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  const found = { texts, counts };
  countsByLanguage.set(language, found);
  return found;
}
