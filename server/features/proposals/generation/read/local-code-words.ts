import type { CodeWord, Stated } from '#shared/proposals/brief.ts';
import { evaluate } from './arithmetic.ts';
import type { CodeWords } from './code-words.ts';
import type { Language } from './language.ts';
import { withShortSpaces } from './short-spaces.ts';
import { overlaps, type Span, sourceOf, subSpan } from './span.ts';
import type { Unit } from './units.ts';

/** How posts of one language ask for a code word, and name who and what they do not want. */
interface Demands {
  /** Groups: the code in quotation marks, or a bare one. */
  readonly openers: readonly RegExp[];
  readonly anywhere: readonly RegExp[];
  readonly noAgencies: RegExp;
}

const QUOTED =
  '(?:"([^"\\n]{1,120})"|“([^”"\\n]{1,120})[”"]|„([^“”"\\n]{1,120})[“”"]|«\\s?([^»\\n]{1,120}?)\\s?»|‘([^’\\n]{1,120})’|(?<!\\p{L})\'([^\'\\n]{1,80})\'(?!\\p{L}))';
/** A code without quotation marks: one word, or several in capitals. */
const BARE =
  '((?:\\p{Lu}{2}[\\p{Lu}\\p{N}-]{0,40}(?: [\\p{Lu}\\p{N}-]{2,40}){0,8}|[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{1,40}))';

const ES_PROPOSAL =
  '(?:(?:tu|su|la|el|tus|sus|cada|toda)\\s+)?(?:propuesta|respuesta|mensaje|postulaci[oó]n|oferta|solicitud|carta|candidatura|texto|aplicaci[oó]n)';
const ES_WORD =
  '(?:la\\s+|el\\s+|las\\s+)?(?:palabra|frase|t[eé]rmino|c[oó]digo|contraseña|expresi[oó]n|palabras|l[ií]nea)(?:\\s+(?:clave|secreta|exacta|siguiente))?';
const PT_PROPOSAL =
  '(?:(?:a|o|sua|seu|a sua|o seu|cada)\\s+)?(?:proposta|resposta|mensagem|candidatura|texto|carta|oferta|aplica[cç][aã]o)';
const PT_WORD =
  '(?:a\\s+|o\\s+|as\\s+)?(?:palavra|frase|termo|c[oó]digo|senha|express[aã]o|palavras|linha)(?:[- ](?:chave|secreta|exata|seguinte))?';
const FR_PROPOSAL =
  '(?:(?:votre|la|le|ta|ton|chaque)\\s+)?(?:proposition|r[ée]ponse|message|candidature|offre|lettre|mail|texte|courrier)';
const FR_WORD =
  "(?:le\\s+|la\\s+|l[’']|les\\s+)?(?:mot|phrase|terme|code|expression|mots|ligne)(?:[- ](?:cl[ée]|secret|magique|exact|suivant)e?)?";
const DE_PROPOSAL =
  '(?:(?:ihre|ihr|ihrem|ihrer|ihren|die|das|deine|dein|deiner|deinem|jede|jedes)\\s+)?(?:bewerbung|angebot|nachricht|anschreiben|antwort|e-?mail|mail|text|schreiben)';
const DE_WORD =
  '(?:das\\s+|dem\\s+|den\\s+|die\\s+|der\\s+)?(?:wort|worten|w[öo]rtern|satz|begriff|ausdruck|code|codewort|kennwort|schl[üu]sselwort|stichwort|losung|losungswort|zeile)';

