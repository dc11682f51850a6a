const DETERMINER = '(?:the|our|my|all|these|those|most|many|some|both)';
/** What the clause before speaks of, at its head: 'the figures may not agree', 'all recordings are noisy'. */
const SUBJECT = new RegExp(
  `(?:^|[,;] |\\b(?:and|but|so|because|as|since|if|that) )((?:${DETERMINER} )?(?!(?:it|they|he|she|i|we|you|this|that|there|which|who|what|and|but|if|nobody|nothing)\\b)\\p{L}[\\p{L}-]*(?: (?!(?:and|or|but|so)\\b)[\\p{L}-]+){0,2}?) (?:may|might|can|are|is|was|were|has|have|had|do|does|don['’]t|doesn['’]t|come|comes|look|looks|sound|sounds)\\b`,
  'giu',
);

/** The noun that 'it' or 'they' at the head of a clause stands for, as the words before it name it; null where none fits. */
export function antecedentOf(before: string, pronoun: 'it' | 'them'): string | null {
  const named = [...before.matchAll(SUBJECT)].map(([, name = '']) => name).at(-1);
  if (named === undefined) return null;
  const isPlural = /(?:[^su]s|people|data)$/i.test(named);
  if (isPlural !== (pronoun === 'them') || named.split(' ').length > 4) return null;
  const bare = /^(?:the|our|my|all|these|those|both) /i.test(named) ? named : `the ${named}`;
  return bare.charAt(0).toLowerCase() + bare.slice(1).replace(/^(\S+ )(?:of )$/u, '$1');
}
