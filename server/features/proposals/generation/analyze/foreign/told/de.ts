import { MAX_CHARS } from './clauses.ts';

/** Third persons that change their vowel, by the end of the verb: 'überträgt', 'vorliest'. */
const VOWELS: readonly (readonly [RegExp, string])[] = [
  [/trägt$/u, 'tragen'],
  [/schlägt$/u, 'schlagen'],
  [/lädt$/u, 'laden'],
  [/(?<!er)hält$/u, 'halten'],
  [/erhält$/u, 'erhalten'],
  [/lässt$/u, 'lassen'],
  [/fährt$/u, 'fahren'],
  [/läuft$/u, 'laufen'],
  [/(?<![b-df-hj-np-tv-z])liest$/u, 'lesen'],
  [/sieht$/u, 'sehen'],
  [/gibt$/u, 'geben'],
  [/hilft$/u, 'helfen'],
  [/wirft$/u, 'werfen'],
  [/nimmt$/u, 'nehmen'],
  [/spricht$/u, 'sprechen'],
  [/trifft$/u, 'treffen'],
  [/misst$/u, 'messen'],
  [/fasst$/u, 'fassen'],
  [/passt$/u, 'passen'],
  [/löst$/u, 'lösen'],
  [/weist$/u, 'weisen'],
  [/setzt$/u, 'setzen'],
  [/tut$/u, 'tun'],
];
const SAYS =
  /(?:^|\s)(?:ist|hat|mag|kennt|wei[ßs]t?|versteht|spricht|verf[üu]gt|passt|lebt|wohnt|sucht|gibt|braucht|funktioniert|geht|steht|liegt|heißt|dauert|kostet|nicht|gut|oft|jetzt|selbst|zeit|welt|mit|seit|damit|somit|hat)$/u;
const MODAL = /\s(?:kann|k[öo]nnte|k[öo]nnten|will|soll|sollte|muss|m[üu]sste|m[öo]chte|darf|w[üu]rde)$/u;
const INF = /\s\p{Ll}{2,}(?:en|eln|ern)$|\stun$/u;
/** Small words in -en and -ern that no clause ends with. */
const NO_VERB =
  /\s(?:haben|sein|werden|können|sollen|müssen|wollen|dürfen|gegen|neben|zwischen|wegen|einen|keinen|meinen|unseren|ihren|jeden|allen|vielen|beiden|neuen|alten|guten|kleinen|großen|ersten|letzten|eigenen|anderen|gestern|sondern|sofern|inneren|äußeren|[\p{Ll}]+(?:ischen|lichen|igen|baren|schen))$/u;

const SOMEONE =
  /(?:jemand(?:en|em)?|Person|Profi|Hilfe|Unterstützung|(?:suchen?|gesucht|brauchen?|benötigen?|wünschen?)[^.]{0,60}\p{Lu}\p{L}+(?:er|in|erin|ist|istin|eur|eurin|kraft|or|orin))(?: [^,:.]{2,60})?,\s(?:der|die|das)\s/u;

/** What a German sentence says is to be done, each clause in the infinitive. */
export function toldInGerman(whole: string): readonly string[] {
  const sentence = whole.slice(0, MAX_CHARS);
  const found = [withZu(sentence), relative(sentence), that(sentence), modal(sentence)].find(
    (clauses) => clauses.length > 0,
  );
  return (found ?? []).slice(0, 5);
}

/** Clauses of what stands behind their common beginning: each ends with a verb. */
function clausesIn(rest: string, end: (clause: string) => string | null): string[] {
  const [whole = ''] = rest.split(/[.;!?:](?=\s|$)|\s[–—]\s/, 1);
  const clauses: string[] = [];
  let open = '';
  for (const piece of whole.split(
    /(,?\s(?:und|sowie)(?:\s(?:auch|dann|danach|anschließend|außerdem|mir|uns))?\s|,\s)/u,
  )) {
    const isJoint = /^,?\s(?:und|sowie)[^,]*\s$|^,\s$/u.test(piece);
    if (isJoint) {
      if (open !== '') open += piece;
      continue;
    }
    open += piece;
    const clause = end(
      open.replace(
        /^(?:(?:mir|uns|für (?:mich|uns)|gerne?|bitte|dann|auch|danach|außerdem|der|die|das)(?= )\s)+/u,
        keptArticle,
      ),
    );
    if (clause === null) continue;
    clauses.push(clause);
    open = '';
  }
  return clauses;
}

/** A relative pronoun at the head of a further clause goes; the article of a noun stays. */
function keptArticle(lead: string, _at: number, whole: string): string {
  const rest = whole.slice(lead.length);
  const article = /(?:der|die|das)\s$/u.exec(lead)?.[0] ?? '';
  return article !== '' && /^(?:\p{Ll}+(?:e[nrms]?) )*\p{Lu}/u.test(rest) ? article : '';
}