const DEMANDS: Readonly<Partial<Record<Language, Demands>>> = {
  es: {
    openers: [
      coded(
        `(?:empieza|empiece|empezar|comienza|comience|comenzar|inicia|inicie|iniciar|encabeza|encabece|abre|abra)\\s+(?:${ES_PROPOSAL}\\s+)?(?:con|por)`,
        ES_WORD,
      ),
      coded(
        `${ES_PROPOSAL}\\s+(?:debe|deber[aá]|tiene que|ha de)\\s+(?:empezar|comenzar|iniciar)\\s+(?:con|por)`,
        ES_WORD,
      ),
      coded(
        `(?:la\\s+)?primera\\s+(?:palabra|l[ií]nea|frase)(?:\\s+de\\s+${ES_PROPOSAL})?\\s+(?:debe|tiene que|ha de|deber[aá])\\s+ser`,
        ES_WORD,
      ),
      coded(
        '(?:escribe|escriba|pon|ponga|coloca|coloque|incluye|incluya)',
        ES_WORD,
        '\\s+(?:(?:al|en el)\\s+(?:principio|inicio|comienzo)|(?:en alg[uú]n lugar de|en)\\s+(?:la|tu|su)\\s+primera\\s+(?:l[ií]nea|frase|oraci[oó]n))',
      ),
    ],
    anywhere: [
      announcedBy(
        `(?:incluye|incluya|incluir|menciona|mencione|mencionar|usa|use|escribe|escriba|a[ñn]ade|a[ñn]ada|pon|ponga|inserta|cita|cite)\\s+(?:(?:en|dentro de)\\s+(?:alg[uú]n (?:lugar|sitio|punto) de\\s+)?${ES_PROPOSAL}\\s+)?`,
        ES_WORD,
      ),
      coded(
        `(?:termina|termine|terminar|finaliza|finalice|finalizar|cierra|cierre|acaba|acabe)\\s+${ES_PROPOSAL}\\s+con`,
        ES_WORD,
      ),
      announcedBy('', '(?:palabra\\s+(?:clave|secreta)|c[oó]digo\\s+secreto|contraseña)(?:\\s+es)?'),
      quotedIn(
        '(?:incluye|incluya|menciona|mencione|usa|use|escribe|escriba|pon|ponga|a[ñn]ade|a[ñn]ada)',
        `(?:en|dentro de)\\s+${ES_PROPOSAL}`,
      ),
    ],
    noAgencies: words(
      'abst[eé]nganse (?:las )?agencias|abstenerse agencias|(?:no|sin|nada de) (?:a |trabajamos con |queremos )?(?:agencias?|empresas|intermediarios)|agencias,? (?:no|abstenerse)|(?:solo|s[oó]lo|[uú]nicamente) (?:freelancers?|aut[oó]nomos|particulares|personas)',
    ),
  },
  pt: {
    openers: [
      coded(`(?:comece|começar|comecem|inicie|iniciar|abra)\\s+(?:${PT_PROPOSAL}\\s+)?(?:com|pela|pelo|por)`, PT_WORD),
      coded(
        `${PT_PROPOSAL}\\s+(?:deve|dever[aá]|tem que|precisa)\\s+(?:come[cç]ar|iniciar)\\s+(?:com|pela|pelo|por)`,
        PT_WORD,
      ),
      coded(
        `(?:a\\s+)?primeira\\s+(?:palavra|linha|frase)(?:\\s+d[ae]\\s+${PT_PROPOSAL})?\\s+(?:deve|precisa|tem que|dever[aá])\\s+ser`,
        PT_WORD,
      ),
      coded(
        '(?:escreva|coloque|ponha|inclua)',
        PT_WORD,
        '\\s+(?:(?:no|logo no)\\s+(?:in[ií]cio|come[cç]o|topo)|na\\s+(?:sua\\s+)?primeira\\s+(?:linha|frase))',
      ),
    ],
    anywhere: [
      announcedBy(
        `(?:inclua|incluir|mencione|mencionar|use|utilize|escreva|coloque|cite|insira|adicione|ponha)\\s+(?:(?:na|em|dentro d[ae])\\s+(?:algum (?:lugar|ponto) d[ae]\\s+)?${PT_PROPOSAL}\\s+)?`,
        PT_WORD,
      ),
      coded(`(?:termine|terminar|finalize|finalizar|encerre|encerrar)\\s+${PT_PROPOSAL}\\s+com`, PT_WORD),
      announcedBy('', '(?:palavra[- ](?:chave|secreta)|c[oó]digo\\s+secreto|senha)(?:\\s+[ée])?'),
      quotedIn('(?:inclua|mencione|use|escreva|coloque|cite|insira|ponha)', `(?:na|no|em)\\s+${PT_PROPOSAL}`),
    ],
    noAgencies: words(
      '(?:n[aã]o|sem|nada de) (?:trabalhamos com |queremos |aceitamos )?(?:ag[êe]ncias?|empresas|intermedi[aá]rios)|ag[êe]ncias,? n[aã]o|(?:apenas|somente|s[oó]) (?:freelancers?|pessoas? f[ií]sicas?|aut[oô]nomos|profissionais independentes)',
    ),
  },
  fr: {
    openers: [
      coded(
        `(?:commencez|commencer|d[ée]butez|d[ée]buter|ouvrez|commence)\\s+(?:imp[ée]rativement\\s+)?(?:${FR_PROPOSAL}\\s+)?(?:par|avec)`,
        FR_WORD,
      ),
      coded(`${FR_PROPOSAL}\\s+(?:doit|devra)\\s+(?:commencer|d[ée]buter)\\s+(?:par|avec)`, FR_WORD),
      coded(
        `(?:le\\s+)?premi(?:er|[èe]re)\\s+(?:mot|ligne|phrase)(?:\\s+de\\s+${FR_PROPOSAL})?\\s+(?:doit|devra)\\s+[êe]tre`,
        FR_WORD,
      ),
      coded(
        '(?:[ée]crivez|mettez|placez|inscrivez|indiquez)',
        FR_WORD,
        '\\s+(?:au d[ée]but|en t[êe]te|tout en haut|en haut|(?:en|dans)\\s+(?:la\\s+|votre\\s+)?premi[èe]re\\s+(?:ligne|phrase))',
      ),
    ],
    anywhere: [
      announcedBy(
        `(?:incluez|inclure|mentionnez|mentionner|utilisez|[ée]crivez|ajoutez|glissez|ins[ée]rez|citez|placez|mettez)\\s+(?:(?:dans|quelque part dans)\\s+${FR_PROPOSAL}\\s+)?`,
        FR_WORD,
      ),
      coded(`(?:terminez|terminer|finissez|finir|concluez|conclure)\\s+${FR_PROPOSAL}\\s+(?:par|avec)`, FR_WORD),
      announcedBy('', '(?:mot(?:[- ]cl[ée]| secret| magique| de passe)|code\\s+secret)(?:\\s+est)?'),
      quotedIn(
        '(?:incluez|mentionnez|utilisez|[ée]crivez|ajoutez|glissez|ins[ée]rez|citez)',
        `(?:dans|en)\\s+${FR_PROPOSAL}`,
      ),
    ],
    noAgencies: words(
      "pas d[’'](?:agences?|interm[ée]diaires?)|sans (?:agence|interm[ée]diaire)|agences?,? s[’']abstenir|(?:freelances?|ind[ée]pendants?) (?:uniquement|seulement)|uniquement (?:des |aux )?(?:freelances?|ind[ée]pendants?)",
    ),
  },
  de: {
    openers: [
      coded(
        `(?:beginnen|starten|er[öo]ffnen|fangen)\\s+sie\\s+(?:bitte\\s+)?(?:${DE_PROPOSAL}\\s+)?(?:bitte\\s+)?mit`,
        DE_WORD,
      ),
      coded(
        `(?:beginn|beginne|starte|start|er[öo]ffne)\\s+(?:bitte\\s+)?(?:${DE_PROPOSAL}\\s+)?(?:bitte\\s+)?mit`,
        DE_WORD,
      ),
      coded(
        `${DE_PROPOSAL}\\s+(?:soll|sollte|muss|m[üu]sste|hat)\\s+mit`,
        DE_WORD,
        '\\s+(?:zu\\s+)?(?:beginnen|anfangen|starten|anzufangen)',
      ),
      coded(
        `(?:das\\s+|die\\s+|der\\s+)?erste\\s+(?:wort|zeile|satz)(?:\\s+${DE_PROPOSAL})?\\s+(?:soll|sollte|muss|lautet|ist)`,
        DE_WORD.replace('wort', 'begriff'),
      ),
      coded('(?:bitte\\s+)?(?:beginnen|anfangen)\\s+mit', DE_WORD),
      coded(
        '(?:schreiben|setzen|stellen)\\s+sie\\s+(?:bitte\\s+)?',
        DE_WORD,
        '\\s+(?:an den anfang|ganz nach oben|ganz oben|(?:irgendwo )?in (?:die|den|der|ihre[nr]?) erste[nr]? (?:zeile|satz)|voran)',
      ),
      coded(`${DE_PROPOSAL}\\s+(?:bitte\\s+)?mit`, DE_WORD, '\\s+(?:beginnen|anfangen|starten|einleiten)'),
    ],
    anywhere: [
      announcedBy(
        `(?:nennen|erw[äa]hnen|verwenden|schreiben|benutzen|nutzen)\\s+sie\\s+(?:bitte\\s+)?(?:(?:in|irgendwo in)\\s+${DE_PROPOSAL}\\s+)?`,
        DE_WORD,
      ),
      announcedBy(
        `(?:nenne|erw[äa]hne|verwende|schreib|schreibe|benutze|nutze)\\s+(?:bitte\\s+)?(?:(?:in|irgendwo in)\\s+${DE_PROPOSAL}\\s+)?`,
        DE_WORD,
      ),
      announcedBy('f[üu]gen\\s+sie\\s+(?:bitte\\s+)?', DE_WORD, '\\s+(?:in\\s+\\p{L}+\\s+\\p{L}+\\s+)?ein'),
      coded(`(?:beenden|schlie(?:ß|ss)en)\\s+sie\\s+(?:bitte\\s+)?${DE_PROPOSAL}\\s+(?:bitte\\s+)?mit`, DE_WORD),
      announcedBy('', '(?:codewort|kennwort|losungswort|schl[üu]sselwort)(?:\\s+(?:ist|lautet))?'),
      quotedIn(
        '(?:(?:nennen|erw[äa]hnen|verwenden|schreiben|benutzen)\\s+sie|(?:nenne|erw[äa]hne|verwende|schreibe?|benutze))',
        `(?:in|im)\\s+${DE_PROPOSAL}`,
      ),
    ],
    noAgencies: words(
      'keine (?:agenturen|agentur|vermittler|firmen)|ohne agentur|agenturen (?:bitte nicht|unerw[üu]nscht)|nur (?:freelancer|freiberufler|einzelpersonen|selbstst[äa]ndige)',
    ),
  },
};

