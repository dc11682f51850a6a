/**
 * Words that make more of a fact: each kind in all five languages, so that a fact in another language is compared too. A
 * claim may use a kind only if its facts do.
 */
const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';
const kind = (words: string) =>
  new RegExp(`${BEFORE}(?:${words.replaceAll('\n', '').replace(/ {2,}/g, '')})${AFTER}`, 'iu');

/** How often. Said as 'a day' and as 'daily' it is the same. */
const OFTEN: readonly RegExp[] = [
  kind('hourly|within (?:an hour|minutes)|(?:around|round) the clock|day and night|24/7'),
  kind(`daily|(?:a|per|each|every) day|diari\\p{L}+|(?:al|por|cada) d[ií]a|todos (?:los|os) d[ií]as|par jour|
    chaque jour|quotidien\\p{L}*|täglich\\p{L}*|pro tag|jeden tag`),
  kind(`weekly|(?:a|per|each|every) week|seman(?:al|ais)\\p{L}*|(?:a la|por|cada|toda) semana|par semaine|
    chaque semaine|hebdo\\p{L}*|wöchentlich\\p{L}*|pro woche|jede woche`),
  kind(`monthly|(?:a|per|each|every) month|mensua?l\\p{L}*|mensais|(?:al|por|cada|todo) m[eê]s|par mois|chaque mois|
    mensuel\\p{L}*|monatlich\\p{L}*|(?:pro|im|jeden) monat`),
  kind(`yearly|annual\\p{L}*|(?:a|per|each|every) year|anua(?:l|is)\\p{L}*|(?:al|por|cada|todo) a[nñ]o|par an|
    chaque année|annuel\\p{L}*|jährlich\\p{L}*|pro jahr|jedes jahr`),
];

const OFTEN_PARTS = OFTEN.map((one) => new RegExp(one.source, 'giu'));

const MORE: readonly RegExp[] = [
  kind('always|constantly|invariably|siempre|sempre|toujours|immer|stets'),
  kind('never|nunca|jamás|jamais|niemals|nie'),
  kind('often|regularly|frequently|a menudo|regularmente|frequentemente|souvent|régulièrement|oft|regelmäßig'),
  kind(
    'every|entire|all (?:of )?(?:the|their|its)|cada|chaque|jede[nrsm]?|tod[oa]s (?:l[oa]s|[oa]s)|tou(?:te)?s les|alle',
  ),
  kind(`many|several|numerous|various|multiple|countless|dozens|scores|hundreds|thousands|millions?|vari[oa]s|
    muchos|muchas|numeros[oa]s|decenas|cientos|miles|muit[oa]s|vári[oa]s|inúmer[oa]s|dezenas|centenas|milhares|
    plusieurs|nombreu(?:x|ses)|dizaines|centaines|milliers|mehrere|viele[nr]?|zahlreiche[nr]?|dutzende|hunderte|tausende`),
  kind(`single-?handed(?:ly)?|alone|sole(?:ly)?|only|exclusively|exclusiv\\p{L}+|exclusivement|ausschließlich`),
  kind(`award\\p{L}*|prizes?|bestsell\\p{L}*|viral|premi(?:o|os|ad[oa]s?)|galardonad[oa]s?|prêmios?|
    prix|primée?s?|preisgekrönte?[nrs]?|prämierte?[nrs]?`),
  kind(`best|top|leading|first|largest|biggest|fastest|greatest|most (?!of)\\p{L}+|number one|world-?class|renowned|famous|
    major|mejor(?:es)?|mayor(?:es)?|líder(?:es)?|melhor(?:es)?|maior(?:es)?|
    meilleure?s?|plus grande?s?|célèbres?|beste[nrs]?|größte[nrs]?|führende[nrs]?|renommierte[nrs]?`),
  kind(`expert\\p{L}*|guru|certif\\p{L}+|zertifizier\\p{L}*|official|sworn|licen[sc]ed|senior|lead|advanced|
    head of|jurad[oa]|juramentad[oa]|assermentée?|vereidigt\\p{L}*|beeidigt\\p{L}*|diplôm\\p{L}+`),
  kind(`guarantee\\p{L}*|garanti\\p{L}*|garantier\\p{L}*|flawless\\p{L}*|perfect\\p{L}*|a single|zero|without fail`),
  kind('worldwide|all over the world|global(?:ly)?|en todo el mundo|no mundo todo|dans le monde entier|weltweit'),
  kind('successful(?:ly)?|mainly|extensive(?:ly)?|highly|deep(?:ly)?'),
  kind('currently|actualmente|atualmente|actuellement|derzeit|momentan|zurzeit'),
  kind('doubl\\p{L}+|twice|duplic(?:ó|aron|ou|aram)|dobr\\p{L}+|verdoppel\\p{L}*'),
  kind('tripl\\p{L}+|quadrupl\\p{L}+|verdreifach\\p{L}*|verviel\\p{L}+'),
];

/** Whether a text exaggerates the facts: more often, better or more certain. */
export function isStronger(text: string, facts: string): boolean {
  if (OFTEN.some((one) => one.test(text) && !one.test(facts))) return true;
  const rest = OFTEN_PARTS.reduce((left, part) => left.replace(part, ' '), text);
  return MORE.some((one) => one.test(rest) && !one.test(facts));
}
