// Bounded throughout: a text of one endless word must not block the process.
const WORD = "\\p{Lu}[\\p{L}'’-]{0,40}\\p{L}";
const BETWEEN = '(?:(?:van|von|der|den|de|da|do|dos|das|di|del|la|le|bin|al|el|ibn|y|\\p{Lu}\\.) ){0,2}';
/** Words with capitals that may be a name: 'Sarah van Dyke', 'Tom J. Baker', 'JOSÉ García-Núñez'. */
export const JOINED = `${WORD}(?: ${BETWEEN}${WORD}){0,3}`;
// A second word belongs to the name where it ends, or continues like after a name.
const AFTER_NAME = '(?=[ \\t]{0,3}(?:$|[.,!?;:|(–—-])| (?:and|from|at|here|of|y|e|et|und|de|da|do|aus|von|i) )';
const LOWER = `\\p{Ll}[\\p{L}'’-]{1,40}(?: \\p{Ll}[\\p{L}'’-]{1,40}${AFTER_NAME})?`;
const COMPANY_WORD = "(?:\\p{Lu}[\\p{L}\\p{N}.'’-]{0,40}[\\p{L}\\p{N}]|\\p{Lu})";
const COMPANY = `${COMPANY_WORD}(?: (?:& |and (?=\\p{Lu}))?${COMPANY_WORD}){0,3}`;

/** In both cases, since what follows must keep its own. */
const cues = (...phrases: string[]) => `(?<![\\p{L}\\p{N}])(?:${phrases.map(anyCase).join('|')})(?!\\p{L})`;

function anyCase(phrase: string): string {
  return phrase
    .replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
    .replaceAll("'", "['’]")
    .replaceAll(' ', '[ \\t]{1,3}');
}

const MY_NAME = cues(
  "my name is|my name's|name is|call me|i go by|ask for|signed|signed by|me llamo|mi nombre es",
  'pregunta por|pregunte por|pregunten por|firmado|meu nome é|me chamo|chamo-me|pergunte por|fale com',
  "falar com|je m'appelle|mon nom est|je me nomme|demandez|demander|ich heiße|ich heisse|mein name ist",
  'fragen sie nach|frag nach|wenden sie sich an|ansprechpartner ist',
);
const I_AM = cues(
  "i am|i'm|im|this is|here is|soy|aquí|sou|sou o|sou a|aqui é|aqui é o|aqui é a|je suis|ici|c'est",
  'ich bin|hier ist|hier schreibt|contact|speak to|speak with|talk to|report to',
);
const GREETING = cues(
  'hi|hello|hey|dear|good morning|good afternoon|good evening|hola|estimado|estimada|querido|olá|oi',
  'caro|cara|prezado|prezada|bonjour|salut|cher|chère|hallo|liebe|lieber|moin',
);
const CLOSING = cues(
  'thanks|thanks a lot|thanks so much|many thanks|thank you|regards|wishes|best|cheers|sincerely|yours',
  'yours truly|yours faithfully|warmly|take care|ciao|saludos|un saludo|gracias|atentamente',
  'saludos cordiales|obrigado|obrigada|atenciosamente|abraços|um abraço|cumprimentos|att|cordialement',
  'bien à vous|bien cordialement|merci|salutations|grüße|grüßen|gruß|danke|mfg|lg|vg',
);
const RELATED = cues(
  'my wife|my husband|my partner|my boss|my colleague|my assistant|my brother|my sister|my son|my daughter|my mum|my mom|my dad',
  'my father|my mother|my friend|my cofounder|my co-founder|our founder|our cofounder|our co-founder|our ceo|our boss|our colleague',
  'mi mujer|mi esposa|mi marido|mi esposo|mi jefe|mi jefa|mi socio|mi socia|mi hermano|mi hermana|mi colega',
  'minha esposa|minha mulher|meu marido|meu sócio|minha sócia|meu chefe|minha chefe|meu irmão|minha irmã|meu colega',
  'ma femme|mon mari|mon associé|mon associée|mon patron|ma patronne|mon collègue|ma collègue|mon frère|ma sœur',
  'meine frau|mein mann|mein chef|meine chefin|mein partner|meine partnerin|mein kollege|meine kollegin|mein bruder|meine schwester',
);
const TITLE = cues('mr|mrs|ms|dr|prof|herr|frau|sr|sra|señor|señora|mme|monsieur|madame');
const FROM = '(?=,| from | at | here(?!\\p{L})| of | de | da | do | du | von | aus | chez )';
const ENDS = '(?=[ \\t]{0,3}(?:$|[.,!?;:|(–—-]))';
const THEN = '[ \\t]{0,3}[,.!:]?[ \\t]{0,3}(?:\\n\\s{0,6})?[-–—~]{0,3}[ \\t]{0,3}';

