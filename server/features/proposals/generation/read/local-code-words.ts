import type { CodeWord, Stated } from '#shared/proposals/brief.ts';
import { stemsOf, weightOf } from '../word-weights.ts';
import { evaluate } from './arithmetic.ts';
import type { CodeWords } from './code-words.ts';
import type { Language } from './language.ts';
import { sentencesOf } from './sentences.ts';
import { overlaps, type Span, sourceOf, subSpan } from './span.ts';
import type { Unit } from './units.ts';

/** The refusal of agencies, by language. */
const NO_AGENCIES: Readonly<Partial<Record<Language, RegExp>>> = {
  es: words(
    'abst[eé]nganse (?:las )?agencias|abstenerse agencias|(?:no|sin|nada de) (?:a |trabajamos con |queremos )?(?:agencias?|empresas|intermediarios)|agencias,? (?:no|abstenerse)|(?:solo|s[oó]lo|[uú]nicamente) (?:freelancers?|aut[oó]nomos|particulares|personas)',
  ),
  pt: words(
    '(?:n[aã]o|sem|nada de) (?:trabalhamos com |queremos |aceitamos )?(?:ag[êe]ncias?|empresas|intermedi[aá]rios)|ag[êe]ncias,? n[aã]o|(?:apenas|somente|s[oó]) (?:freelancers?|pessoas? f[ií]sicas?|aut[oô]nomos|profissionais independentes)',
  ),
  fr: words(
    "pas d[’'](?:agences?|interm[ée]diaires?)|sans (?:agence|interm[ée]diaire)|agences?,? s[’']abstenir|(?:freelances?|ind[ée]pendants?) (?:uniquement|seulement)|uniquement (?:des |aux )?(?:freelances?|ind[ée]pendants?)",
  ),
  de: words(
    'keine (?:agenturen|agentur|vermittler|firmen)|ohne agentur|agenturen (?:bitte nicht|unerw[üu]nscht)|nur (?:freelancer|freiberufler|einzelpersonen|selbstst[äa]ndige)',
  ),
};

const QUOTED =
  '(?:"([^"\\n]{1,80})"|“([^”"\\n]{1,80})[”"]|„([^“”"\\n]{1,80})[“”"]|«\\s?([^»\\n]{1,80}?)\\s?»|‘([^’\\n]{1,80})’|(?<!\\p{L})\'([^\'\\n]{1,80})\'(?!\\p{L}))';
/** One word, or several in capitals: `codeIn` cuts. */
const BARE = '([\\p{L}\\p{N}][\\p{L}\\p{N}_-]{1,40}(?: [\\p{L}\\p{N}-]{2,40}){0,8})';
const IN_CAPITALS = /^(?=.{3})(?=.*\p{Lu}{2})[\p{Lu}\p{N}-]+(?: |$)/u;
/** 'la palabra clave', 'das Kennwort lautet': what follows is a code, with or without quotation marks. */
const ANNOUNCED =
  '(?:word|code ?word|pass ?word|key ?word|reference|palabras?|frase|t[ée]rmino|c[óo]digo|contraseña|expresi[óo]n|l[íi]nea|palavras?|termo|senha|express[ãa]o|linha|mot|phrase|terme|code|expression|ligne|(?:code|kenn|losungs|schl[üu]ssel|stich|pass)?wort(?:en)?|w[öo]rtern|satz|begriff|ausdruck|losung|zeile)(?:[- ](?:clave|secret[ao]|exat[ao]|exact[ao]|siguiente|seguinte|chave|cl[ée]|secr[èe]te?|magique|exacte?|suivante?|m[áa]gic[ao]))?(?: (?:is|es|é|est|ist|lautet|sea|seja|soit))?';
/** Before a code in quotation marks or capitals: 'con "plum"', 'par BOULEVARD', 'schreiben Sie "Ahorn"'. */
const LINKED =
  '(?:with|by|say|write|put|type|con|por|com|pel[ao]|par|avec|mit|ser|sea|seja|[êe]tre|soit|lautet|lauten|ist|pon(?:er|é|ga|é)?|coloc\\p{L}{1,4}|escri[bv]\\p{L}{1,4}|[ée]cri\\p{L}{1,4}|met\\p{L}{1,4}|ponha|schreib\\p{L}{0,2}(?: sie)?|setz\\p{L}{0,2}(?: sie)?)';
const ANNOUNCED_CODE = new RegExp(`(?<!\\p{L})${ANNOUNCED}(?!\\p{L})\\s?:?\\s?(?:${QUOTED}|${BARE})`, 'giu');
const LINKED_CODE = new RegExp(
  `(?<!\\p{L})${LINKED}(?!\\p{L})\\s?:?\\s?(?:(?:la|el|o|a|le|das|dem|den)\\s)?(?:${QUOTED}|${BARE})`,
  'giu',
);

