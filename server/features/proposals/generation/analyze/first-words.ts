import type { Ask } from '#shared/proposals/brief.ts';
import { withoutOrder } from '#shared/proposals/verify/asked.ts';

const AT_THE_TOP =
  /^(?:please |kindly |also |and )*(?:start|begin|open) (?:(?:your|the) )?(?:(?:\w+ )?(?:proposal|application|reply|response|answer|bid|cover letter|letter|message|mail|e-?mail|note|text|pitch) )?(?:with|by (?:saying|writing|naming|telling (?:me|us)))\s+/i;
/** Only the applicant knows it, and a few words say it: the name of a tree, a favourite dish, the city they live in. */
const A_FEW_WORDS =
  /^(?:the |a |an |your )?(?:(?:\p{L}+ )?(?:name|colou?r|word|title|number|year|date|city|town|capital|country|animal|dish|joke|fun fact|song|film|movie|book)\b|favou?rite \p{L}+)/iu;
const MAX_WORDS = 14;

/** What the client wants to read first of all and only the user can say, with the words for a blank; null where nothing is. */
export function firstWordsOf(asks: readonly Ask[]): { ask: Ask; wanted: string } | null {
  for (const ask of asks) {
    const wanted = withoutOrder(ask.text)
      .replace(AT_THE_TOP, '')
      .replace(/[.:;!?\s]+$/, '');
    if (AT_THE_TOP.test(ask.text) && A_FEW_WORDS.test(wanted) && wanted.split(/\s+/).length <= MAX_WORDS)
      return { ask, wanted };
  }
  return null;
}