/** The first group of each matches a person. */
export const PERSONS: readonly string[] = [
  `${MY_NAME}[ \\t]{1,3}(${JOINED})`,
  `${I_AM}[ \\t]{1,3}(${JOINED})${FROM}`,
  `(?<![\\p{L}\\p{N}])(?:I am|I['’]m)[ \\t]{1,3}(${JOINED})(?=[.!;\\n]|$| and )`,
  `^[ \\t]{0,3}${GREETING},?[ \\t]{1,3}(${JOINED})`,
  `${CLOSING}${THEN}(${JOINED})${ENDS}`,
  `${TITLE}\\.?[ \\t]{1,3}(${JOINED})`,
  `${RELATED},?[ \\t]{1,3}(${JOINED})`,
  `^[ \\t]{0,3}[-–—~]{2,3}[ \\t]{0,3}(${JOINED})[ \\t]{0,3}$`,
];

/** What precedes the name of a person, in any case. */
export const BEFORE_A_PERSON = `(?:${MY_NAME}|${I_AM}|${GREETING},?|${RELATED},?|${TITLE}\\.?|${CLOSING}[,.!]?)`;
/** For texts in small letters, where only a known first name shows a person. */
export const SMALL_PERSONS: readonly string[] = [
  `(?:${MY_NAME}|${I_AM}|${GREETING},?|${RELATED},?|${TITLE}\\.?)[ \\t]{1,3}(${LOWER})`,
  `${CLOSING}${THEN}(${LOWER})${ENDS}`,
  `^[ \\t]{0,3}[-–—~]{1,3}[ \\t]{0,3}(${LOWER})[ \\t]{0,3}$`,
];
/** A word alone on the line below the end of a letter. */
export const SMALL_SIGNATURE = `${CLOSING}[ \\t]{0,3}[,.!]?[ \\t]{0,3}\\n\\s{0,6}[-–—~]{0,3}[ \\t]{0,3}(\\p{Ll}[\\p{L}'’-]{2,40})[ \\t]{0,3}$`;
/** '- Tom' is as likely a list. */
export const DASHED = `^[ \\t]{0,3}[-–—~][ \\t]{0,3}(${JOINED})[ \\t]{0,3}$`;

const LEGAL_WORDS = [
  'Inc|LLC|Ltd|Limited|GmbH|UG|AG|KG|OHG|GbR|e\\.K\\.|Corp|Corporation|SARL|SAS|SASU|EURL|SRL|Srl|SpA',
  'S\\.p\\.A|Lda|Ltda|EIRELI|BV|NV|PLC|plc|Pty|Pte|Pvt|Oy|AB|ApS|LLP|SA|SL|S\\.A|S\\.L|B\\.V|N\\.V|Co',
  'SE',
].join('|');
export const LEGAL = `(?:${LEGAL_WORDS})(?![\\p{L}])\\.?`;
const SMALL_LEGAL = '(?:inc|llc|ltd|gmbh|sarl|ltda|lda|plc|pty|corp|s\\.a\\.|s\\.l\\.)(?![\\p{L}])\\.?';

const OF_A_COMPANY = [
  "[Ww]e are|[Ww]e['’]re|[Hh]ere at|(?:[Cc]ompany|[Bb]rand|[Ss]tore|[Ss]hop|[Aa]gency|[Ss]tartup|[Ss]tudio|[Pp]ractice|[Ff]irm)(?:,| is)? (?:called|named)",
  '[Ff]ounder (?:of|at)|C[ETOFM]O (?:of|at)|[Oo]wner of|[Ww]orked (?:at|for|with)|[Ee]mployed (?:at|by)|[Ww]orking (?:at|for)',
  '[Cc]lients? (?:like|such as|include|including|were|are)',
  '[Tt]rabaj\\p{L}+ (?:en|para|con)|[Tt]rabalh\\p{L}+ (?:n[ao]|para|com)|[Tt]ravaill\\p{L}+ (?:chez|pour|avec)|(?:[Gg]e)?[Aa]rbeite\\p{L}* (?:bei|für|mit)|tätig bei|angestellt bei|[Ww]ir sind|[Ss]omos (?:la empresa|a empresa)',
].join('|');

/** The first group of each matches one company, or several. */
export const COMPANIES: readonly string[] = [
  `(?<![\\p{L}\\p{N}])(${COMPANY},? ${LEGAL})`,
  `(?<!\\p{L})(?:at|for|with|from|by|bei|für|von|chez|pour|en|para|na|no|em|con|com|are|is) ((?:[\\p{Ll}\\p{N}][\\p{L}\\p{N}.'’-]{0,40} (?:& )?){1,3}${SMALL_LEGAL})`,
  `(?<!\\p{L})(?:${OF_A_COMPANY}) (${COMPANY}(?:, ${COMPANY}){0,8}(?:,? (?:and|&|y|e|et|und) ${COMPANY})?)`,
];
