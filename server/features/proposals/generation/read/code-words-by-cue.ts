import type { CodeWord } from '#shared/proposals/brief.ts';
import { stemsOf, weightOf } from '../word-weights.ts';
import { evaluate } from './arithmetic.ts';
import type { CodeWords } from './code-words.ts';
import type { Language } from './language.ts';
import { sentencesOf } from './sentences.ts';
import { overlaps, type Span, sourceOf, subSpan } from './span.ts';

// How clients ask for a code word, in five languages: a sentence about the letter, a word for its beginning, and the code near
// that. The code is named ('the word X'), linked ('with "X"') or placed ('say X first thing'). See docs/decisions/0129-*.

const QUOTED =
  '(?:"([^"\\n]{1,80})"|“([^”"\\n]{1,80})[”"]|„([^“”"\\n]{1,80})[“”"]|«\\s?([^»\\n]{1,80}?)\\s?»|‘([^’\\n]{1,80})’|(?<!\\p{L})\'([^\'\\n]{1,80})\'(?!\\p{L}))';
/** `codeIn` cuts it to one word, to its capitals or to the next mark. */
const BARE = '([\\p{L}\\p{N}][\\p{L}\\p{N}_-]{1,40}(?: [\\p{L}\\p{N}-]{1,40}){0,8})';
const WORD =
  '(?:word|code ?word|pass ?word|reference|palabra|frase|contraseña|expresi[óo]n|t[ée]rmino|c[óo]digo|palavra|termo|senha|express[ãa]o|mot|phrase|expression|(?:code|kenn|losungs|schl[üu]ssel|stich|pass)?wort(?:en)?|satz|begriff|ausdruck)';
const NAMED = new RegExp(
  `(?<!\\p{L})${WORD}(?:[- ](?:clave|secret[ao]|exact[ao]|exat[ao]|siguiente|seguinte|chave|cl[ée]|secr[èe]te?|magique|exacte?|m[áa]gic[ao]))?(?: (?:is|es|é|est|ist|lautet|sea|seja|soit))?\\s?:?\\s?(?:${QUOTED}|${BARE})`,
  'giu',
);
/** 'con "plum"', 'par BOULEVARD', 'schreiben Sie „Ahorn“'. In English the capitals behind 'with' are products. */
const LINKED = new RegExp(
  `(?<!\\p{L})(?:con|por|com|pel[ao]|par|avec|mit|pon(?:er|é|ga)?|coloc\\p{L}{1,4}|escri[bv]\\p{L}{1,4}|[ée]cri\\p{L}{1,4}|met\\p{L}{1,4}|ponha|schreib\\p{L}{0,2}(?: sie)?(?: bitte)?|indique[zr]?|place[zr]|cit[ae]|setz\\p{L}{0,2}(?: sie)?)(?!\\p{L})\\s?:?\\s?(?:${QUOTED}|${BARE})`,
  'giu',
);
const FIRST_WORD =
  '(?:primei?ras? (?:palabras?|palavras?|l[íi]nea|linha|frase)|premi(?:er|[èe]re)s? (?:mots?|ligne|phrase)|(?:aller)?erste[sn]? (?:wort|zeile|satz)|(?:first|opening) (?:two |three )?words?|subject line|betreffzeile|im betreff|en el asunto|no assunto|objet de (?:ton|votre) message)';
/** 'Lead off with “X”': an order of its own, not 'we start with “X”'. */
const ORDERED = new RegExp(
  `(?:^\\W*|[,;:)] |(?<!\\p{L})(?:please|and|then|just|kindly) )(?:lead off|open|start|begin) (?:off )?with ${QUOTED}|(?<!\\p{L})(?:start|begin|open) their \\p{L}+ with ${QUOTED}`,
  'giu',
);
/** 'Mention “X” first', 'make the first word of your reply X'. */
const MADE_FIRST = new RegExp(
  `(?<!\\p{L})(?:(?:mention|write|put|say|include) ${QUOTED}(?= first(?!\\p{L}))|(?:make|have) the (?:very )?first word of your \\p{L}+ (?:${QUOTED}|${BARE}))`,
  'giu',
);
/** 'Say pivot first thing', 'tragam azulejo como primeira palavra'. */
const AS_FIRST =
  /(?<!\p{L})["“„]?([\p{L}\p{N}][\p{L}\p{N}-]{2,24})["”“]?,? (?:logo |gleich |ganz |(?:(?:has to|must|should|needs to) be |as )(?:the |your )?(?:very )?)?(?:como (?:la )?primei?ra (?:palabra|palavra)|als (?:aller)?erstes wort|comme (?:tout )?premier mot|first (?:thing|word)|right at the (?:start|top))(?!\p{L})/giu;
