import { baseOfGerund, baseOfParticiple, baseOfThirdPerson, isVerb } from '../verbs.ts';

/** What a verb acts on begins with one of these. */
export const OBJECT_OPENS =
  '(?:an?|the|my|our|your|their|his|her|its|this|that|these|those|each|every|all|both|any|some|it|them|him|me|us|everything|anything|whatever|what|where|how|whether|which|who|when|\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|a dozen)\\b';
const OBJECT = new RegExp(
  `^(?:(?:up|out|off|down|over|through|together|back|away|along) )?(?:with )?(?:${OBJECT_OPENS}|us\\b)`,
  'i',
);
/** Words that stand before an object and are no verbs. */
const NO_VERB =
  /^(?:about|above|across|after|again|among|amongst|around|beside|besides|beyond|concerning|regarding|upon|versus|worth|against|all|also|although|and|any|are|as|at|back|be|because|been|before|behind|being|below|between|both|but|by|can|could|despite|did|do|does|done|during|each|either|else|even|ever|every|except|for|from|had|has|have|hence|here|how|however|if|in|inside|instead|into|is|it|just|least|less|like|many|may|maybe|might|more|most|must|near|neither|nor|not|now|of|off|on|once|only|onto|or|other|our|out|outside|over|per|perhaps|please|plus|quite|rather|save|shall|should|since|so|some|still|such|than|that|the|their|them|then|there|these|they|this|those|though|through|till|to|together|too|toward|towards|under|unless|until|up|upon|very|via|was|we|were|what|when|where|whether|which|while|who|whom|whose|why|will|with|within|without|would|yes|yet|you|your|day|days|week|weeks|month|months|hour|hours|year|years|time|times|someone|somebody|anyone|anybody|everyone|people|know|speak|never|always|play|participate|work|contribute|collaborate|love|hear|see|like|think|feel|want|let|need|become|believe|hope|wish|prefer|understand|mean|seem|happen)$/i;

/** True for a word that stands where an order is given and has something to act on, known as a verb or not: 'decoupage the lid'. */
export function isOrderOf(word: string, next: string): boolean {
  return (
    isVerb(word) ||
    (/^(?:think|come|work)$/i.test(word) &&
      /^(?:up|out) (?:with )?(?:the|an?|what|how|which|where|all|our|my|\d|\p{L}+ (?:or|\p{L}+s\b))/iu.test(next)) ||
    (/^\p{Ll}[\p{Ll}-]{2,15}$/u.test(word) &&
      !/(?:ly|[^s]s|ing|ed|ity|[ts]ion|ness|ism|ship|[ae]nce)$/.test(word) &&
      !NO_VERB.test(word) &&
      OBJECT.test(next))
  );
}

/** The same right behind 'somebody who will' or 'you would', where nothing but a verb can stand: 'sit on the phone with me'. */
export function isVerbAfterPerson(word: string): boolean {
  return (
    /^\p{Ll}[\p{Ll}-]{2,15}$/u.test(word) &&
    !/(?:ly|[^s]s|ing|ed)$/.test(word) &&
    !NO_VERB.test(word) &&
    !OF_THE_PERSON.test(word)
  );
}
const OF_THE_PERSON =
  /^(?:enjoy|earn|benefit|thrive|succeed|excel|gain|fit|suit|notice|remember|stand|commit|win|go|come|join|start|begin|appreciate|qualify|sleep|live|care|respect|afford|tolerate|report|travel|agree|receive|possess|bring|have)$/i;

/** 'trims out our ums' → 'trim', where the sentence says that somebody does it. */
export function orderOfThirdPerson(word: string, next: string): string | null {
  const known = baseOfThirdPerson(word);
  if (known !== null) return known;
  const base = /(?:sh|ch|x|zz|ss)es$/.test(word) ? word.slice(0, -2) : word.replace(/ies$/, 'y').replace(/s$/, '');
  return /^\p{Ll}{4,15}s$/u.test(word) &&
    base !== word &&
    !/(?:ss|us|is)$/.test(word) &&
    !NO_VERB.test(base) &&
    OBJECT.test(next)
    ? base
    : null;
}

/** 'grouting the tiles' → 'grout', known as a verb or not. */
export function orderOfGerund(word: string, next: string): string | null {
  const known = baseOfGerund(word);
  if (known !== null) return known;
  if (!/^\p{Ll}{3,12}ing$/u.test(word) || !OBJECT.test(next)) return null;
  return baseOfStem(word.slice(0, -3));
}

/** 'decoupaged' → 'decoupage', where the sentence says that it must be done. */
export function orderOfParticiple(word: string): string | null {
  const known = baseOfParticiple(word);
  if (known !== null) return known;
  return /^\p{Ll}{3,14}ed$/u.test(word) && !NO_PARTICIPLE.test(word) ? baseOfStem(word.slice(0, -2)) : null;
}
const NO_PARTICIPLE =
  /^(?:need|seed|speed|exceed|proceed|succeed|feed|indeed|hundred|interested|experienced|skilled|based|located|limited|related|prepared|pleased|committed|allowed|supposed|expected|involved|motivated|dedicated|organi[sz]ed|detailed|advanced|tired|worried|excited|qualified|licen[sc]ed|certified|registered|paid|rewarded|considered|ignored|rejected|hired|selected|contacted|asked|told|used|talented)$/;

/** 'caulk' of 'caulking', 'bake' of 'baking', 'pin' of 'pinning'. */
function baseOfStem(stem: string): string {
  if (/([bdgkmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  if (/i$/.test(stem)) return `${stem.slice(0, -1)}y`;
  const short = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(stem);
  return short || /(?:[vczu]|[^aeiou]at|dg|ng|rs|as|is|us|os|bl|cl|dl|fl|gl|pl|tl)$/.test(stem) ? `${stem}e` : stem;
}
