const CALLED =
  '(?:phone|tel|telephone|mobile|cell|call|text|whatsapp|fax|teléfono|telefono|móvil|telefone|celular|téléphone|portable|telefon|handy|mobil|rufnummer)';
const PHONE_CUE = new RegExp(`(?<!\\p{L})${CALLED}[^\\d+\\n]{0,24}$`, 'iu');
const DIGITS = /(?<![\p{L}\p{N}.,/$€£#@_-])(?:\+|00)?\(?\d(?:[\d \t()./-]{5,22})\d(?![\p{L}\p{N}%€]|[.,]\d)/gu;
// 2024-05-01, 01.05.2024, 10 000, 1.500.000: dates and sums look like that too.
const NO_PHONE =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,3}(?:[ .]\d{3})+|\d{4} ?- ?\d{4})$/;
const LIKE_A_PHONE = /^(?:\+|00\d|\(\d|0\d{2,})|^\d{3}[-. ]\d{3}[-. ]\d{4}$|^\d{2,4}(?:[-. ]\d{2,4}){3,}$/;

/** Telephone numbers: international and national forms, and any run of digits behind a word for a telephone. */
export function phonesIn(text: string): string[] {
  return [...text.matchAll(DIGITS)].flatMap(({ 0: found, index }) => {
    const count = found.replace(/\D/g, '').length;
    if (count < 7 || count > 15) return [];
    const isCalled = PHONE_CUE.test(text.slice(Math.max(0, index - 40), index));
    return isCalled || (LIKE_A_PHONE.test(found) && !NO_PHONE.test(found)) ? [found] : [];
  });
}

// Bounded throughout: a text of one endless word must not block the process.
const CAP = "\\p{Lu}[\\p{L}'’.-]{0,40}";
const CAPS = `${CAP}(?: ${CAP}){0,3}`;
const UNIT = '(?:,? (?:Suite|Ste\\.?|Apt\\.?|Apartment|Unit|Floor|#) ?[\\p{L}\\p{N}-]+)?';
// A full stop ends the sentence, and the town with it.
const PLACE = "\\p{Lu}[\\p{L}'’-]{1,40}";
const PLACES = `${PLACE}(?: ${PLACE}){0,3}`;
const TOWN = `(?:,? (?:\\d{4,5}(?:-\\d{3,4})? )?${PLACES}(?:,? \\p{Lu}{2} \\d{5}(?:-\\d{4})?)?)?`;
const ZIP_TOWN = `(?:,? \\d{4,5}(?:-\\d{3})? ${PLACE}(?: ${PLACE})?)?`;
const STREET_ENDS =
  '(?:Street|St\\.?|Road|Rd\\.?|Avenue|Ave\\.?|Lane|Ln\\.?|Drive|Dr\\.?|Boulevard|Blvd\\.?|Court|Ct\\.?|Way|Place|Square|Terrace|Close|Crescent|Highway|Hwy|Parkway|Pkwy)(?!\\p{L})';
const OF = "(?:(?:de|del|de la|de las|de los|da|do|das|dos|du|des|de l['’]|la|le|les|el|d['’]) ?){0,2}";
const ADDRESSES = [
  `(?<![\\p{L}\\p{N}$€£.,])\\d{1,5}[A-Za-z]? (?:${CAP} ){1,4}${STREET_ENDS}${UNIT}${TOWN}`,
  `(?<!\\p{L})(?:${CAP} ){0,2}${CAP}(?:straße|strasse|str\\.|gasse|weg|platz|allee|damm|ufer) \\d{1,4} ?[a-z]?(?!\\p{L})${ZIP_TOWN}`,
  `(?<!\\p{L})(?:${CAP} ){0,2}(?:Straße|Strasse|Str\\.|Gasse|Weg|Platz|Allee|Ring|Damm) \\d{1,4} ?[a-z]?(?!\\p{L})${ZIP_TOWN}`,
  `(?<![\\p{L}\\p{N}])\\d{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|av\\.|boulevard|bd|place|chemin|allée|impasse|quai|cours|route) ${OF}${CAPS}${ZIP_TOWN}`,
  `(?<!\\p{L})(?:Calle|C\\/|Avenida|Avda\\.?|Av\\.|Plaza|Paseo|Carrer|Camino|Ronda|Rua|R\\.|Praça|Travessa|Largo|Alameda|Estrada) ${OF}${CAPS},? (?:n[º°.ro]{0,3} ?)?\\d{1,5}[\\p{L}]?(?!\\p{L})${ZIP_TOWN}`,
  '(?<!\\p{L})(?:P\\.? ?O\\.? Box|Postfach|Apartado(?: de correos)?|Caixa Postal|BP) \\d{1,7}',
];

/** Streets with a number, in the orders of five languages, with the town where it follows. */
export function addressesIn(text: string): string[] {
  return ADDRESSES.flatMap((pattern) => text.match(new RegExp(pattern, 'gu')) ?? []).map(withoutEnd);
}

const SERVICES =
  '(?:skype|telegram|discord|instagram|insta|whatsapp|wechat|twitter|signal|slack|github|gitlab|linkedin|facebook|tiktok|behance|dribbble)';
const ACCOUNT_WORDS =
  '(?:account|acct|a/c|customer|member|client|invoice|order|routing|sort code|iban|bic|swift|vat|tax|ssn|ein|passport|konto|kontonummer|kundennummer|steuernummer|ust-?id|cuenta|cliente|nif|cif|dni|conta|cpf|cnpj|compte|siret|siren|tva)';
const NUMBERED =
  '(?:[ \\t]{0,3}(?:id|no|nr|nro|n[º°]|number|num|code|name|#|número|numero|numéro|nummer|de|is|ist|es|é|est)[.]?){0,3}';
const ACCOUNTS = [
  // 'name@host' is an e-mail address, '@scope/package' and '@media' are code.
  /(?<![\p{L}\p{N}@/._%+-])@(?!(?:media|import|types|angular|keyframes|font-face|apply|tailwind)\b)[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,28}[\p{L}\p{N}_])?(?![\p{L}\p{N}_/])/gu,
  new RegExp(
    `(?<=(?<!\\p{L})${SERVICES}(?: id| name| handle| user(?:name)?)?(?: is)?[ \\t]{0,3}[:=][ \\t]{0,3})@?[\\p{L}\\p{N}_][\\p{L}\\p{N}_.#-]{2,38}[\\p{L}\\p{N}_]`,
    'giu',
  ),
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}.,])\d{4}(?:[ -]?\d{4}){2,3}(?:[ -]?\d{1,3})?(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}-])\d{3}-\d{2}-\d{4}(?![\p{L}\p{N}-])/gu,
  new RegExp(
    `(?<=(?<!\\p{L})${ACCOUNT_WORDS}${NUMBERED}[ \\t]{0,3}[:=#]?[ \\t]{0,3})(?=[\\p{L}\\p{N}./-]{0,28}\\d{2})[\\p{L}\\p{N}](?:[\\p{L}\\p{N}./-]{2,28}[\\p{L}\\p{N}])`,
    'giu',
  ),
];