/** 'The first word must be X', 'Dein erstes Wort soll „X“ sein', 'FIRST WORD: X'. */
const FIRST_IS = new RegExp(
  `(?<!\\p{L})${FIRST_WORD}(?:(?: [\\p{L}’']+){0,6}? (?:(?:must|should|has to|debe|tiene que|deve|tem que|doit|muss|soll(?:te)?) )?(?:sea|ser|es|seja|é|soit|est|[êe]tre|ist|seront|ser[áa]n?|ser[ãa]o|soll(?:te)?|muss|lauten?|lautet|reads?|pon(?:é|ga)?|escrib[ae]|escreva|is|be)(?!\\p{L})\\s?:?|(?: [\\p{L}’']+){0,6}?\\s?[:=])\\s?(?:${QUOTED}|${BARE})`,
  'giu',
);

/** For the beginning; not 'started', 'begins', 'beginnt', which tell of something. */
const FIRST = new RegExp(
  `(?<!\\p{L})(?:${FIRST_WORD}|begin|beginning|open|opens|start|lead off|before anything else|first (?:line|thing)|at the (?:very )?(?:start|top)|(?:empie[zc]|comien[zc]|encabe[zc])(?:a|e|an|en)|(?:empez|comenz|inici|arranc|encabez)(?:ar|á|a|e)|arranque|arranquen|come[çc](?:ar|e|em|a)|abr[ae]|inicie|principio|inicio|in[íi]cio|topo|commenc(?:ez|er|e|ent)|d[ée]but(?:ez|er|e)?|ouvr(?:ez|ir|e)|en t[êe]te|en haut|beginnen?|beginnt(?= eure)|anfangen|anfang|anzufangen|fangen|starten?|er[öo]ffnen?|einleiten?|voran|ganz oben)(?!\\p{L})`,
  'giu',
);
const LAST =
  /(?<!\p{L})(?:(?:termin|finali[zc]|cierr|cerr|acab|encerr|finiss|conclu|schlie(?:ß|ss)|beend)\p{L}{0,6}|finir|al final|à la fin|en fin|no fim|am ende)(?!\p{L})/iu;
const SAY =
  /(?<!\p{L})(?:work in|slip in|drop in|say|write|mention|include|(?:inclu|menci[oó]n|escri[bv]|a[ñn]ad|insert|insir|colo[cq]|adicion|[ée]cri|ajout|gliss|ins[ée]r|plac|met|nenn|erw[äa]hn|verwend|schreib|benutz|nutz|f[üu]g|unterbring)\p{L}{0,5}|us[aeá]|utili[zs]\p{L}{1,3}|cit[ae]|pon(?:ga|é|er|ha)?)(?!\p{L})/iu;
/** What the applicant writes; 'the application' alone is software as often. */
const LETTER =
  /(?<!\p{L})(?:(?:your|ur|their) (?:\p{L}+ )?(?:repl(?:y|ies)|answer|response|message|note|mail|e-?mail|letter|proposal|application|bid|pitch)|(?:proposals?|applications?|bids?) (?:which|that|not|must|should|without)|when you (?:write|reply|apply)|(?:tu|su|la|una?) (?:propuesta|respuesta|postulaci[óo]n|solicitud|carta|candidatura)|(?:tu|su) (?:oferta|aplicaci[óo]n)|(?:el|tu|su|del) mensaje|propuestas que|en el asunto|subject line|betreffzeile|im betreff|(?:(?:a|sua|tua|da|na) (?:proposta|resposta|mensagem|candidatura|carta))|(?:sua|tua) oferta|propostas que|no assunto|objet de votre message|(?:ta|votre|la) (?:candidature|r[ée]ponse|proposition|lettre)|(?:ton|votre|le) (?:premier )?(?:message|mail|courrier)|votre offre|(?:ihre?[mnrs]?|deine?[mnrs]?|eure?[mnrs]?|der|die|das|in der|jeder) (?:bewerbung|nachricht|antwort|mail|anschreiben|angebot|schreiben)|bewerbung(?:en)?|anschreiben)(?!\p{L})/iu;