/** Whole words with any accents: `\b` counts 'é' as a boundary. */
function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');
}

/** `before` and `after` around a code; only an announced one ('la palabra X') needs no quotation marks. */
function coded(before: string, announced: string, after = ''): RegExp {
  return new RegExp(
    withShortSpaces(
      `(?<!\\p{L})${before}\\s*:?\\s*(?:(?:${announced})(?!\\p{L})\\s*:?\\s*(?:${QUOTED}|${BARE})|${QUOTED})${after}`,
    ),
    'giu',
  );
}

/** Like `coded`, for announced codes alone: 'usa "Oferta"' may also be about the work. */
function announcedBy(before: string, announced: string, after = ''): RegExp {
  return new RegExp(
    withShortSpaces(`(?<!\\p{L})${before}\\s*:?\\s*(?:${announced})(?!\\p{L})\\s*:?\\s*(?:${QUOTED}|${BARE})${after}`),
    'giu',
  );
}

/** A code without announcement that must be in the proposal. */
function quotedIn(before: string, proposal: string): RegExp {
  return new RegExp(withShortSpaces(`(?<!\\p{L})${before}\\s*:?\\s*${QUOTED}\\s+${proposal}`), 'giu');
}

interface Found {
  readonly span: Span;
  readonly word: string;
}

