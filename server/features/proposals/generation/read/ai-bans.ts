import type { Stated } from '#shared/proposals/brief.ts';
import type { Language } from './language.ts';
import { sourceOf } from './span.ts';
import type { Unit } from './units.ts';

/** What the work is done with: 'harness the capabilities of ChatGPT', 'the power of AI'. */
const HARNESSED =
  /^(?:harness\p{L}*|leverag\p{L}*|utili[sz]\p{L}*|capabilit\p{L}*|power|strengths?|abilit\p{L}+|potential|capacidad\p{L}*|poder|potencial|puissance|capacités|möglichkeiten|stärken?)$/u;
const HARNESSED_WITHIN = 5;

/** Words between an AI word and what makes it a ban. */
const NEAR = 10;
const TRAP_FROM = 0.5;

const AI = /^(?:AI|IA|KI|LLMs?|(?:chat)?gpts?\d?)$/i;
/** What every unit with such a word has; looked for first, because few units have one. 'ain't' is read as 'ai not'. */
const MAY_NAME_AI =
  /(?<![a-z\d])(?:ai|ia|ki|llms?|(?:chat)?gpts?\d?)(?:n['’]t)?(?![a-z\d])|a\.i\.|artifici|künstlich|language model/i;
/** 'j’ai' is no AI; in lower case each language has its own. */
const LOWER_CASE: Readonly<Partial<Record<Language, string>>> = { en: 'ai', es: 'ia', pt: 'ia', fr: 'ia', de: 'ki' };
const TWO_WORDS =
  /artificial intelligence|inteligencia artificial|inteligência artificial|intelligence artificielle|künstlichen? intelligenz|language models?|chat gpt/giu;
/** 'AI agents', 'the GPT API': a product that the post is about. */
const PRODUCT =
  /^(?:models?|agents?|assistants?|apps?|features?|funktion\p{L}*|api|apis|engines?|systems?|startups?|companies|company|products?|experience|experiencia|experiência|erfahrung\p{L}*|kenntnisse|wrappers?|voice|workflows?|automations?|platforms?|solutions?|projects?|images?|pictures?|videos?|search|modules?|integrations?|pipelines?|training|engineers?|developers?|experts?|knowledge|bots?|chatbots?|space|industry|field|auto|autorepl\p{L}+|powered|driven|enabled)$/u;
const OWN =
  /^(?:our|my|your|nuestr[oa]s?|nossas?|minha|notre|nos|unsere?[rnms]?|meine?[rnms]?|about|sobre|über|sur|zum)$/u;
const NEGATION =
  /^(?:no|not|never|without|avoid\p{L}*|zero|nor|refus\p{L}*|reject\p{L}*|ignored?|banned|delet\p{L}*|declin\p{L}*|discard\p{L}*|block\p{L}*|forbid\p{L}*|prohibit\p{L}*|skip\p{L}*|trash\p{L}*|bin|binned|spam|disqualif\p{L}*|archiv\p{L}*|report\p{L}*|sin|nada|nunca|jamás|evit\p{L}+|abst[eé]n\p{L}*|descart\p{L}+|rechaz\p{L}+|ignor\p{L}+|pro[hi]b\p{L}+|borr\p{L}+|elimin\p{L}+|não|nao|sem|rejeit\p{L}+|proib\p{L}+|desclassific\p{L}+|reprova\p{L}*|pas|sans|aucune?|jamais|évit\p{L}+|rejet\p{L}+|interdi\p{L}+|écart\p{L}+|jett?e\p{L}*|élimin\p{L}+|kein\p{L}*|nicht|ohne|nie|niemals|vermeid\p{L}+|ablehn\p{L}*|abgelehnt\p{L}*|verboten|aussortier\p{L}+|gelöscht|lösch\p{L}+|unerwünscht)$/u;
const WRITTEN =
  /^(?:proposals?|appl(?:y|ying|ications?|icants?)|cover|letters?|repl(?:y|ies)|respons\p{L}+|bids?|messages?|generated?|generic|writt?e\p{L}*|writing|wrote|contents?|texts?|articles?|detect\p{L}*|copy|copied|pitch\p{L}*|answers?|slop|scripts?|reads|sounds|propuestas?|postul\p{L}+|respuestas?|mensajes?|carta|textos?|contenidos?|escri\p{L}+|redact\p{L}+|generad\p{L}+|propostas?|candidat\p{L}+|respostas?|mensage[mn]s?|conteúdos?|escrev\p{L}+|gerad\p{L}+|propositions?|réponses?|lettres?|textes?|contenus?|rédig\p{L}+|écri\p{L}+|génér\p{L}+|bewerbung\p{L}*|angebote?|anschreiben|nachricht\p{L}*|antwort\p{L}*|inhalte?|geschrieben\p{L}*|schreib\p{L}+|generiert\p{L}*|erstellt\p{L}*|erzeugt\p{L}*)$/u;
/** Beside an AI word and a negation these keep it a ban: 'please, no AI at all'. */
const BARE =
  /^(?:please|kindly|strictly|absolutely|do|use|using|send|at|all|also|but|just|any|of|kind|sort|whatsoever|either|involve\p{L}*|help|assist\p{L}*|stuff|ever|allowed|tools?|anything|thanks?|you|por|favor|gracias|obrigad[oa]|usar|utilizar|merci|svp|bitte|danke|und|and|or|y|e|et|oder|l|d|de|der|die|den)$/u;
/** 'Applications that look like they were generated will be deleted.' */
const LOOKS_GENERATED =
  /\b(?:looks?|sounds?|reads?|smells?|feels?|seems?)(?: (?:like|as if|to be))?(?: (?:it|they)(?: was| were|['’]s| is| are)?)? ?(?:been )?(?:(?:auto|machine|computer)?-?generated|(?:from |by )?(?:an? )?(?:robot|bot|machine)|written by (?:an? )?(?:robot|bot|machine))\b[^.!?\n]{0,80}\b(?:ignored|rejected|discarded|declined|deleted|binned|skipped|trashed|not (?:be )?(?:read|answered|considered))\b/i;

/**
 * The sentence that refuses text written by an AI. An AI word that names no product, and two of three: a negation near it, a
 * word for a written text near it, and the classifier's trap label (`trapIn`, 0 to 1).
 */
export function findAiBan(units: readonly Unit[], language: Language, trapIn: (unit: Unit) => number): Stated | null {
  const unit = units.find((one) => LOOKS_GENERATED.test(one.text) || isBan(one.text, language, trapIn(one)));
  return unit === undefined ? null : { ...sourceOf(unit), text: unit.text.replace(/\s+/g, ' ') };
}

/** Whether a text refuses AI text, by its words alone. */
export function isAiBan(text: string, language: Language): boolean {
  return isBan(text, language, 0);
}

function isBan(text: string, language: Language, trap: number): boolean {
  if (!MAY_NAME_AI.test(text)) return false;
  const words = wordsIn(text);
  const lower = words.map((word) => word.toLowerCase());
  const places = words.flatMap((word, at) => (isAi(word, language) && !isProduct(lower, at) ? [at] : []));
  if (places.length === 0) return false;
  const isNear = (pattern: RegExp) =>
    places.some((place) => lower.slice(Math.max(0, place - NEAR), place + NEAR + 1).some((word) => pattern.test(word)));
  const isNegated = isNear(NEGATION);
  if (!isNegated && places.every((place) => isHarnessed(lower, place))) return false;
  const signs = [isNegated, isNear(WRITTEN), trap >= TRAP_FROM].filter(Boolean).length;
  return signs >= 2 || isBare(text, language);
}

/** 'don’t' counts as 'do not', 'artificial intelligence' as 'AI'. */
function wordsIn(text: string): string[] {
  const plain = text
    .replace(/n['’]t\b/gi, ' not')
    .replace(TWO_WORDS, 'AI')
    .replace(/\bA\.I\./g, 'AI');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isAi(word: string, language: Language): boolean {
  if (!AI.test(word)) return false;
  return word.length > 2 || word === word.toUpperCase() || word.toLowerCase() === LOWER_CASE[language];
}

function isProduct(lower: readonly string[], at: number): boolean {
  return PRODUCT.test(lower[at + 1] ?? '') || OWN.test(lower[at - 1] ?? '') || OWN.test(lower[at - 2] ?? '');
}

function isHarnessed(lower: readonly string[], at: number): boolean {
  return lower.slice(Math.max(0, at - HARNESSED_WITHIN), at).some((word) => HARNESSED.test(word));
}

/** 'NO AI', 'please, no ChatGPT at all', 'Ohne KI, bitte.' */
function isBare(text: string, language: Language): boolean {
  const [clause = ''] = text.replace(/^\W*(?:please|bitte|por favor|merci),/i, '').split(/[,;:–—(]/, 1);
  const words = wordsIn(clause);
  const isNegated = words.some((word) => NEGATION.test(word.toLowerCase()));
  return isNegated && words.some((word) => isAi(word, language)) && words.every((word) => isBareWord(word, language));
}

function isBareWord(word: string, language: Language): boolean {
  const lower = word.toLowerCase();
  return BARE.test(lower) || NEGATION.test(lower) || isAi(word, language);
}
