import { kindOf } from './ask-kinds.ts';
import { opensWithThing } from './ask-things.ts';
import { type Span, subSpan } from './span.ts';

const WORD = '(?!(?:some|any)where(?!\\w))[\\p{L}\\p{N}][\\p{L}\\p{N}-]{2,24}';
const SAID = new RegExp(
  `(?<!\\w)(?:mention|include|write|put|say|type|drop|insert) (${WORD}(?: ${WORD}){0,2}) (?:somewhere )?(?:in|into|within) your (?:first |written )?(?:messages?|repl(?:y|ies)|proposals?|applications?|answers?|responses?|bids?|cover ?letters?|letters?)(?!\\w)`,
  'giu',
);
/** What an applicant may well be asked for without an article: 'age', 'native language', 'pricing model'. */
const OF_APPLICANT =
  /^(?:ages?|gender|nationality|country|city|state|residence|address|phone|whatsapp|skype|telegram|discord|linkedin|facebook|instagram|twitter|upwork|email|e-mail|contact|currency|budget|language|english|german|french|spanish|italian|portuguese|dutch|accent|education|degree|university|school|studies|software|hardware|equipment|gear|tools?|team|company|business|firm|size|proof|work|works|worked|time|date|day|week|month|year|hour|hourly|daily|weekly|monthly|total|final|full|fixed|native|name|title|role|level|info|contacts?|data|evidence|feedback|review|profile|account|username|licen[cs]e|insurance|warranty|tax|vat|eta|nda|terms?|scope|delivery|discount|bonus|deposit|method|workflow|style|tone|niche|industry|field|notice|start|ready|everything|anything|nothing|something|yes|why|how|one|two|three|four|five|six|seven|eight|nine|ten|what|when|where|which|who|whether|if|that|this|these|those|your|the|any|some|all|both|each|every|more|most|only|also|just|please|and|with|for|from|about|our|their|its|his|her|them|him|not|you|brief|short|clear|sample|example|link|hello|thanks|thank|code|word|phrase|keyword|job|project|post|site|website|recent|previous|past|prior|similar|relevant|specific|concrete|honest|personal|professional|current|best)$/iu;
/** 'Experience', 'availability', 'hosting': abstract nouns. */
const ABSTRACT =
  /(?:tion|sion|ment|ity|ance|ence|ency|ancy|ing|ship|ness|ism|hood|ure|ally|ly|ed|ist|ise|ics|ogy|phy)$/iu;

interface Found {
  readonly span: Span;
  readonly word: string;
}

/**
 * 'Mention blue banana in your message': a thing in the singular, without an article and not an applicant's attribute, is an
 * unannounced code word.
 */
export function plainCodesOf(text: Span): Found[] {
  return [...text.text.matchAll(SAID)].flatMap((match) => {
    const word = match[1] ?? '';
    return isThing(word) ? [{ span: subSpan(text, match.index, match.index + match[0].length), word }] : [];
  });
}

function isThing(said: string): boolean {
  const words = said.split(' ');
  if (kindOf(said) !== 'other' || opensWithThing(said) || words.some((word) => OF_APPLICANT.test(word))) return false;
  const last = words.at(-1) ?? '';
  // A name of its own ('Shopify') is what the work is about.
  const isName = words.some((word) => /^\p{Lu}.*\p{Ll}/u.test(word));
  return !isName && !/[^s]s$/i.test(last) && !words.some((word) => ABSTRACT.test(word));
}
