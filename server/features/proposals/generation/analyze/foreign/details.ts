import type { Need, Stated } from '#shared/proposals/brief.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { contactIn, urlsIn } from '#shared/proposals/verify/tokens.ts';
import { contentStems } from '#shared/proposals/verify/words.ts';
import type { Section } from '../sections.ts';
import { endOf, type Span, sourceOf, subSpan } from '../span.ts';
import type { Unit } from '../units.ts';

const WORDS = { least: 5, most: 22 } as const;
const LEAST_STEMS = 3;
const LEAST_WEIGHT = 2;

/** Of the letter, the pay and the people, not of the work. */
const NOT_THE_WORK =
  /(?<!\p{L})(?:presupuesto\p{L}*|pag[oa]\p{L}*|tarifas?|precios?|freelanc\p{L}*|aut[oó]nom\p{L}*|agencias?|candidat\p{L}*|bewerb\p{L}*|honorar\p{L}*|budget\p{L}*|verg[üu]t\p{L}*|bezahl\p{L}*|stundensatz|agentur\p{L}*|or[cç]amento|pagamento|valor|pre[cç]o|agências?|r[ée]mun[ée]r\p{L}*|tarif\p{L}*|prix|agences?|gracias|obrigad\p{L}*|merci|danke|saludos|abra[cç]os|cordialement|gr[üu][ßs]e\p{L}*|busc(?:o|amos)|procur(?:o|amos)|cherch(?:e|ons)|such(?:e|en)|gesucht|necesit\p{L}*|precis(?:o|amos)|brauch(?:e|en)|besoin|m[öo]chten?|quiero|queremos|quero|euros?|paypal|propuestas?|propostas?|ia|ki|whatsapp|homeoffice|experiencia|experi[êe]ncia|exp[ée]rience|erfahrung\p{L}*|ofrecemos|oferecemos|bieten|proposons|interesad\p{L}*|interessad\p{L}*|int[ée]ress[ée]\p{L}*|interess\p{L}*|comptez|serían|seriam)(?!\p{L})|[€$£]/iu;
const GREETING =
  /^(?:(?:hola|buenas|buenos días|buenas tardes|olá|oi|bom dia|boa tarde|boa noite|bonjour|salut|hallo|guten tag|moin|servus)(?: a todos| a todas| zusammen| à tous| pessoal)?[,!.]? )+/iu;
/** Hangs on the sentence before it. */
const HANGS =
  /^(?:eso|esto|esa|ese|este|además|también|así|por eso|y|pero|él|ella|ellos|isso|isto|essa|esse|além|também|assim|por isso|e|mas|ele|ela|cela|ça|ceci|aussi|donc|et|mais|il|elle|ils|elles|celui|celle|das|dies|diese[rsmn]?|dann|danach|dabei|dort|außerdem|auch|und|aber|er|sie|es|dazu|davon|damit|que|qui|lo que|no hace falta|todo se|tudo)(?!\p{L})/iu;
const HURTS =
  /(?<!\p{L})(?:no|nunca|nadie|sin|problemas?|caos|difícil\p{L}*|perd\p{L}*|pierd\p{L}*|fall\p{L}*|lent[oa]s?|mal|desastre|roto|murió|murieron|rompe\p{L}*|confund\p{L}*|cansad\p{L}*|tarde|demasiad\p{L}*|não|ninguém|sem|bagunça|trava\p{L}*|quebr\p{L}*|demora\p{L}*|erros?|confus\p{L}*|pas|plus|personne|jamais|sans|problèmes?|perd\p{L}*|lente?s?|cass\p{L}*|erreurs?|fautes|trop|aucune?|nicht|keine?[nmrs]?|niemand|nie|ohne|probleme?n?|chaos|verlier\p{L}*|widersprech\p{L}*|doppelt|leider|langsam|fehl\p{L}*|kaputt|zu (?:spät|viel|lang|langsam)|durcheinander|schlecht)(?!\p{L})/iu;