/** A word before what makes it the first: 'say pivot first thing', 'tragam azulejo como primeira palavra'. */
const AS_FIRST =
  /(?<!\p{L})(?:"|“|„)?([\p{L}\p{N}][\p{L}\p{N}-]{2,24})["”“]?,? (?:logo |gleich |ganz |right |(?:as|be) (?:the |your )?(?:very )?)?(?:como (?:la )?primei?ra (?:palabra|palavra)|als (?:aller)?erstes wort|comme (?:tout )?premier mot|first (?:thing|word))(?!\p{L})/giu;
/** 'The first word is X', 'Dein erstes Wort soll „X“ sein', 'FIRST WORD: X': what is behind it. */
const FIRST_IS = new RegExp(
  `(?<!\\p{L})(?:primei?ra (?:palabra|palavra|l[íi]nea|linha)|premi(?:er|[èe]re) (?:mot|ligne)|(?:aller)?erstes? wort|first word)(?:(?: [\\p{L}’']+){0,6}? (?:sea|ser|es|seja|é|soit|est|[êe]tre|ist|soll(?:te)?|muss|lautet|is|be)|(?: [\\p{L}’']+){0,6}?\\s?:)\\s?(?:${QUOTED}|${BARE})`,
  'giu',
);
const FIRST =
  /(?<!\p{L})(?:begin\p{L}{0,6}|open(?:s|ing)?|first (?:word|line|thing)|(?:empie[zc]|empez|empec|comien[zc]|comenz|inici|arran[cq]|encabe[zc]|come[çc]|commenc|d[ée]but|ouvr|beginn|anfang|anzufangen|einleit|start|er[öo]ffn)\p{L}{0,6}|fangen|abr[ae]|in[íi]cio|topo|principio|voran|ganz oben|en haut|en t[êe]te|primei?ra (?:palabra|palavra|l[íi]nea|linha|frase|oraci[óo]n)|premi(?:er|[èe]re) (?:mot|ligne|phrase)|(?:aller)?erste[sn]? (?:wort|zeile|satz))(?!\p{L})/iu;
const FIRST_WORDS =
  /(?<!\p{L})(?:first (?:word|thing)|primei?ra (?:palabra|palavra|l[íi]nea|linha|frase|oraci[óo]n)|premi(?:er|[èe]re) (?:mot|ligne|phrase)|(?:aller)?erste[sn]? (?:wort|zeile|satz))(?!\p{L})/iu;
const LAST =
  /(?<!\p{L})(?:(?:termin|finali[zc]|cierr|cerr|acab|encerr|finiss|conclu|schlie(?:ß|ss)|beend)\p{L}{0,6}|finir|final|fin|fim|ende)(?!\p{L})/iu;
/** What the applicant writes. */
const MESSAGE =
  /(?<!\p{L})(?:proposals?|applications?|(?:your|the) (?:reply|answer|bid|response|message|note)|bids?|repl(?:y|ies)|propuestas?|respuestas?|mensajes?|postulaci[óo]n|ofertas?|solicitud|cartas?|candidaturas?|aplicaci[óo]n|propostas?|respostas?|mensagem|mensagens|aplica[çc][ãa]o|propositions?|r[ée]ponses?|messages?|candidatures?|offre|lettre|mail|e-mail|courrier|bewerbung|angebot|nachricht|anschreiben|antwort|schreiben)(?!\p{L})/iu;
const SAY =
  /(?<!\p{L})(?:work(?:ing)? in|slip|drop|put|say|write|(?:inclu|mencion|mention|us|utili[zs]|escri[bv]|a[ñn]ad|insert|insir|cit|colo[cq]|adicion|mentionn|[ée]cri|ajout|gliss|ins[ée]r|plac|met|nenn|erw[äa]hn|verwend|schreib|benutz|nutz|f[üu]g)\p{L}{0,6}|pon(?:ga|é|er|ha)?)(?!\p{L})/iu;
const SECRET =
  /(?<!\p{L})(?:palabra (?:clave|secreta)|contraseña|c[óo]digo secreto|palavra[- ](?:chave|secreta)|senha|mot(?:[- ]cl[ée]| secret| magique| de passe)|code secret|(?:code|kenn|losungs|schl[üu]ssel)wort)(?!\p{L})/iu;

