import { detectLanguageOf } from '#shared/proposals/verify/text-language.ts';

/** 'A dessiné les plans', of oneself; in French alone. */
const FRENCH_PERFECT = /^(?:(?:Il|Elle) a|A) (\p{Ll}{3,20}(?:é|i|u|is|it) )/u;
/** 'Rédigé le discours …', 'Conçu un jeu …'; with 'être' or in the passive ('Primé deux fois') it is no work of the user's. */
const FRENCH_PARTICIPLE =
  /^(?!(?:Resté|Né|Allé|Arrivé|Passé|Primé|Nommé|Sélectionné|Récompensé|Diplômé|Certifié|Spécialisé|Basé|Formé|Société|Identité|Qualité|Café|Marché|Comité) )(?:\p{Lu}\p{Ll}+(?:-\p{Ll}+)?é|(?:Re)?[Ff]ait|Écrit|Réécrit|Mis|Remis|Conçu|Repris|Traduit|Produit|Construit|Reconstruit|Vendu|Relu|Tenu) (?=(?:une?|les?|la|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|plus|plusieurs|\d+)(?!\p{L})|l['’])/u;
/**
 * 'Gebaut', 'umgezogen', 'repariert', 'übersetzt': the participle of what one does; not 'erledigen', and neither a state nor what is done
 * to oneself or with 'sein'.
 */
const GERMAN_PARTICIPLE =
  /^(?!(?:spezialisiert|geprüft|zertifiziert|ausgebildet|angestellt|beschäftigt|geboren|enthalten|beeidigt|vereidigt|nominiert|ausgezeichnet|geehrt|prämiert|geblieben|gewesen|aufgewachsen|ausgestiegen|gegangen|gekommen|gereist|gestartet)$)(?:\p{Ll}{0,15}ge\p{Ll}{2,15}(?:t|en)|\p{Ll}{1,20}iert|\p{Ll}{0,15}(?:be|er|ver|ent|über|unter)\p{Ll}{2,15}t|entworfen|beschrieben|verschoben|übertragen)$/u;
const GERMAN_BEGINNING =
  /^(?:\d|(?:Bei|Beim|Für|In(?! der Regel)|Im|An|Auf|Aus|Über|Eine[mnr]?|Die|Den|Das|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|Mehrere|Alle|Viele|Zuletzt|Rund|Etwa|Insgesamt|Mehr als) )/u;
const GERMAN_OBJECT =
  /(?<!\p{L})(?:(?!(?:19|20)\d\d )\d[\d.]{0,12}|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Ss]echs|[Ss]ieben|[Aa]cht|[Nn]eun|[Zz]ehn|[Ee]lf|[Zz]wölf|[Mm]ehrere|[Vv]iele|[Aa]lle|[Ee]ine[mnr]?|[Dd]ie|[Dd]en|[Dd]as) /u;
/** A verb of its own, or a perfect with 'sein'. */
const GERMAN_VERB =
  /(?<!\p{L})(?:ist|sind|war|waren|wird|werden|wurden?|hat|hatte|haben|kann|von mir|nach \p{Lu}\p{Ll}+ (?:um)?gezogen)(?!\p{L})/u;
const GERMAN_SMALL_WORD =
  /^(?:Bei|Beim|Für|In|Im|An|Auf|Aus|Über|Eine?[mnr]?|Die|Den|Das|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|Mehrere|Alle|Viele|Zuletzt|Rund|Etwa|Insgesamt|Mehr)(?= )/u;

/** 'A dessiné les plans', 'Zwölf Kataloge gestaltet': work done, said without its subject. */
export function isSubjectlessPerfect(text: string): boolean {
  return FRENCH_PERFECT.test(text) || isGermanPerfect(text);
}

/** The same as the user says it, in French or German; null for any other text. `isWork`: it is surely of work done. */
export function perfectOfI(text: string, isWork: boolean): string | null {
  const isIn = (language: string) => detectLanguageOf(text) === language;
  if (FRENCH_PERFECT.test(text) && isIn('fr')) return text.replace(FRENCH_PERFECT, 'J’ai $1');
  if (isWork && FRENCH_PARTICIPLE.test(text) && isIn('fr'))
    return `J’ai ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return isGermanPerfect(text) && isIn('de')
    ? `Ich habe ${text.replace(GERMAN_SMALL_WORD, (word) => word.toLowerCase())}`
    : null;
}

/** '14 Radios repariert', 'Bei Bosch zwei Kataloge entworfen und gedruckt': a perfect without its subject. */
function isGermanPerfect(text: string): boolean {
  const clause = text.split(/[,.!;:](?!\d)/, 1)[0] ?? '';
  if (!GERMAN_BEGINNING.test(text) || !GERMAN_OBJECT.test(clause) || GERMAN_VERB.test(text)) return false;
  if (!/^(?:[.!]?$|,)/.test(text.slice(clause.length))) return false;
  const words = clause.split(' ');
  const participles = words.flatMap((word, at) => (GERMAN_PARTICIPLE.test(word) ? [at] : []));
  const last = words.length - 1;
  return (
    participles.at(-1) === last && participles.slice(0, -1).every((at) => at === last - 2 && words[last - 1] === 'und')
  );
}
