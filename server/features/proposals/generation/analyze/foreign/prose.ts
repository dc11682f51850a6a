import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Unit } from '../units.ts';
import { heldAbroad } from './held.ts';
import { obligedAbroad } from './obliged.ts';
import type { Reading } from './reading.ts';

export interface Wish {
  readonly text: string;
  readonly form: 'verb' | 'noun';
}

const MAX_THINGS = 5;

/** What a sentence says is wanted, as it stands there: what must be done to a thing, what somebody is to do, things, deeds. */
export function wishesIn(unit: Unit, text: string, reading: Reading, language: JobBrief['language']): Wish[] {
  const verbs = (clauses: readonly string[]): Wish[] => clauses.map((clause) => ({ text: clause, form: 'verb' }));
  const must = verbs([...obligedAbroad(text, language), ...heldAbroad(text, language)]);
  const told = verbs(reading.told(text));
  const rest = told.length > 0 ? told : said(text, reading, must.length > 0);
  const found = [...must, ...rest];
  return found.length > 0 ? found : bare(unit, text, reading, language);
}

function said(text: string, reading: Reading, isObliged: boolean): Wish[] {
  const wanted = reading.wants.exec(text);
  const thing = wanted === null ? '' : opened(text.slice(wanted.index + wanted[0].length));
  const isThing = thing !== '' && !reading.person.test(thing);
  const announced = [...text.matchAll(reading.announces)];
  // 'un panel para controlar las entradas' is the panel; what it is for belongs to it.
  if (isThing && (wanted?.index ?? 0) <= (announced[0]?.index ?? text.length)) return thingsIn(thing);
  if (isObliged) return [];
  return announced.slice(0, 2).map(({ index, 0: lead }) => ({ text: text.slice(index + lead.length), form: 'verb' }));
}

/** 'do apostilamento' behind 'preciso', 'du matériel' behind 'besoin': the article alone. */
function opened(thing: string): string {
  return thing.replace(/^d(?=[oa]s? )/iu, '').replace(/^dum(?=a? )/iu, 'um');
}

const INDEFINITE =
  '(?:une?|una|unos|unas|um|uma|uns|umas|des|eine?[nm]?|dos|tres|cuatro|cinco|dois|duas|três|quatro|deux|trois|quatre|cinq|zwei|drei|vier|fünf|\\d+) ';
const DEFINITE = "(?:el|la|los|las|o|a|os|as|le|les|l[’']|die|das|den) ?";
const NEXT_THING = new RegExp(
  `(?:,? (?:y|e|et|und|sowie|además de|así como|além de|ainsi que|plus)(?: también| também| aussi| auch| noch)* |, )(?:d[’'])?(?=${INDEFINITE})`,
  'iu',
);
const LAST_THING = new RegExp(`,? (?:y|e|et|und|sowie|ainsi que|así como|bem como) (?=${DEFINITE})`, 'iu');

/** 'une relecture complète, une vérification des notes et l’harmonisation de la bibliographie' is three things. */
function thingsIn(text: string): Wish[] {
  const [whole = ''] = text.split(/[.;!?](?=\s|$)|\s[–—]\s/, 1);
  const parts = whole.split(NEXT_THING);
  const last = parts.at(-1) ?? '';
  // A second thing with 'the' may as well belong to the first one: 'el diseño y la impresión'.
  const all = parts.length > 1 ? [...parts.slice(0, -1), ...last.split(LAST_THING)] : parts;
  return all.slice(0, MAX_THINGS).map((part) => ({ text: trimmed(part), form: 'noun' }));
}

function trimmed(thing: string): string {
  return thing.replace(
    /(?:,? (?:también|tambien|também|aussi|également|auch|además|ou pelo menos .*|o al menos .*|ou au moins .*|oder zumindest .*|si possible|si se puede|si es posible|se possível|se der|wenn möglich|falls möglich))+[\s.,;:]*$/iu,
    '',
  );
}

const LEADS: Partial<Record<JobBrief['language'], RegExp>> = {
  es: /^(?:(?:y|tambi[eé]n|adem[aá]s|aparte|despu[eé]s|luego|de vez en cuando|a veces|por [uú]ltimo|finalmente|m[aá]s adelante)[,:]? )+(?=(?:una?|unos|unas|dos|tres|\d+) )/iu,
  pt: /^(?:(?:e|tamb[eé]m|al[eé]m disso|depois|de vez em quando|[àa]s vezes|por fim|mais para a frente)[,:]? )+(?=(?:uma?|uns|umas|dois|duas|três|\d+) )/iu,
  fr: /^(?:(?:et|aussi|également|puis|ensuite|parfois|en plus|de plus|de temps en temps|enfin|plus|par la suite)[,:]? )+(?=(?:une?|des|deux|trois|\d+) )/iu,
  de: /^(?:(?:und|danach|au[ßs]erdem|dazu|zus[äa]tzlich|sp[äa]ter|ab und zu|manchmal|zum schluss|plus|auch|noch|anschlie[ßs]end|gelegentlich)[,:]? )+(?=(?:eine |zwei |drei |\d+ |ein (?:\p{Ll}+es )?\p{L}*(?:at|um|ment|chen|lein|logo|foto|bild|buch|konzept|skript|heft|blatt|design|register|glossar|video|verzeichnis|plakat)(?!\p{L})))/iu,
};
const FINITE =
  /(?<!\p{L})(?:es|est[aá]n?|son|hay|tiene\p{L}*|ser[aá]|fue|era|necesit\p{L}*|quier\p{L}*|debe\p{L}*|puede\p{L}*|va|van|voy|tengo|é|são|tem|têm|há|tenho|precis\p{L}*|quer\p{L}*|pode\p{L}*|deve\p{L}*|vai|vão|est|sont|a|ont|ai|avons|sera|peut|doit|faut|je|nous|il|elle|ist|sind|hat|haben|gibt|wird|werden|muss|soll|sollen|kann|können|war|wäre|will|ich|wir)(?!\p{L})/iu;
const MAX_BARE_WORDS = 14;
const OF_PERSONS =
  /^(?:trabajar|saber|tener|poder|conocer|vivir|residir|hablar|dominar|ser|estar|trabalhar|ter|morar|falar|travailler|savoir|avoir|être|pouvoir|connaître|parler|habiter|merci|pour)(?!\p{L})/iu;

/** A sentence without a finite verb: 'Danach noch ein Korrektorat', 'Entregar en wav sin ruido'. */
function bare(unit: Unit, text: string, reading: Reading, language: JobBrief['language']): Wish[] {
  if (unit.kind !== 'sentence' || (unit.section !== 'unknown' && unit.section !== 'needs')) return [];
  const words = text.split(' ').length;
  const lead = LEADS[language]?.exec(text)?.[0] ?? '';
  const rest = text.slice(lead.length);
  if (
    lead !== '' &&
    words <= MAX_BARE_WORDS &&
    !FINITE.test(rest) &&
    !reading.person.test(rest) &&
    !reading.quality.test(rest)
  )
    return thingsIn(rest.replace(/[.!\s]+$/, ''));
  if (language === 'de' || words < 3 || words > 24 || OF_PERSONS.test(text) || !reading.infinitive.test(text))
    return [];
  return [{ text, form: 'verb' }];
}