const FINITE_END = /(?<!\p{L})(?:que|porque|weil|dass|qui|und|y|e|et|o|ou|oder|de|des|mit|con|com|avec)$/iu;
const UNQUOTABLE = /["“”«»„<>{}=\\|[\]*_#~`→•()]|\d{6,}|:|;-?\)/u;
/** Where a long sentence may be parted: each side says something by itself. */
const PARTS =
  /,? (?:pero|mas|aber|mais|sondern|doch|sin embargo|porém) |, (?:y|e|et|und) (?=(?:la|el|los|las|ya|yo|no|mi|a|o|os|as|eu|meu|minha|le|les|l[’']|on|je|mon|ma|notre|nous|die|der|das|ich|wir|meine?|unsere?|es|man) ?)|, (?=(?:les|la|le|l[’']|los|las|el|os|as|die|der|das|on|nous|je|wir|ich) ?\p{L}+ )|; | [–—] /giu;

const OF_CLIENT =
  /^(?:soy|somos|tengo|tenemos|sou|temos|tenho|je suis|je tiens|nous sommes|nous tenons|nous avons|on est|j[’']ai|ich bin|wir sind|wir betreiben|ich habe|wir haben|unser \p{L}+ hat)(?!\p{L})/iu;
const SKIPPED: ReadonlySet<Section> = new Set(['apply', 'skills', 'applicant', 'company', 'terms', 'requirements']);
const MAX_DETAILS = 3;

interface Piece extends Span {
  /** The whole sentence; half of one has to say what goes wrong to be worth repeating. */
  readonly isWhole: boolean;
}

/** What else the client says of the work, in their own words: short sentences that can be quoted, the weightiest first. */
export function detailsAbroad(units: readonly Unit[], needs: readonly Need[], title: string): Stated[] {
  const taken = needs.filter(({ core }) => core);
  const job = new Set(contentStems([title, ...needs.map(({ text }) => text)].join(' ')));
  return units
    .filter(({ kind, section, text }) => kind === 'sentence' && !SKIPPED.has(section) && !text.endsWith('?'))
    .filter((unit) => !taken.some(({ quote, start }) => start < endOf(unit) && unit.start < start + quote.length))
    .flatMap(piecesOf)
    .filter(canBeQuoted)
    .map((piece) => ({ piece, weight: weightOf(piece.text, job) }))
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_DETAILS)
    .map(({ piece }) => ({ ...sourceOf(piece), text: piece.text.replace(/\s+/g, ' ') }));
}

function piecesOf(unit: Unit): Piece[] {
  const from = GREETING.exec(unit.text)?.[0].length ?? 0;
  const cuts = [...unit.text.matchAll(PARTS)].filter(({ index }) => index > from);
  const ends = [...cuts.map(({ index }) => index), unit.text.length];
  const starts = [from, ...cuts.map(({ index, 0: mark }) => index + mark.length)];
  const whole = shortened(subSpan(unit, from));
  if (count(whole.text) <= WORDS.most) return [{ ...whole, isWhole: true }];
  return starts.map((start, at) => ({ ...shortened(subSpan(unit, start, ends[at])), isWhole: false }));
}

function shortened(span: Span): Span {
  return subSpan(span, 0, span.text.replace(/[.!…,;\s]+$/, '').length);
}

function count(text: string): number {
  return text.split(/\s+/).length;
}

function canBeQuoted({ text, isWhole }: Piece): boolean {
  return (
    count(text) >= WORDS.least &&
    count(text) <= WORDS.most &&
    (isWhole || HURTS.test(text)) &&
    new Set(contentStems(text)).size >= LEAST_STEMS &&
    ![HANGS, NOT_THE_WORK, UNQUOTABLE, FINITE_END].some((rule) => rule.test(text)) &&
    urlsIn(text).length === 0 &&
    contactIn(text) === null &&
    !isClaim(text) &&
    text !== text.toUpperCase()
  );
}

function weightOf(text: string, job: ReadonlySet<string>): number {
  const stems = [...new Set(contentStems(text))];
  const shared = stems.filter((stem) => job.has(stem)).length;
  return (
    (HURTS.test(text) ? 2 : 0) +
    (/\d/.test(text) ? 1 : 0) +
    Math.min(2, shared / 2) +
    Math.min(1, stems.length / 6) -
    (OF_CLIENT.test(text) && !HURTS.test(text) ? 2 : 0)
  );
}
