import type { Abroad } from './tongue.ts';

const ARTICLE: Record<Abroad, RegExp> = {
  es: /^(?:una?|unos|unas|el|la|los|las|dos|tres|cuatro|cinco|\d+) /iu,
  pt: /^(?:uma?|uns|umas|o|a|os|as|dois|duas|três|quatro|cinco|\d+) /iu,
  fr: /^(?:une?|des|les?|la|deux|trois|quatre|cinq|\d+) |^l[’']/iu,
  de: /^(?:eine[nr]?|ein|die|das|den|zwei|drei|vier|fünf|\d+) /iu,
};
/** What is lent, not made. */
const SUPPORT =
  /^(?:\S+ )?(?:ayuda|apoyo|soporte|ajuda|apoio|suporte|aide|soutien|assistance|appui|hilfe|unterstützung)(?!\p{L})/iu;
/** Done, rather than made: 'ein Korrektorat durchführen'. */
const DONE_IN_GERMAN =
  /^(?:\S+ )(?:\p{Ll}+ )*\p{Lu}\p{L}*(?:at|prüfung|suche|schulung|analyse|kontrolle|umfrage|beratung|pflege)(?!\p{L})/u;

/** Has an article, or a number, as a thing inside a sentence needs. */
export function isNamed(thing: string, language: Abroad): boolean {
  return ARTICLE[language].test(thing) && !SUPPORT.test(thing);
}

/** A thing that is wanted, as something to do: a step of a plan begins with its verb. What has no article stays as it is. */
export function deedOf(thing: string, language: Abroad): string {
  if (!ARTICLE[language].test(thing)) return thing;
  const isLent = SUPPORT.test(thing);
  switch (language) {
    case 'es':
      return `${isLent ? 'dar' : 'hacer'} ${small(thing)}`;
    case 'pt':
      return `${isLent ? 'dar' : 'fazer'} ${small(thing)}`;
    case 'fr':
      return `${isLent ? 'apporter' : 'réaliser'} ${small(thing)}`;
    case 'de':
      return germanDeed(small(thing), isLent ? 'leisten' : DONE_IN_GERMAN.test(thing) ? 'durchführen' : 'erstellen');
  }
}

/** Before the first comma: 'eine Liste erstellen, damit nichts durcheinandergerät'. */
function germanDeed(thing: string, verb: string): string {
  const at = thing.indexOf(',');
  return at < 0 ? `${thing} ${verb}` : `${thing.slice(0, at)} ${verb}${thing.slice(at)}`;
}

function small(thing: string): string {
  return thing.charAt(0).toLowerCase() + thing.slice(1);
}
