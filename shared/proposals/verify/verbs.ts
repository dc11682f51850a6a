/** Irregular English verbs: the past, the participle where it differs, and the plain form. */
const PAST = new Map(
  `built build, wrote write, written write, rewrote rewrite, rewritten rewrite, ghostwrote ghostwrite, ghostwritten ghostwrite,
  taught teach, ran run, kept keep, drew draw, drawn draw, redrew redraw, made make, led lead, brought bring, took take, taken take,
  found find, sent send, sold sell, held hold, knew know, known know, spoke speak, spoken speak, won win, grew grow, grown grow,
  caught catch, rebuilt rebuild, shot shoot, sang sing, sung sing, bought buy, gave give, given give, began begin, saw see, seen see,
  laid lay, told tell, left leave, met meet, oversaw oversee, overseen oversee, went go, gone go`
    .split(/,\s*/)
    .map((pair): [string, string] => {
      const [past = '', plain = ''] = pair.trim().split(' ');
      return [past, plain];
    }),
);

/** The plain form of a word, so that 'built' and 'build' are one. */
export function plainVerb(word: string): string {
  return PAST.get(word) ?? word;
}

const PRESENT = /(?<!\w)(?:I|we)(?:['’](?:m|re))?(?: (?:also|now|currently|still|often|regularly|always))* (\p{L}+)/giu;
const NOT_PRESENT = /^(?:have|had|was|were|did|would|will|can|could|should|may|might|shall|do|not|never|am|are)$/;

/** Whether a text puts a past fact in the present: 'I teach' for 'I taught'. */
export function isOverInFact(text: string, fact: string): boolean {
  const words = new Set(fact.toLowerCase().match(/\p{L}+/gu) ?? []);
  const isOver = (plain: string) => {
    if (NOT_PRESENT.test(plain) || words.has(plain) || words.has(`${plain}s`)) return false;
    return [...words].some((word) => word === `${plain}ed` || word === `${plain}d` || PAST.get(word) === plain);
  };
  const isStill = /(?<!\w)(?:I|we)(?: am|['’]m| are|['’]re) (?:\p{L}+ )?(?:the|an?|in)(?!\w)/iu.test(text);
  if (isStill && words.has('was') && !words.has('am')) return true;
  return [...text.matchAll(PRESENT)].some(([, verb = '']) => isOver(verb.toLowerCase()));
}
