// Words of chat models around a text that was asked for, in five languages.

/** A line of a chat before or after the letter has at most this many words. */
const MOST_WORDS = 60;
const FEW_WORDS = 4;

/** An assistant's words for the requested text. */
const LETTER =
  /(?<!\p{L})(?:proposals?|letters?|drafts?|versions?|cover letter|bid|propuesta|carta|borrador|versión|proposta|rascunho|versão|lettre|proposition|brouillon|anschreiben|entwurf|vorschlag|angebot|fassung)(?!\p{L})/iu;
const BEGINS =
  /^(?:sure|certainly|of course|absolutely|okay|ok|got it|understood|happy to|glad to|here(?: is|['’]s| are| you go)|below is|this is|i(?: have|['’]ve) (?:written|drafted|prepared)|claro|por supuesto|aquí|aqui|com certeza|bien sûr|voici|natürlich|gerne|hier)(?!\p{L})/iu;
const AGREES =
  /^(?:sure|certainly|of course|absolutely|okay|ok|got it|understood|claro|por supuesto|com certeza|bien sûr|natürlich|gerne)(?!\p{L})/iu;

export function beginsLikeBefore(line: string): boolean {
  return BEGINS.test(line.trimStart());
}

/** 'Sure, here is a proposal:' above the letter. 'Here is how I would do it' is the letter itself. */
export function isBefore(paragraph: string): boolean {
  if (wordCount(paragraph) > MOST_WORDS || !BEGINS.test(paragraph)) return false;
  if (LETTER.test(paragraph)) return true;
  return AGREES.test(paragraph) && (/:\s?$/.test(paragraph) || wordCount(paragraph) < FEW_WORDS);
}

const OFFERS =
  /^(?:let me know|feel free|would you like|do you want|want me to|shall i|should i|if you(?: would|['’]d)? (?:like|want|prefer)|i can also|i could also|i(?: have|['’]ve) (?:kept|left|used|written|avoided|included|added)|hope this|notes?:|please (?:replace|fill|note)|remember to|tell me|replace the|this (?:version|letter|proposal|draft)|just say|dime|avísame|si quieres|si lo|se quiser|me avise|dis-moi|si tu|si vous|souhaites-tu|sag mir|möchtest du|wenn du|soll ich)(?!\p{L})/iu;
const OF_THE_TEXT =
  /(?<!\p{L})(?:letter|proposal|draft|version|tone|shorter|longer|shorten|tweak|adjust|revise|rewrite|polish|placeholders?|brackets?|bracketed|fill in|wording|word count|tailor|variations?|tailored|propuesta|carta|versión|tono|proposta|versão|tom|lettre|ton|fassung|entwurf|kürzer|länger|anpassen)(?!\p{L})/iu;

export function beginsLikeAfter(line: string): boolean {
  return OFFERS.test(line.trimStart());
}

/** 'Let me know if you want it shorter.' below the letter. */
export function isAfter(paragraph: string): boolean {
  return wordCount(paragraph) <= MOST_WORDS && OFFERS.test(paragraph) && OF_THE_TEXT.test(paragraph);
}

const TITLE =
  /^(?:cover letter|job proposal|proposal|upwork proposal|letter|anschreiben|carta de presentación|carta de apresentação|lettre de motivation)(?: for [^.?!]{1,80})?[:.]?$|^(?:subject|betreff|asunto|assunto|objet|re)\s?:/iu;

/** 'Cover letter' or 'Subject: …' above the letter. */
export function isTitle(line: string): boolean {
  return TITLE.test(line);
}

const GREETING =
  /^(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day)|hola|estimad[oa]s?|buenos días|buenas tardes|olá|oi|prezad[oa]s?|bonjour|salut|madame|monsieur|hallo|guten (?:tag|morgen)|liebe[rs]?|sehr geehrte[rs]?|moin)(?: (?!I\b)[\p{L}.'’/&-]{1,30}){0,5}[,!:.–—-]?(?=\s|$)/iu;

/** The greeting at the beginning of a line; empty for none. 'Hello world apps are …' is none: a mark ends it, or the line. */
export function greetingOf(line: string): string {
  const found = GREETING.exec(line)?.[0] ?? '';
  if (found === '' || found.length === line.length) return found;
  // The longest match may run into the sentence: up to the first mark it is the greeting.
  const mark = line.search(/[,!:–—]/);
  if (mark < 0 || mark > found.length) return '';
  return line.slice(0, mark + 1);
}

const CLOSING =
  /^(?:(?:with )?(?:best|kind|warm|warmest|many)?\s?(?:regards|wishes|thanks)|best|sincerely|yours(?: sincerely| truly| faithfully)?|respectfully|thank you(?: again| so much| for your time(?: and consideration)?| for considering[^.]{0,40}| in advance)?|thanks(?: again| in advance| so much)?|cheers|talk soon|un saludo|saludos(?: cordiales)?|atentamente|atenciosamente|abraços?|obrigad[oa]|cordialement|bien à vous|merci|mit freundlichen grüßen|freundliche grüße|viele grüße|beste grüße|liebe grüße|mfg)[,.!]?$/iu;
const NAME_BLANK = /^\[(?:your |my |freelancer['’]?s? )?(?:full |first )?name\]$/i;

/** 'Best regards,': what follows is the name, and whatever else is no part of the text. */
export function isSignOff(line: string): boolean {
  return CLOSING.test(line) || NAME_BLANK.test(line);
}

const VERSION =
  /^(?:version|option|draft|variant|proposal|alternative|versión|opción|versão|opção|variante|fassung|entwurf)\s(?:#\s?)?(\d|[a-d]|one|two|three)\b.{0,60}$/iu;
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, a: 1, b: 2, c: 3, d: 4 };

/** 'Option B: warmer': the number of a version of the text; undefined for any other line. */
export function versionIn(line: string): number | undefined {
  const name = VERSION.exec(line)?.[1]?.toLowerCase();
  return name === undefined ? undefined : (NUMBERS[name] ?? Number(name));
}

const DECLINES =
  /^(?:(?:i['’]?m|i am) (?:sorry|afraid|unable)|sorry\b|i (?:can(?:no|['’])t|cannot|won['’]t|am not able)|unfortunately,? i (?:can|am)|as an ai\b|lo siento|desculpe|désolé|tut mir leid|es tut mir leid)/i;
const OF_THE_TASK =
  /\b(?:help with|assist|comply|create|write|generate|provide|fulfil|continue|request|dabei|ayudar|ajudar|aider)\b/i;

export function beginsLikeRefusal(text: string): boolean {
  return DECLINES.test(text.trim());
}

/** Whether an assistant refuses to write. */
export function isDeclined(text: string): boolean {
  return wordCount(text) <= MOST_WORDS * 2 && DECLINES.test(text.trim()) && OF_THE_TASK.test(text);
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