/** Why a code is asked for: to see who reads. */
const WHY =
  /(?<!\p{L})(?:so (?:that )?(?:i|we)(?:['’]ll| can| will)? (?:know|see|tell)|to filter (?:out )?|(?:para|pra) (?:saber|filtrar|ver qui[eé]n)|as[íi] (?:s[ée]|filtro|veo)|assim (?:sei|filtro)|(?:solo|s[óo]) (?:leemos|leo|lemos|leio)|pour (?:savoir|voir qui|filtrer|v[ée]rifier)|sinon (?:je|on|nous)|damit (?:ich|wir) (?:wei(?:ß|ss|ssen)|sehe)|dann wei(?:ß|ss) ich|sonst wird)(?!\p{L})/iu;
/** What the client wants made has a beginning too. */
const WORK =
  /(?<!\p{L})(?:films?|vid[eé]os?|textes|texts|jede[mnrs]? (?:texte?|artikel)|articles?|art[íi]culos?|artigos?|artikel|fiches?|chaque|cada|each|every|t[íi]tulo|titre|titel|titles?|headlines?|[üu]berschrift|banner|spots?|bots?|jingle|resumo|resumen|r[ée]sum[ée]|logos?(?! (?:como|na|no))|chapters?|kapitel|cap[íi]tulos?|pages?|seite|script|drehbuch|newsletter)(?!\p{L})/iu;
/** 'the word "Sale" on the banner' is work. */
const ON_THE_WORK =
  /^\W{0,3}(?:en|no|na|dans|sur|auf|im|in|on) (?:el |la |los |las |o |a |le |les |l[’']|den |dem |der |die |das |the )?(?:banner|logo\p{L}*|t[ií]tulo|titre|portada|capa|couverture|encabezado|cabe[cç]alho|men[uú]|menu|etiqueta|[ée]tiquette|página principal|website|webseite|seite|plakat|cartel|cartaz|affiche|headline|title)/iu;
/** Before a code: nobody should write it. 'Proposals which do not open with X are deleted' wants it. */
const REFUSES =
  /(?<!(?:which|that|who|die|que|qui|proposals|propuestas|propostas|bewerbungen),? (?:do |does )?)(?<!\p{L})(?:not|never|don['’]t|no|nicht|kein\p{L}*|nie|nunca|jam[áa]s|jamais|n[ãa]o|ne|evit\p{L}*|vermeid\p{L}*|anyone|anybody|whoever)(?!\p{L})[^.:;,]{0,60}$/iu;
const IS_CONDITION = /(?<!\p{L})(?:should|if|falls|wenn|si|se) (?:your|ihre?|tu|su|votre|sua) \p{L}+/iu;
const IS_DELETED =
  /(?<!\p{L})(?:that|which|who|que|qui|die|with|mit|con|com|avec) (?!(?:do|don['’]t|does|no|n[ãa]o|ne|nicht)(?!\p{L}))(?=(?:(?!sonst|sinon|otherwise|or else|si no |sen[ãa]o|sem |sin |without|ohne |sans )[^.]){0,140}(?:ignor|delet|descart|gel[öo]scht|gesperrt|supprim|bloque|borr|stale))/iu;
/** 'Applicants who do not start with X are ignored' wants it. */
const IS_DOUBLE =
  /(?<!\p{L})(?:which|that|who|que|qui|die),? (?:do(?:es)? not|don['’]t|doesn['’]t|no|n[ãa]o|ne|nicht)(?!\p{L})/iu;
const IS_LABEL = /^\W*(?:first word|erstes wort|primei?ra pala[bv]ra|premier mot)\s?[:=]/iu;
/** 'Bitte mit „Staffel“ anfangen.' */
const SHORT_ORDER =
  /^\W{0,5}(?:bitte|por favor) (?:mit|con|com) [^.\n]{2,40} (?:anfangen|beginnen|starten|empezar|comenzar|começar)(?!\p{L})/iu;
/** 'Escribe la palabra X en la primera línea.' */
const IN_FIRST_WORDS = new RegExp(`^[^.;]{0,20}(?<!\\p{L})${FIRST_WORD}`, 'iu');
/** 'Inicia tu mensaje con', 'Fangt eure Nachricht bitte mit': what follows is a code without marks too. */
const BEGINS_LETTER_WITH =
  /(?<!\p{L})(?:empie[zc]\p{L}|empez\p{L}{1,2}|comien[zc]\p{L}|inici[ae]|arranc\p{L}|abr[ae]|comece|commencez?|d[ée]butez?|beginnt?|beginnen sie|fangt?|fangen sie|startet?|starten sie) (?:bitte )?\p{L}+ \p{L}+ (?:bitte )?(?:con|por|com|par|avec|mit) $/iu;
const NOT_A_CODE =
  /^(?:una?|el|la|los|las|su|sus|tu|tus|um|uma|os?|as?|seu|sua|une?|les?|votre|vos|der|die|das|dem|den|eine?[nmrs]?|ihre?[nmrs]?|deine?[nmrs]?|con|com|avec|mit|que|como|qui|wie|bitte|por|por favor|si|se|en|em|in|de|y|e|et|und|al|no|ao|au)$/iu;
const IN_CAPITALS = /^(?=.{3})(?=.*\p{Lu}{2})[\p{Lu}\p{N}-]+(?: |$)/u;
const WITH_DIGITS = /^(?=.*\p{L})(?=.*\d)[\p{L}\d-]{4,}$/u;
/** How far the code may be from what asks for it, in characters. */
const NEAR = 60;
const PHRASE_WORDS = 6;
/** A code without marks is a word that few posts have. */
const UNUSUAL = 3;
const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de'] as const;
const MAX_WORDS = 5;

interface Candidate {
  readonly raw: string;
  /** Where it begins in its sentence. */
  readonly from: number;
  readonly by: 'name' | 'link' | 'place';
  /** In quotation marks or capitals, or with digits. */
  readonly isMarked: boolean;
  readonly isQuoted: boolean;
}

interface Found {
  readonly span: Span;
  readonly word: string;
  /** The distance to the word for the beginning; null: the code may be anywhere. */
  readonly fromFirst: number | null;
}

/** The code words of a post with those of `others`, which are read by English wordings; in English `others` come first. */
export function codeWordsByCue(text: Span, language: Language, others: CodeWords): CodeWords {
  const known = wantedOf(text, language, others);
  const found = linesIn(text)
    .flatMap(sentencesOf)
    .flatMap((sentence) => codesIn(sentence, language))
    .filter((one, at, all) => all.findIndex(({ word }) => word === one.word) === at);
  const first = language === 'en' && known.opener ? null : found.find(({ fromFirst }) => fromFirst !== null);
  const opener = first ? toCode(first, 'o1') : known.opener;
  const own = found.filter(({ fromFirst }) => fromFirst === null).map((one) => toCode(one, ''));
  const isNew = (code: CodeWord, all: readonly CodeWord[]) =>
    !all.some(
      ({ word, start, quote }) =>
        word.includes(code.word) || overlaps({ text: quote, start }, { text: code.quote, start: code.start }),
    );
  const [before, after] = language === 'en' ? [known.anywhere, own] : [own, known.anywhere];
  const anywhere = [...before, ...after.filter((code) => isNew(code, before))].filter(
    (code) => code.word !== opener?.word && !(opener && overlaps(spanOf(opener), spanOf(code))),
  );
  return { opener, anywhere: anywhere.slice(0, MAX_WORDS).map((code, i) => ({ ...code, id: `w${i + 1}` })) };
}

function spanOf({ quote, start }: CodeWord): Span {
  return { text: quote, start };
}

/** Those by English wordings, without what nobody should write; abroad without quotation marks they take any word. */
function wantedOf(text: Span, language: Language, { opener, anywhere }: CodeWords): CodeWords {
  const isWanted = ({ quote, start }: CodeWord) =>
    !REFUSES.test(text.text.slice(Math.max(0, start - text.start - 30), start - text.start)) &&
    !isAboutWork(sentenceAround(text.text, start - text.start)) &&
    (language === 'en' || language === 'other' || /["“„«‘']/.test(quote));
  return { opener: opener && isWanted(opener) ? opener : null, anywhere: anywhere.filter(isWanted) };
}

function isAboutWork(sentence: string): boolean {
  return isDeleted(sentence) || (WORK.test(sentence) && !LETTER.test(sentence));
}

function sentenceAround(text: string, at: number): string {
  const line = text.indexOf('\n', at);
  const from = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at)) + 1;
  const end = text.slice(at).search(/[.!?]["”»]?\s/);
  return text.slice(from, Math.min(line === -1 ? text.length : line, end === -1 ? text.length : at + end));
}

function linesIn(text: Span): Span[] {
  return [...text.text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => subSpan(text, index, index + line.length));
}

/** The codes that a sentence demands of the letter. Only the nearest to the word for the beginning is the first. */
function codesIn(sentence: Span, language: Language): Found[] {
  if (IS_CONDITION.test(sentence.text) && isDeleted(sentence.text)) return [];
  const candidates = [
    ...candidatesBy(NAMED, 'name', sentence),
    ...candidatesBy(FIRST_IS, 'place', sentence),
    ...candidatesBy(AS_FIRST, 'place', sentence),
    ...candidatesBy(MADE_FIRST, 'place', sentence),
    ...candidatesBy(language === 'en' ? ORDERED : LINKED, 'link', sentence),
  ];
  const found = candidates.flatMap((one) => demandedIn(sentence, one, language) ?? []);
  const [nearest] = found
    .filter(({ fromFirst }) => fromFirst !== null)
    .sort((a, b) => (a.fromFirst ?? 0) - (b.fromFirst ?? 0));
  return found
    .map((one) => (one === nearest ? one : { ...one, fromFirst: null }))
    .filter((one) => one === nearest || SAY.test(sentence.text) || LAST.test(sentence.text));
}

function demandedIn(sentence: Span, candidate: Candidate, language: Language): Found | null {
  const { raw, from } = candidate;
  const to = from + raw.length;
  const place = { before: sentence.text.slice(0, from), after: sentence.text.slice(to), whole: sentence.text };
  const around = `${place.before}${' '.repeat(raw.length)}${place.after}`;
  if (!mayBeCode(candidate, place) || (WORK.test(around) && !LETTER.test(around))) return null;
  const isSure = isOfLetter(candidate, { ...place, around }, language);
  const isOrder = language !== 'en' && isOrderOf(candidate, sentence.text);
  const word = evaluate(raw) ?? raw;
  const first = nearestFirst(around, from, to);
  if (first !== null && (isSure || isOrder))
    return {
      span: subSpan(sentence, Math.min(from, first.from), Math.max(to, first.to)),
      word,
      fromFirst: first.distance,
    };
  const isSaid = SAY.test(around) || LAST.test(around);
  if (!isSaid || !mayBeAnywhere(candidate, { isSure, isOrder, isLetter: LETTER.test(around), whole: sentence.text }))
    return null;
  return { span: subSpan(sentence, Math.max(0, from - 30), to), word, fromFirst: null };
}

interface Around {
  readonly before: string;
  readonly after: string;
  readonly whole: string;
}

function mayBeCode({ raw, by, isMarked }: Candidate, { before, after, whole }: Around): boolean {
  if (raw === '' || NOT_A_CODE.test(raw)) return false;
  const mayBePlain = by !== 'link' || BEGINS_LETTER_WITH.test(before);
  if (!isMarked && !(mayBePlain && isUnusual(raw))) return false;
  return !ON_THE_WORK.test(after) && !REFUSES.test(before) && !isDeleted(whole);
}

function isOfLetter(
  { by }: Candidate,
  { after, whole, around }: Around & { readonly around: string },
  language: Language,
): boolean {
  if ([LETTER, WHY].some((rule) => rule.test(around)) || IS_LABEL.test(whole)) return true;
  return language !== 'en' && by === 'name' && IN_FIRST_WORDS.test(after);
}

/** Abroad 'Comienza con la palabra „X“' is meant for the letter; in English it is about the work as often. */
function isOrderOf({ by, isMarked }: Candidate, sentence: string): boolean {
  return isMarked && (by !== 'link' || SHORT_ORDER.test(sentence));
}

function mayBeAnywhere(
  { by, isQuoted }: Candidate,
  { isSure, isOrder, isLetter, whole }: { isSure: boolean; isOrder: boolean; isLetter: boolean; whole: string },
): boolean {
  if (by === 'link') return isQuoted && isLetter;
  return isSure || (isOrder && by === 'name' && SAY.test(whole.slice(0, 25)));
}

interface Place {
  readonly from: number;
  readonly to: number;
  readonly distance: number;
}

function nearestFirst(text: string, from: number, to: number): Place | null {
  const places = [...text.matchAll(FIRST)].map((match): Place => {
    const [start, end] = [match.index, match.index + match[0].length];
    return { from: start, to: end, distance: end <= from ? from - end : Math.max(0, start - to) };
  });
  const [nearest] = places.filter(({ distance }) => distance <= NEAR).sort((a, b) => a.distance - b.distance);
  return nearest ?? null;
}

function candidatesBy(rule: RegExp, by: Candidate['by'], { text }: Span): Candidate[] {
  return [...text.matchAll(rule)].map((match) => candidateIn(match, by));
}

/** Without quotation marks a code is one word or all its capitals; behind 'the first words are' it goes on to the next mark. */
function candidateIn(match: RegExpExecArray, by: Candidate['by']): Candidate {
  const said = match.slice(1).find((group) => group !== undefined) ?? '';
  const at = match[0].lastIndexOf(said);
  const from = match.index + at;
  const bare = said.trim().replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
  if (/["“„«‘']\s?$/.test(match[0].slice(0, at))) return { raw: bare, from, by, isMarked: true, isQuoted: true };
  const isWhole = /^\s*(?:[,.;:!?()–—\n-]|$)/u.test(match.input.slice(from + said.length));
  if (isWhole && isPhrase(bare, by, match[0].slice(0, at)))
    return { raw: bare, from, by, isMarked: by === 'place' && /^[\p{Lu}\d]/u.test(bare), isQuoted: false };
  // Capitals say nothing where all of the sentence is in them.
  const isShouted = match.input === match.input.toUpperCase();
  const raw = firstPartOf(bare, isShouted);
  return { raw, from, by, isMarked: (IN_CAPITALS.test(raw) && !isShouted) || WITH_DIGITS.test(raw), isQuoted: false };
}

function isPhrase(bare: string, by: Candidate['by'], before: string): boolean {
  const parts = bare.split(' ');
  if (parts.length < 2 || parts.length > PHRASE_WORDS) return false;
  if (by === 'name') return /(?:phrase|frase|worten|satz)\s?:?\s?$/iu.test(before);
  return by === 'place' || parts.every((word) => /^[\p{Lu}\d]/u.test(word));
}

/** One word, with what belongs to it: 'PURPLE TIGER', 'NARANJA 22'. */
function firstPartOf(bare: string, isShouted: boolean): string {
  const [head = '', ...more] = bare.split(' ');
  const goesOn = (word: string) =>
    isShouted ? /\d/.test(word) : word === word.toUpperCase() && head === head.toUpperCase();
  const end = more.findIndex((word) => !goesOn(word));
  return [head, ...more.slice(0, end === -1 ? undefined : end)].join(' ');
}

function isUnusual(word: string): boolean {
  return [...stemsOf(word)].some((one) => LANGUAGES.every((language) => weightOf(one, language) >= UNUSUAL));
}

function toCode({ span, word }: Found, id: string): CodeWord {
  return { id, ...sourceOf(span), word };
}

/** Whether the letter is to begin in some way, a code word or another. */
export function asksForOpening(text: string): boolean {
  const letter = LETTER.exec(text);
  if (letter === null || WORK.test(text) || isDeleted(text)) return false;
  const place = nearestFirst(text, letter.index, letter.index + letter[0].length);
  return place !== null && !REFUSES.test(text.slice(0, Math.min(place.from, letter.index)));
}

function isDeleted(sentence: string): boolean {
  return IS_DELETED.test(sentence) && !IS_DOUBLE.test(sentence);
}