/** Handles, and numbers of accounts, cards and people. */
export function accountsIn(text: string): string[] {
  return ACCOUNTS.flatMap((pattern) => text.match(pattern) ?? []).map(withoutEnd);
}

const USER = '(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{1,64}';
const LABEL = '[\\p{L}\\p{N}-]{1,63}';
const inBrackets = (word: string) => `[ \\t]{0,2}[([{][ \\t]?${word}[ \\t]?[)\\]}][ \\t]{0,2}`;
const [AT, DOT] = [inBrackets('(?:at|@)'), inBrackets('(?:dot|\\.)')];

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
/** As people write them against robots: 'anna [at] shop [dot] example', 'anna @ shop.example', 'anna at shop dot example'. */
const APART = [
  `${USER}(?:${AT}|[ \\t]{0,2}@[ \\t]{0,2})${LABEL}(?:(?:${DOT}|\\.| dot )${LABEL}){1,5}`,
  `${USER} at ${LABEL}(?: dot ${LABEL}){1,5}`,
].map((pattern) => new RegExp(pattern, 'giu'));
// A short mailbox name may be any word: 'info'.
const TELLING_USER = /^(?=.*[._+\d-]).{4,}|.{8,}/u;

/** E-mail addresses; for a split one also its owner, since a brief leaves out brackets. */
export function emailsIn(text: string): string[] {
  const apart = APART.flatMap((pattern) => text.match(pattern) ?? []).filter((found) => !/^[^\s([{]+$/.test(found));
  const users = apart.map((found) => /^[^\s@([{]+/.exec(found)?.[0] ?? '').filter((user) => TELLING_USER.test(user));
  return [...(text.match(EMAIL) ?? []), ...apart, ...users];
}

/** Without the punctuation of the sentence around it. */
function withoutEnd(found: string): string {
  return found.replace(/[.,;:!?…\s]+$/, '');
}
