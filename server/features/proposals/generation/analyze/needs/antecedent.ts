const DETERMINER = '(?:the|our|my|all|these|those|most|many|some|both)';
/** What the clause before speaks of, at its head: 'the figures may not agree', 'all recordings are noisy'. */
const SUBJECT = new RegExp(
  `(?:^|[,;] |\\b(?:and|but|so|because|as|since|if|that) )((?:${DETERMINER} )?(?!(?:it|they|he|she|i|we|you|this|that|there|which|who|what|and|but|if|nobody|nothing)\\b)\\p{L}[\\p{L}-]*(?: (?!(?:and|or|but|so)\\b)[\\p{L}-]+){0,3}?) (?:may|might|can|are|is|was|were|has|have|had|do|does|don['’]t|doesn['’]t|come|comes|look|looks|sound|sounds|stopped|stops|broke|crashed|crashes|fails|failed|keeps|won['’]t|takes)\\b`,
  'giu',
);

/** The noun that 'it' or 'they' at the head of a clause stands for, as the words before it name it; null where none fits. */
export function antecedentOf(before: string, pronoun: 'it' | 'them'): string | null {
  const named = [...before.matchAll(SUBJECT)].map(([, name = '']) => name).at(-1);
  if (named === undefined) return null;
  if (isPlural(named) !== (pronoun === 'them') || named.split(' ').length > 5) return null;
  const bare = /^(?:the|our|my|all|these|those|both) /i.test(named) ? named : `the ${named}`;
  return bare.charAt(0).toLowerCase() + bare.slice(1).replace(/^(\S+ )(?:of )$/u, '$1');
}

/** 'We have a podcast', 'I've written two stories': what the client has, up to where the clause goes on. */
const OWNED =
  /\b(?:I|we)(?: (?:have|use|publish|made|wrote|recorded|built)|['’]ve(?: got| made| written| recorded| built)?) (?:an?|my|our|some|about|the)? ?((?!(?:to|been|not|no|never|just|already|all|lots|it|them)\b)(?:\d[\d,.]* )?(?:(?!(?:and|but|or|that|which|who|with|for|on|in|at|of|from|about|where|to)\b)[\p{L}-]+ ){0,2}[\p{L}-]{3,})(?=$|[.,;:!]| (?:and|but|that|which|who|with|for|on|in|at|of|from|about|where)\b)/giu;

/** What 'it' or 'them' stands for where a wish begins ('rebuild it'), as the proposal calls it: 'your website', 'the sound'. */
export function ownThing(before: string, pronoun: 'it' | 'them'): string | null {
  const subject = antecedentOf(before, pronoun);
  const owned = [...before.matchAll(OWNED)].map(([, name = '']) => name).at(-1);
  const named = subject === null ? owned && `your ${owned}` : determined(subject);
  return named === undefined || NO_THING.test(named) || isPlural(named) !== (pronoun === 'them') ? null : named;
}

/** 'my website' is theirs; what the client names without an article or 'the' is nobody's, or not known. */
function determined(subject: string): string | undefined {
  if (/^(?:my|our) /i.test(subject)) return subject.replace(/^\S+/, 'your');
  return /^(?:the|these|all) /i.test(subject) && !/^the an? /i.test(subject) ? subject : undefined;
}

/** To these nobody wants anything done: the pronoun means something else. */
const NO_THING =
  /\b(?:firm|company|agency|business|team|start-?up|studio|practice|clinic|family|office|experience|idea|problem|question|issue|jury|board|staff|people|man|woman|wife|husband|week|month|year|day|time|budget|deadline|goal|plan|reason)s?$|(?:client|customer|user|member|guest|student|reader|player|parent|teacher|visitor|colleague|child|boss|owner|editor)s?$/i;

/** By its head: 'the sound of the speeches' is one thing. */
function isPlural(noun: string): boolean {
  const [head = ''] = noun.split(' of ', 1);
  return /(?:[^su]s|people|data)$/i.test(head);
}