/** 'jemanden, der unseren Katalog übersetzt und mir die Bilder zuschneidet'. */
function relative(sentence: string): string[] {
  const found = SOMEONE.exec(sentence);
  return found === null ? [] : clausesIn(sentence.slice(found.index + found[0].length), byFinite);
}

/** 'Wichtig ist mir, dass jemand die Texte prüft'. */
function that(sentence: string): string[] {
  const found =
    /,\sdass\s(?:(?:mir|uns|man|mich)\s)*(das\s|es\s)?(?:(?:mir|uns|hinterher|danach|später|am Ende)\s)*(?:jemand|einer|Sie|du|man)\s/u.exec(
      sentence,
    );
  if (found === null) return [];
  const clauses = clausesIn(sentence.slice(found.index + found[0].length), byFinite);
  return found[1] === undefined ? clauses : clauses.map((clause) => `alles ${clause}`);
}

function byFinite(clause: string): string | null {
  const bare = clause.replace(MODAL, '');
  if (bare !== clause) return INF.test(bare) && !NO_VERB.test(bare) ? bare : null;
  const [, head = '', verb = ''] = /^(.{3,140}?)\s(\p{Ll}{3,}t)$/u.exec(clause) ?? [];
  return head === '' || SAYS.test(clause) ? null : `${head} ${infinitiveOf(verb)}`;
}

/** 'Wir möchten unsere Website modernisieren und die Fotos neu machen'. */
function modal(sentence: string): string[] {
  const found =
    /(?<!\p{L})(?:m[öo]chten?|wollen|will|w[üu]rden? gern|m[üu]ssen|d[üu]rfen|Sie sollten|du solltest|Sie sollen|du sollst)\s+(?:(?:wir|ich|Sie|du|nun|jetzt|gern|gerne|uns|daf[üu]r|deshalb|daher|auch|endlich|lassen)\s+)*/u.exec(
      sentence,
    );
  return found === null ? [] : clausesIn(sentence.slice(found.index + found[0].length), byInfinitive);
}

/** 'Die Daten dürfen das Haus nicht verlassen' orders nothing. */
const NOT_DONE = /(?<!\p{L})nicht(?! nur)(?!\p{L})/u;
/** 'Eine neue Seite, auf der Kunden Möbel ansehen': the verb is the relative clause's, the page is what is wanted. */
const IN_RELATIVE = /,\s(?:auf|mit|in|bei|an|aus|von|für|durch)\s(?:der|dem|den|denen|die|das)\s/u;

function byInfinitive(clause: string): string | null {
  const bare = clause.replace(/\slassen$/u, '');
  if (NOT_DONE.test(bare) || IN_RELATIVE.test(bare)) return null;
  return bare.split(' ').length > 1 && INF.test(bare) && !NO_VERB.test(bare) ? bare : null;
}

/** 'um unsere Stundenzettel auszuwerten und ein Diagramm zu erstellen' → 'unsere Stundenzettel auswerten', 'ein Diagramm erstellen'. */
function withZu(sentence: string): string[] {
  const begun =
    /(?:(?<!\p{L})(?:um|geht darum,|Aufgabe (?:ist|w[äa]re)(?: es)?,|Ziel ist(?: es)?,|besteht darin,|hilft,|helfen,|dabei(?: hilft)?,|unterst[üu]tzt,|wichtig(?: wäre)?,|jemanden,?)|habe[n]? (?=\d+ \p{Lu}[^,.]{2,60} zu ))\s+(?=\S)/u.exec(
      sentence.replace(/(habe[n]?) (?=\d+ \p{Lu}[^,.]{2,60} zu )/u, '$1  '),
    );
  return begun === null ? [] : clausesIn(sentence.slice(begun.index + begun[0].trimEnd().length).trim(), byZu);
}

function byZu(clause: string): string | null {
  const [, head = '', plain, prefix = '', stem = ''] =
    /^(.{3,140}?)\s(?:zu (\p{Ll}+(?:en|ern|eln))|(\p{Ll}+?)zu(\p{Ll}+(?:en|ern|eln)))$/u.exec(clause) ?? [];
  return head === '' ? null : `${head} ${plain ?? `${prefix}${stem}`}`;
}

/** 'übersetzt' → 'übersetzen', 'programmiert' → 'programmieren', 'entwickelt' → 'entwickeln', 'überträgt' → 'übertragen'. */
function infinitiveOf(verb: string): string {
  const changed = VOWELS.find(([form]) => form.test(verb));
  if (changed) return verb.replace(...changed);
  if (verb.endsWith('iert')) return `${verb.slice(0, -1)}en`;
  if (/(?:el|er)t$/u.test(verb) && !/(?:kehr|ehr|ier|fahr)t$/u.test(verb)) return `${verb.slice(0, -1)}n`;
  return /(?:t|d|[^lr][mn])et$/u.test(verb) ? `${verb.slice(0, -2)}en` : `${verb.slice(0, -1)}en`;
}
