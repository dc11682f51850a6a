import type { JobBrief, Need } from '#shared/proposals/brief.ts';
import { EMPTY_ABROAD } from '#shared/proposals/verify/abroad.ts';
import { termsOf } from '../terms.ts';
import type { Unit } from '../units.ts';
import { wishesIn } from './prose.ts';
import type { Reading } from './reading.ts';

export interface ForeignNeed {
  readonly text: string;
  readonly form: Need['form'];
}

const MAX_WORDS = 15;
const SMALL_WORD = /\s(?:\p{L}{1,3}|para|pour|avec|with|oder|und|über|sobre|como|dans|durch|eine[nmrs]?)$/u;

const EMPTY = new Set(EMPTY_ABROAD);

/** 'sem' in Portuguese is no 'SEM'. */
export function isSmallWord(word: string): boolean {
  return EMPTY.has(word.toLowerCase());
}

/** The words that carry the meaning, without the small ones of these languages. */
export function termsAbroad(text: string): string[] {
  return termsOf(text, 30)
    .filter((word) => !EMPTY.has(word))
    .slice(0, 10);
}

/** What a line of a post asks for, in its own language: clauses in the infinitive, or things; empty where it states none. */
export function needsIn(unit: Unit, reading: Reading, language: JobBrief['language']): ForeignNeed[] {
  const text = unit.text
    .replace(/\s+/g, ' ')
    .replace(/\s?\([^()]{0,200}\)/g, '')
    .trim();
  if (unit.kind === 'bullet' || isListLine(unit)) {
    const line = fromLine(text, unit, reading);
    if (line.length > 0) return line;
  }
  if (unit.section === 'requirements') return [];
  return wishesIn(unit, text, reading, language)
    .flatMap(({ text: wish, form }) => kept(form === 'verb' ? splitVerbs(wish, reading) : [wish], form, reading))
    .filter(({ text: said }, at) => !OUT_OF_SIGHT.test(said) && (at > 0 || !POINTS.test(said)));
}

