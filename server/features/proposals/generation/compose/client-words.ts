import type { JobBrief } from '#shared/proposals/brief.ts';
import { contactIn } from '#shared/proposals/verify/tokens.ts';
import { contentStems, share } from '#shared/proposals/verify/words.ts';
import { FIRM } from '../analyze/details.ts';
import { tame, wordCount } from './phrases.ts';
import { STOCK_PHRASES } from './stock-phrases.ts';

/** A whole sentence of the client's that can stand in quotation marks. */
export interface Heard {
  readonly text: string;
  readonly start: number;
  /** How much a reader would lose without it. */
  readonly weight: number;
  /** Says what goes wrong, and not only how things are. */
  readonly isPressing: boolean;
  /** Says what has to hold. */
  readonly isCondition: boolean;
}

/** Part of its words from which on a sentence is taken up. */
const TAKEN_FROM = 0.6;

export function isTakenUp(sentence: string, stems: ReadonlySet<string>, from = TAKEN_FROM): boolean {
  return share(contentStems(sentence), stems) >= from;
}

const WORDS = { least: 4, most: 30, head: 6 } as const;
/** Hangs on the sentence before it, speaks to the reader, or would be read wrongly out of its place. */
const HANGS =
  /^(?:also|and|but|or|so|then|because|however|this|that|that's|these|those|it|it's|its|they|he|she|his|her|their|there|there's|here|instead|otherwise|secondly|thirdly|first|firstly|second|third|finally|lastly|same|such|both|either|neither|which|who|if|when|once|you|you'll|you'd|your|should|not|nothing|no worries|sorry|yes|etc|from these|before (?:they|it)|someone|somebody|anyone|individual|nice to have|extra points?|by then|until then|after that|as (?:such|mentioned|said)|in (?:this|that) case|for (?:this|that)|note|ps|p\.s|only then|again|same|bonus|ideally)\b/i;
const UNQUOTABLE = /https?:|www\.|@|["“”«»<>{}=\\|[\]*_#~`→•➡✅]|\d{6,}|:\s*$|[:,] ?['‘]/u;
const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|would|could|might|may|shall|should|must|can|can't|cannot|need|needs|want|wants|do|does|don't|doesn't|prefer|uses?|runs?|sells?|gets?|keeps?|makes?|goes|comes|\p{L}{3,}(?:ed|ies))\b/iu;

/** Whole sentences that can be quoted as they stand, the weightiest first; a long one gives its first clause, if that is whole. */
export function quotable(details: NonNullable<JobBrief['details']>, job: ReadonlySet<string>): Heard[] {
  return details
    .flatMap(({ text, start }) => {
      const quote = wholeOf(text);
      return quote === null || !isWorthAnswering(quote)
        ? []
        : [
            {
              text: quote,
              start,
              weight: weightOf(quote, job),
              isPressing: HURTS.test(quote),
              isCondition: HOLDS.test(quote) && !HURTS.test(quote) && !REPORTS.test(quote),
            },
          ];
    })
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .sort((a, b) => b.weight - a.weight || a.start - b.start);
}

/** 'Design: All designs are provided' says as much without its label. */
const LABEL = /^\p{Lu}[\p{L} /&-]{2,28}: (?=\p{Lu})/u;
/** A sentence of less weight would be quoted for the sake of quoting. */
const LEAST_WEIGHT = 1.2;

/** What goes wrong, or what is to come: of what a client has and is, 'that should be taken care of' cannot be said. */
function isWorthAnswering(quote: string): boolean {
  return HURTS.test(quote) || ((HOLDS.test(quote) || AHEAD.test(quote)) && !REPORTS.test(quote));
}

const HOLDS =
  /\b(?:must|has to|have to|needs? to|should|shall|deadline|important|at least|at most|exactly|no later than|by (?:the end|next|\p{Lu}\p{Ll}+day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter))\b/u;
const AHEAD =
  /\b(?:will|want|wants|would (?:like|love|prefer|be)|hope|hoping|plan to|planning to|going to|prefer|needs? (?:an?|new|more))\b|\b(?:comes?|opens?|starts?|begins?|launch(?:es)?|moves?) .*\b(?:in|on|next) (?:the )?(?:\p{Lu}\p{Ll}+|week|month|year|spring|summer|autumn|winter)\b/u;
/** Says what was done, what there is and who writes. */
const REPORTS =
  /^(?:(?:currently|so far|at the moment|right now|today|basically|as of now|last (?:week|month|year)),? )?(?:i|we)(?:['’](?:ve|m|re|d)|(?: (?:already|currently|also|now|just|recently))? (?:have(?! to\b)|had|am|are(?! (?:hoping|planning|going)\b)|do not(?! (?:want|need)\b)|don['’]t(?! (?:want|need)\b)|did|built|made|own|run|use|work|understand|think|know|believe|major))\b|^(?:my|our) (?:company|business|name)\b/iu;

/** Nothing longer is quoted, and nothing behind it is looked at: a sentence can be as long as a post. */
const MAX_CHARACTERS = { quote: 240, looked: 400 } as const;

function wholeOf(told: string): string | null {
  const isLong = told.length > MAX_CHARACTERS.looked;
  const text = tame(told.slice(0, MAX_CHARACTERS.looked))
    .replace(LABEL, '')
    .replace(/[.!…,;\s]+$/, '');
  const quote = !isLong && wordCount(text) <= WORDS.most ? text : headOf(text);
  if (quote === null || quote.length > MAX_CHARACTERS.quote || !isSentence(quote)) return null;
  if (wordCount(quote) < WORDS.least || HANGS.test(quote.replace('’', "'"))) return null;
  if (!FINITE.test(quote.split(': ')[0] ?? '') && quote.includes(': ')) return null;
  if (UNQUOTABLE.test(quote) || STOCK_PHRASES.test(quote) || contactIn(quote) !== null || quote === quote.toUpperCase())
    return null;
  if ((quote.match(/\(/g) ?? []).length !== (quote.match(/\)/g) ?? []).length) return null;
  return /[.!?]\s/.test(quote) || /[:;]-?[()]/.test(quote) ? null : quote;
}

/** Has a verb of its own, and does not stop before its clause does. */
function isSentence(quote: string): boolean {
  return (
    (FINITE.test(quote) || SUBJECT.test(quote)) && !/^\p{Ll}/u.test(quote.replace(SUBJECT, 'X')) && !TORN.test(quote)
  );
}

const SUBJECT =
  /^(?:i|we|the|our|my|an?|all|every|each|most|some|many|one|two|three|four|five|since|nobody|everybody|everything) /i;
/** Ends in a word that joins, or in what a stop only shortens. */
const TORN =
  /(?:^|\s)(?:and|or|but|to|of|for|with|without|the|an?|in|at|by|from|that|which|who|is|are|was|were|because|if|when|while|as|than|like|including|our|my|your|e\.g|i\.e|eg|ie|approx|incl|vs|ca|mr|mrs|dr|st)$/iu;

/** A clause that a comma and a conjunction end says something by itself when it has a verb of its own. */
function headOf(text: string): string | null {
  const heads = [
    ...text.matchAll(
      /(?:,|;| [-–—]|(?= but (?:unfortunately|now|the|it|we|i)\b)) (?=(?:and|but|so|because|since|which|while|as)\b|\p{L}+)/gu,
    ),
  ]
    .filter(
      ({ 0: mark, index }) =>
        mark.startsWith(';') ||
        mark.startsWith(' ') ||
        /^ but /.test(text.slice(index)) ||
        CLAUSE.test(text.slice(index)),
    )
    .map(({ index }) => text.slice(0, index))
    .filter((head) => wordCount(head) >= WORDS.head && wordCount(head) <= WORDS.most && FINITE.test(head));
  return heads.at(-1) ?? null;
}

const CLAUSE =
  /^, which\b|^, (?:and|but|so|because|since|while) (?:by|at|on|in|after|before|with|when|if|then|i|we|it|they|he|she|the|that|this|our|my|there|nobody|everybody|people|most|some)\b/i;

const HURTS =
  /\b(?:problems?|issues?|errors?|broken|breaks|slow|crash\w*|fail\w*|stopped|stops|stuck|struggl\w*|can(?:'|’)?t|cannot|(?:doesn|isn|won|didn)(?:'|’)?t|no longer|nonsense|blurr\w*|blank|corrupt\w*|flicker\w*|not (?:been )?work(?:ing)?|nobody|never|disappear\w*|los(?:e|es|ing|t)|miss(?:es|ing|ed)|wrong|late|fined|nervous|afraid|worr\w+|hate|terrible|mess\w*|leak\w*|hangs?|dropp\w*|no idea|twice|pile up|piles up|bottleneck|dead|sticks?|bother\w*|complain\w*|explod\w*|chaos|theory|forget\w*|tired|trouble|duplicates?|too (?:many|much|long|slow|late|far))\b/i;

function weightOf(text: string, job: ReadonlySet<string>): number {
  const stems = [...new Set(contentStems(text))];
  const words = wordCount(text);
  return (
    (HURTS.test(text) ? 3 : 0) +
    (/\d/.test(text) ? 1.5 : 0) +
    (FIRM.test(text) ? 1.5 : 0) +
    Math.min(2, stems.filter((stem) => job.has(stem)).length / 2) +
    Math.min(2, stems.length / 4) -
    (words > 20 ? 0.5 : 0) -
    (REPORTS.test(text) ? 2 : 0)
  );
}