const MAX_WORDS = 5;
/** 'con su tarifa', 'mit einer kurzen Vorstellung': what to begin with, and no code. */
const NOT_A_CODE =
  /^(?:una?|el|la|los|las|su|sus|tu|tus|um|uma|os?|as?|seu|sua|une?|les?|votre|vos|der|die|das|dem|den|eine?[nmrs]?|ihre?[nmrs]?|deine?[nmrs]?|con|com|avec|mit|que|como|qui|wie|bitte|por|por favor|si|se|en|em|in|de|y|e|et|und|al|no|ao|au)$/iu;
/** 'la palabra "Oferta" en el banner' is work. */
const ON_THE_WORK =
  /^\W{0,3}(?:en|no|na|dans|sur|auf|im|in) (?:el |la |los |las |o |a |le |les |l[’']|den |dem |der |die |das )?(?:banner|logo\p{L}*|t[ií]tulo|titre|portada|capa|couverture|encabezado|cabe[cç]alho|men[uú]|menu|etiqueta|[ée]tiquette|página principal|website|webseite|seite|plakat|cartel|cartaz|affiche)/iu;

/** The code words of a post in Spanish, Portuguese, French or German, with those of `others`, read by the English rules. */
export function localCodeWords(text: Span, language: Language, others: CodeWords): CodeWords {
  const demands = DEMANDS[language];
  if (!demands) return others;
  const openers = findByRules(text, demands.openers);
  const [first] = openers;
  const opener = first ? toCode(first, 'o1') : (onlyQuoted(others.opener ? [others.opener] : [])[0] ?? null);
  const own = findByRules(text, demands.anywhere).filter(
    (one) => !openers.some((other) => other.word === one.word || overlaps(other.span, one.span)),
  );
  const more = onlyQuoted(others.anywhere).filter(
    (code) =>
      code.word !== opener?.word &&
      !own.some(({ word }) => word === code.word) &&
      !openers.some(({ span }) => overlaps(span, { text: code.quote, start: code.start })),
  );
  const anywhere = [...own.filter(({ word }) => word !== opener?.word).map((one) => toCode(one, '')), ...more];
  return { opener, anywhere: anywhere.slice(0, MAX_WORDS).map((code, i) => ({ ...code, id: `w${i + 1}` })) };
}

/** Without quotation marks the English rules take any word for a code. */
function onlyQuoted(codes: readonly CodeWord[]): CodeWord[] {
  return codes.filter(({ quote }) => /["“„«‘']/.test(quote));
}

function toCode({ span, word }: Found, id: string): CodeWord {
  return { id, ...sourceOf(span), word };
}

function findByRules(text: Span, rules: readonly RegExp[]): Found[] {
  const found: Found[] = [];
  for (const rule of rules) {
    for (const match of text.text.matchAll(rule)) {
      const raw = codeIn(match);
      const after = text.text.slice(match.index + match[0].length);
      if (raw === '' || NOT_A_CODE.test(raw) || ON_THE_WORK.test(after)) continue;
      const word = evaluate(raw) ?? raw;
      if (!found.some((other) => other.word === word))
        found.push({ span: subSpan(text, match.index, match.index + match[0].length), word });
    }
  }
  return found;
}

/** Without quotation marks a code ends with its capitals: 'MOLAR na resposta', 'picual para saber que …'. */
function codeIn(match: RegExpExecArray): string {
  const raw =
    match
      .slice(1)
      .find((group) => group !== undefined)
      ?.trim()
      .replace(/(?<![.,;:!?])[.,;:!?]+$/, '') ?? '';
  const [first = '', ...more] = raw.split(/\s+/);
  if (more.length === 0 || /["“„«‘']\s?$/.test(match[0].slice(0, match[0].lastIndexOf(raw)))) return raw;
  const end = more.findIndex((word) => word !== word.toUpperCase());
  return [first, ...(first === first.toUpperCase() ? more.slice(0, end === -1 ? undefined : end) : [])].join(' ');
}

/** The sentence that refuses agencies, in the language of the post. */
export function localNoAgencies(units: readonly Unit[], language: Language): Stated | null {
  const pattern = DEMANDS[language]?.noAgencies;
  const unit = pattern && units.find(({ text }) => pattern.test(text));
  return unit ? { ...sourceOf(unit), text: unit.text.replace(/\s+/g, ' ') } : null;
}