/** 'Pasarlas a limpio', 'les saisir': at the head of what is wanted nobody knows what they are. */
const POINTS =
  /^(?:\p{L}+[aei]r(?:l[aoe]s?|-[nl]?[oa]s?)|(?:les?|la|l[’']) ?\p{L}+(?:er|ir|re))(?!\p{L})(?! (?:que|qui|o que))/iu;
const OUT_OF_SIGHT = /(?<!\p{L})(?:delas?|deles?|de ell[oa]s?|d[’']entre (?:eux|elles)|davon)(?!\p{L})/iu;

function isListLine({ section, firstOfLine, text }: Unit): boolean {
  return (section === 'needs' || section === 'deliverables') && firstOfLine && text.split(' ').length <= 16;
}

function fromLine(text: string, unit: Unit, reading: Reading): ForeignNeed[] {
  const bare = text.replace(/^[^:]{2,30}: (?=\p{L})/u, '').replace(/[.;,!\s]+$/, '');
  const verb = reading.infinitive.test(bare) && !/^\p{L}+$/u.test(bare);
  if (verb) return kept(splitVerbs(bare, reading), 'verb', reading);
  if (reading.quality.test(bare.slice(0, 60)) || reading.person.test(bare) || unit.text.endsWith(':')) return [];
  if (unit.section === 'requirements' || unit.section === 'context' || reading.firstPerson.test(bare)) return [];
  return unit.kind === 'bullet' || unit.section === 'deliverables' ? kept([bare], 'noun', reading) : [];
}

/** 'crear una tienda y conectar los pagos' is two things to do. */
function splitVerbs(clause: string, { and }: Reading): string[] {
  const [whole = ''] = clause.split(/[.;!?](?=\s|$)|\s?:\s|\s[–—]\s/, 1);
  return whole.split(and).slice(0, 4);
}

function kept(clauses: readonly string[], form: Need['form'], reading: Reading): ForeignNeed[] {
  return clauses.map((clause) => said(clause, form, reading)).filter((need) => need !== null);
}

/** 'Hacer fotos no hace falta' is what is not wanted. */
const NOT_WANTED =
  /no (?:hace|hacen) falta|n[aã]o (?:[ée]|precisa|s[aã]o) (?:preciso|necess[aá]ri[oa]s?)?|pas n[ée]cessaires?|pas besoin|nicht (?:n[öo]tig|erforderlich|n[öo]tig)/iu;

/** The half of a post in two languages that is not its own. */
const ENGLISH = /\b(?:the|and|of|for|with|to|your|our)\b/i;

function said(clause: string, form: Need['form'], reading: Reading): ForeignNeed | null {
  const [whole = ''] = clause.split(/[.;!?](?=\s|$)|\s?:\s|\s[–—]\s/, 1);
  const owned = reading.own.reduce(
    (text, [from, to]) => text.replace(from, (_, ending?: string) => to.replace('$1', ending ?? '')),
    whole.trim(),
  );
  const text = cut(withoutSelf(owned, reading), form === 'verb' && reading.announces.source === '(?!)').replace(
    /[\s,:]+$/,
    '',
  );
  const count = text.split(' ').length;
  if (
    count < 2 ||
    NOT_WANTED.test(text) ||
    ENGLISH.test(text) ||
    reading.firstPerson.test(text) ||
    /https?:|@\w|[=<>{}\\]/.test(text)
  )
    return null;
  return { text: isShouted(text) || form === 'noun' ? text : lowered(text.replace(HAVE_DONE, ''), reading), form };
}

/** The client has it done, the writer does it: 'faire traduire mes menus', 'mandar hacer un logo'. */
const HAVE_DONE =
  /^(?:faire (?!conna[iî]tre|savoir|comprendre|évoluer|vivre|grandir|venir|découvrir|revenir|parler)(?=\p{L}+(?:er|ir|re) )|mandar (?=\p{L}+[aei]r ))/iu;

/** The client's own 'we' ends the clause before the comma or the relative pronoun that brings it. */
function withoutSelf(text: string, { firstPerson }: Reading): string {
  const self = firstPerson.exec(text);
  if (self === null) return text;
  const before = text.slice(0, self.index);
  const relative = [
    ...before.matchAll(
      /[\s,](?:para que|pour que|que|qui|qu[’']\p{L}+|das|die|der|dass|wenn|weil|damit|porque|pues|pois|car|donde|onde|où|cuando|quando|quand|wie|wo)(?=\s)/giu,
    ),
  ];
  const end = Math.max(before.lastIndexOf(','), relative.at(-1)?.index ?? -1);
  return end > 8 ? text.slice(0, end) : text;
}

/** Where a long clause may end: before what is said of the circumstances. */
const BOUNDARY =
  /,|\s(?=(?:quand|lorsque|afin|pour|avec|sans|cuando|para|con|sin|quando|com|sem|que|qui|donde|onde|où|aunque|porque)\s)/gu;
const MIN_CHARS = 20;

function cut(text: string, isVerbLast: boolean): string {
  const parts = text.split(/\s+/);
  // A German clause that loses its end loses its verb.
  if (parts.length <= (isVerbLast ? MAX_WORDS + 7 : MAX_WORDS)) return text;
  const short = parts.slice(0, MAX_WORDS + 1).join(' ');
  const ends = [...`${short} `.matchAll(BOUNDARY)].map(({ index }) => index).filter((at) => at > MIN_CHARS);
  return short
    .slice(0, ends.at(-1) ?? short.lastIndexOf(' '))
    .replace(SMALL_WORD, '')
    .replace(SMALL_WORD, '');
}

/** A verb in its dictionary form begins small; German clauses begin with a noun or its article. */
function lowered(text: string, { announces }: Reading): string {
  if (/^(?:Ihr|Sie)/u.test(text)) return text;
  const isGerman = announces.source === '(?!)';
  if (isGerman)
    return text.replace(/^(?:Der|Die|Das|Den|Dem|Ein|Eine|Einen|Alle|Neue|Bestehende)(?=\s)/u, (article) =>
      article.toLowerCase(),
    );
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function isShouted(text: string): boolean {
  return /^\p{Lu}{2}/u.test(text);
}

/** The title as what is wanted, for a post that says it nowhere else. */
export function needInTitle(title: string, reading: Reading): ForeignNeed | null {
  const bare = title
    .replace(/\s+/g, ' ')
    .replace(/[.!?\s]+$/, '')
    .replace(/\([^()]{0,120}\)/g, '');
  if (reading.infinitive.test(bare) && bare.split(' ').length > 2) return said(bare, 'verb', reading);
  const isRole = reading.person.test(`un ${bare}`) || reading.person.test(`eine ${bare}`);
  // 'Ilustrador para un cuento' looks for a person, and the tale is there already.
  const deed = isRole ? (/(?<!\p{L})(?:para|pour|f[üu]r)\s+(.+)$/iu.exec(bare)?.[1] ?? '') : '';
  if (isRole) return reading.infinitive.test(deed) ? said(deed, 'verb', reading) : null;
  return bare.split(' ').length < 2 ? null : said(bare, 'noun', reading);
}
