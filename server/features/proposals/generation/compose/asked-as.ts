import { withoutOrder } from '#shared/proposals/verify/asked.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { capitalised, tame, wordCount } from './phrases.ts';

const MAX_WORDS = 30;

/** What the client told the applicant to send or say, as the applicant names it: 'Show us your plan' becomes 'My plan'. */
export function asNoun(asked: string): string {
  const bare = inOrder(withoutOrder(clipped(tame(asked)))).replace(/,? yes\s?(?:\/|or)\s?no$/i, '');
  const trait = /^(?:that|if|whether) you (?:are|have) (?:an? |the )?(.+)$/i.exec(bare)?.[1];
  if (trait !== undefined) return capitalised(trait);
  const own = turned(bare);
  // 'A shop I moved' would claim one before it is named.
  return capitalised(isClaim(own) || /^I must\b/.test(own) ? bare.replace(/^your /i, '') : own);
}

/** 'in two lines how you begin' says first what is asked. */
function inOrder(text: string): string {
  const [, how, what] = /^(in (?:\S+ ){1,5}(?:sentences?|words|lines))[,:]? (.{10,})$/i.exec(text) ?? [];
  return how !== undefined && what !== undefined ? `${what}, ${how}` : text;
}

const SWAPS: Readonly<Record<string, string>> = {
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": "I'm",
  "you've": "I've",
  "you'd": "I'd",
  "you'll": "I'll",
  you: 'I',
  us: 'you',
  me: 'you',
  our: 'your',
  ours: 'yours',
  my: 'your',
  mine: 'yours',
  i: 'you',
  we: 'you',
  "i'm": "you're",
  "we're": "you're",
  "i've": "you've",
  "we've": "you've",
  "i'd": "you'd",
  "we'd": "you'd",
};

/** Who speaks becomes who is spoken to, and the other way round. */
function turned(text: string): string {
  return text
    .replace(/\b(you|I|we) (are|am)\b/gi, (_, who: string) =>
      who.toLowerCase() === 'you' ? 'I\u0000 am' : 'you\u0000 are',
    )
    .replace(
      /(\b(?:about|for|to|with|of|from|by|suits?|at|made|makes?|lets?|helps?|helped|gave|gives|taught|keeps?) )you\b(?! (?:are|have|would|will|can|need|use|want)\b)/gi,
      '$1me\u0000',
    )
    .replace(
      /\b(?:you(?:['’](?:re|ve|d|ll))?|yours?|yourself|us|me|ours?|my|mine|I(?:['’](?:m|ve|d))?|we(?:['’](?:re|ve|d))?)\b(?!\u0000)/gi,
      (word) => SWAPS[word.toLowerCase().replace('’', "'")] ?? word,
    )
    .replaceAll('\u0000', '');
}

const GENERAL_PLAN =
  /^(?:(?:my|the|an?) )?(?:(?:proposed|suggested|recommended|initial|brief|short|general|overall|rough) ){0,2}(?:approach|plan|outline|steps|process)\b|^how (?:I|you)(?:['’]d| would| will| plan to)(?: \w+ly)? (?:approach|begin|start|go about|tackle|proceed|do)(?: (?:with )?(?:it|this|that|the (?:job|work|project|task)))?$/i;
const MAX_PLAN_WORDS = 9;

/** 'Your approach' stands in the proposal; how one case would be handled does not. */
export function isGeneralPlan(asked: string): boolean {
  const text = withoutOrder(tame(asked)).replace(/[.:;!?\s]+$/, '');
  return GENERAL_PLAN.test(turned(text)) && wordCount(text) <= MAX_PLAN_WORDS;
}

const GENERAL_HOW =
  /\bhow (?:would|will|do) you (?:\w+ly )?(?:approach|begin|start|go about|tackle|proceed|organi[sz]e|plan|structure|do|work)\b(?: (?:\S+ ?){0,4})?\?*$/i;

/** Asks for the way to work as a whole, which a method answers. */
export function asksForMethod(question: string): boolean {
  return GENERAL_HOW.test(question);
}

/** Two things asked in one breath: 'your rate and who will be working on it'. */
export function inParts(asked: string): string[] {
  const [first = asked, ...rest] = asked.split(
    /,? (?:and|plus|as well as) (?=(?:who|whom|when|whether|which|where|how (?:many|much|long|soon|often))\b)/i,
  );
  return [first, ...rest];
}

const THINGS =
  /\b(?:certificate|licen[cs]e|voice note|recording|video|sketch|thumbnail|file|csv|document|drawing|minute of|clip|photo|invitation|letter of|insurance)\b/i;

/** A blank that fits what is asked. */
export function blankFor(asked: string): string {
  if (/\byes\s?(?:\/|or)\s?no\b|\b(?:whether|if|confirm that) you (?:are|have|can|do)\b/i.test(asked))
    return '[yes or no]';
  if (/^how (?:many|often)\b/i.test(withoutOrder(asked)) && !/ and /.test(asked)) return '[your number]';
  if (/^who\b/i.test(withoutOrder(asked))) return '[who it is]';
  return THINGS.test(asked) ? '[attached or linked]' : '[your answer]';
}

function clipped(text: string): string {
  const bare = text.replace(/[.:;!?\s]+$/, '');
  return wordCount(bare) <= MAX_WORDS ? bare : `${bare.split(/\s+/).slice(0, MAX_WORDS).join(' ')} …`;
}

const TOPICS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:rates?|prices?|pric(?:e|ing)|charge|fees?|costs?|quote)\b/i, '[your rate]'],
  [/\b(?:how long|timeline|turnaround|how many (?:days|weeks|hours)|deadline|by when)\b/i, '[your time estimate]'],
  [/\b(?:time ?zone)\b/i, '[your time zone]'],
  [
    /\b(?:availab\w+|when (?:can|could|would) you (?:start|begin)|how soon|hours (?:per|a) (?:day|week))\b/i,
    '[your hours and when you can start]',
  ],
  [/\bwho (?:exactly )?(?:will|would|is|does)\b/i, '[who it is]'],
  [/\b(?:where are you|based|located|live)\b/i, '[where you are based]'],
];

const YES_NO =
  /^(?:and |also |so )?(?:are|is|do|does|can|could|will|would|any|did)\b(?! (?:you )?(?:tell|share|show|send|describe|explain|recommend))/i;
const OF_EXPERIENCE = /\b(?:experience\w*|worked|used|built|done|made|have you|familiar|know|similar|before)\b/i;

/** A blank for a question that its kind alone would leave too vague: each thing asked in it has its own; null where the kind fits. */
export function blankForQuestion(asked: string): string | null {
  const blanks = TOPICS.filter(([topic]) => topic.test(asked)).map(([, blank]) => blank);
  if (blanks.length > 1) return blanks.join(', ');
  if (/ or /i.test(asked) && /^(?:and |also |so )?(?:would|do|will) you\b/i.test(asked))
    return '[which of the two, and why]';
  if (YES_NO.test(asked) && !OF_EXPERIENCE.test(asked) && blanks.length === 0) return '[yes or no, in a few words]';
  return /^(?:and )?how many\b/i.test(asked) && blanks.length === 0 ? '[your number]' : null;
}