/** 'So that I know you read this', 'para filtrar', 'as que tragam …': why a code is asked for. */
const TO_SHOW_READING =
  /(?<!\p{L})(?:so (?:that )?(?:i|we) (?:can )?(?:know|see|tell)|human|bots?|robots?|copy[- ]?paste\p{L}?|archived|deleted|ignored|unread|(?:you|u)(?:['’]ve| have)? read|filtr\p{L}+|le[íi]d[oa]|le[íi]ste|leen|lees|leu|lemos|lido|leia|lu|lis|lit|lisez|gelesen|liest|lese)(?!\p{L})/iu;
/** 'Mails with “I hope this finds you well” are blocked': a code that nobody should write. */
const IS_REFUSED =
  /(?<!\p{L})(?:should your \p{L}+|if your \p{L}+|falls ihre? \p{L}+) (?:begins?|starts?|opens?|mit)|(?<!\p{L})(?:massenmails|mails|messages|proposals|mensajes|propuestas|propostas|mensagens) (?:mit|with|that (?:begin|start|open) with|con|com|avec) /iu;
const IS_WORD =
  /(?:palabras?|frase|palavra|mot|phrase|wort|satz|begriff|ausdruck|expresi[óo]n|express[ãa]o|expression|termo|terme)(?: \p{L}+)?\W*$/iu;
/** 'Bitte mit „Staffel“ anfangen.' */
const SHORT_ORDER = /^\W*(?:bitte|por favor|merci de|svp)(?: [^\s,.]+){1,5} *(?:[,.!]|$)/iu;
/** Behind 'first word:' a code may be any word; one that many posts have is none. */
const UNUSUAL = 3.5;

function isUnusual(word: string): boolean {
  return [...stemsOf(word)].some((one) => LANGUAGES_OF_WEIGHTS.every((language) => weightOf(one, language) >= UNUSUAL));
}

/** Whole words with any accents: `\b` counts 'é' as a boundary. */
function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');
}

interface Found {
  readonly span: Span;
  readonly word: string;
  readonly isFirst: boolean;
}

const MAX_WORDS = 5;
const LANGUAGES_OF_WEIGHTS = ['en', 'es', 'pt', 'fr', 'de'] as const;
/** 'con su tarifa', 'mit einer kurzen Vorstellung': what to begin with, and no code. */
const NOT_A_CODE =
  /^(?:una?|el|la|los|las|su|sus|tu|tus|um|uma|os?|as?|seu|sua|une?|les?|votre|vos|der|die|das|dem|den|eine?[nmrs]?|ihre?[nmrs]?|deine?[nmrs]?|con|com|avec|mit|que|como|qui|wie|bitte|por|por favor|si|se|en|em|in|de|y|e|et|und|al|no|ao|au)$/iu;
/** 'la palabra "Oferta" en el banner' is work. */
const ON_THE_WORK =
  /^\W{0,3}(?:en|no|na|dans|sur|auf|im|in) (?:el |la |los |las |o |a |le |les |l[’']|den |dem |der |die |das )?(?:banner|logo\p{L}*|t[ií]tulo|titre|portada|capa|couverture|encabezado|cabe[cç]alho|men[uú]|menu|etiqueta|[ée]tiquette|página principal|website|webseite|seite|plakat|cartel|cartaz|affiche)/iu;

/** The code words of a post in Spanish, Portuguese, French or German, with those of `others`, read by the English rules. */
export function localCodeWords(text: Span, language: Language, others: CodeWords): CodeWords {
  if (others.opener && !NO_AGENCIES[language]) return others;
  const found = linesIn(text)
    .flatMap(sentencesOf)
    .flatMap((sentence) => codesIn(sentence, language))
    .filter((one, at, all) => all.findIndex(({ word }) => word === one.word) === at);
  const first = found.find(({ isFirst }) => isFirst);
  if (!NO_AGENCIES[language]) return withOpener(others, first, found);
  const opener = first ? toCode(first, 'o1') : (onlyQuoted(others.opener ? [others.opener] : [])[0] ?? null);
  const own = found.filter(({ isFirst }) => !isFirst).map((one) => toCode(one, ''));
  const more = onlyQuoted(others.anywhere).filter(
    (code) =>
      !found.some(({ word, span }) => word === code.word || overlaps(span, { text: code.quote, start: code.start })),
  );
  const anywhere = [...own, ...more].filter(({ word }) => word !== opener?.word);
  return { opener, anywhere: anywhere.slice(0, MAX_WORDS).map((code, i) => ({ ...code, id: `w${i + 1}` })) };
}

/** In English the rules by wording come first. */
function withOpener(others: CodeWords, first: Found | undefined, found: readonly Found[]): CodeWords {
  const known = others.anywhere.map(({ word }) => word);
  const isKnown = ({ word }: Found) => known.some((one) => one.includes(word));
  const more = found.filter((one) => !one.isFirst && !isKnown(one)).map((one) => toCode(one, ''));
  const anywhere = [...others.anywhere, ...more].filter(({ word }) => word !== first?.word);
  return {
    opener: first ? toCode(first, 'o1') : null,
    anywhere: anywhere.slice(0, MAX_WORDS).map((code, i) => ({ ...code, id: `w${i + 1}` })),
  };
}

function linesIn(text: Span): Span[] {
  return [...text.text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => subSpan(text, index, index + line.length));
}

/** The codes that a sentence demands of the letter: for its beginning, for its end or anywhere. */
function codesIn(sentence: Span, language: Language): Found[] {
  if (IS_REFUSED.test(sentence.text)) return [];
  const announced = [...sentence.text.matchAll(ANNOUNCED_CODE)].map(codeIn).map((code) => ({ ...code, isNamed: true }));
  const linked = [LINKED_CODE, AS_FIRST, FIRST_IS]
    .flatMap((rule) =>
      [...sentence.text.matchAll(rule)].map((match) => ({
        ...codeIn(match),
        isLinked: rule === LINKED_CODE,
        isFirstWord: rule === FIRST_IS,
      })),
    )
    .filter(({ isMarked, isLinked }) => isMarked || !isLinked)
    .map((code) => ({ ...code, isNamed: code.isFirstWord }));
  return [...announced, ...linked].flatMap((code) => demandedIn(sentence, code, language) ?? []);
}

function demandedIn(
  sentence: Span,
  { raw, from, isMarked, isNamed }: Code & { readonly isNamed: boolean },
  language: Language,
): Found | null {
  const [before, after] = [sentence.text.slice(0, from), sentence.text.slice(from + raw.length)];
  if (raw === '' || NOT_A_CODE.test(raw) || ON_THE_WORK.test(after) || !(isMarked || isUnusual(raw))) return null;
  const around = `${before}${' '.repeat(raw.length)}${after}`;
  // In English these are about the work as often, and read by wording.
  const isForLetter =
    (NO_AGENCIES[language] &&
      ((isNamed && (isMarked ? IS_WORD.test(before) : FIRST_WORDS.test(around))) ||
        (isMarked && SHORT_ORDER.test(sentence.text)))) ||
    [MESSAGE, SECRET, TO_SHOW_READING].some((rule) => rule.test(around));
  const isFirst = FIRST.test(around) && isForLetter;
  const cues = isFirst ? [FIRST] : [LAST, SAY].filter((rule) => rule.test(around) && isForLetter);
  if (cues.length === 0 && !SECRET.test(before)) return null;
  return { span: spanAround(sentence, [from, from + raw.length], cues), word: evaluate(raw) ?? raw, isFirst };
}

/** From the first to the last of what demands the code and the code: the sentence may ask for more. */
function spanAround(sentence: Span, code: readonly [number, number], cues: readonly RegExp[]): Span {
  const places = [code, ...cues.flatMap((rule) => placeOf(rule.exec(sentence.text)))];
  return subSpan(sentence, Math.min(...places.map(([from]) => from)), Math.max(...places.map(([, to]) => to)));
}

function placeOf(match: RegExpExecArray | null): [number, number][] {
  return match ? [[match.index, match.index + match[0].length]] : [];
}

/** Without quotation marks the English rules take any word for a code. */
function onlyQuoted(codes: readonly CodeWord[]): CodeWord[] {
  return codes.filter(({ quote }) => /["“„«‘']/.test(quote));
}

function toCode({ span, word }: Found, id: string): CodeWord {
  return { id, ...sourceOf(span), word };
}

interface Code {
  readonly raw: string;
  /** Where it begins in the sentence. */
  readonly from: number;
  /** In quotation marks or capitals. */
  readonly isMarked: boolean;
}

/** Without quotation marks a code is one word or all its capitals: 'MOLAR na resposta', 'picual para saber que …'. */
function codeIn(match: RegExpExecArray): Code {
  const said = match.slice(1).find((group) => group !== undefined) ?? '';
  const from = match.index + match[0].lastIndexOf(said);
  const isQuoted = /["“„«‘']\s?$/.test(match[0].slice(0, match[0].lastIndexOf(said)));
  const bare = said.trim().replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
  if (isQuoted) return { raw: bare, from, isMarked: true };
  const parts = bare.split(' ');
  const end = parts.findIndex(
    (word, at) => at > 0 && (word !== word.toUpperCase() || parts[0] !== parts[0]?.toUpperCase()),
  );
  const raw = parts.slice(0, end === -1 ? undefined : end).join(' ');
  return { raw, from, isMarked: IN_CAPITALS.test(raw) };
}

/** The sentence that refuses agencies, in the language of the post. */
export function localNoAgencies(units: readonly Unit[], language: Language): Stated | null {
  const pattern = NO_AGENCIES[language];
  const unit = pattern && units.find(({ text }) => pattern.test(text));
  return unit ? { ...sourceOf(unit), text: unit.text.replace(/\s+/g, ' ') } : null;
}
