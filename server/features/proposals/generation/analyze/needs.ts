import type { JobBrief, Need } from '#shared/proposals/brief.ts';
import { describesApplicant, isAboutApplicant, isTalk } from './applicant.ts';
import { type Candidate, make, nounNeed, scoreOf, verbNeed } from './candidate.ts';
import { clauseOf, midSentence, wordCount } from './clause.ts';
import { needInTitle, needsIn, type Reading, readingOf, termsAbroad } from './foreign/index.ts';
import { type Item, itemsIn } from './inline-list.ts';
import { type Frame, framesOf, imperative, thirdPerson } from './need-frames.ts';
import { ordersIn, thingsIn } from './need-parts.ts';
import {
  ADVERB,
  CAPTION,
  FINITE,
  IMPLIED,
  NO_LABEL,
  NO_NOUN,
  OWN_DOING,
  PARTICIPLE,
  preambleLength,
  STRONG_WISH,
  VALUE,
  WISH,
} from './need-words.ts';
import { nounPhrase } from './noun-phrase.ts';
import { passiveOf } from './passive.ts';
import { propertyOf } from './property.ts';
import { WISH_AS_QUESTION } from './questions.ts';
import type { Section } from './sections.ts';
import { type Span, sourceOf, subSpan } from './span.ts';
import { isRoleTitle } from './subject.ts';
import { likeness, termsOf } from './terms.ts';
import type { Unit } from './units.ts';
import { deedsOf } from './who-does.ts';
import { isWhole } from './whole.ts';

type Language = JobBrief['language'];

const MAX_NEEDS = 24;
const MAX_CORE = 8;
const SKIPPED: ReadonlySet<Section> = new Set(['company', 'skills', 'apply', 'terms']);
const SEPARATOR = /:\s+(?=\S)|\s[–—-]\s+(?=\S)/u;
/** A longer line may hold several orders. */
const MAX_LINE = 14;
const MAX_LABEL_CHARS = 70;
const ASIDE = /\s?\([^()]*\)/g;

/** What the client wants done, from prose and lists alike, in the order of the post. */
export function needsOf(units: readonly Unit[], title: Span, language: Language): Need[] {
  const kept: (Candidate & { terms: string[] })[] = [];
  const reading = readingOf(language);
  const said = units.flatMap((unit) => (reading ? foreign(unit, reading) : candidatesOf(unit)));
  const inTitle = () => (reading ? foreignTitle(title, reading) : lastResort(units, title));
  for (const candidate of said.length > 0 ? said : inTitle()) {
    const terms = reading ? termsAbroad(candidate.words) : termsOf(candidate.words);
    if (terms.length === 0) continue;
    const twin = kept.findIndex((other) => likeness(terms, other.terms) >= 0.75);
    if (twin === -1) kept.push({ ...candidate, terms });
    else if (candidate.score > (kept[twin]?.score ?? 0) + 1) kept[twin] = { ...candidate, terms };
  }
  const best = [...kept].sort((a, b) => b.score - a.score || a.start - b.start).slice(0, MAX_NEEDS);
  const core = new Set(best.slice(0, MAX_CORE));
  return best
    .sort((a, b) => a.start - b.start)
    .map((need, i) => ({
      id: `n${i + 1}`,
      ...sourceOf(need),
      text: need.words,
      form: need.form,
      core: core.has(need),
      kind: need.kind,
      terms: need.terms,
    }));
}

/** A post in another language is read by its own few rules, and by the English ones never. */
function foreign(unit: Unit, reading: Reading): Candidate[] {
  if (unit.kind === 'heading' || SKIPPED.has(unit.section) || unit.section === 'applicant' || unit.text.endsWith('?'))
    return [];
  return needsIn(unit, reading).map(({ text, form }) => make(unit, text, form, scoreOf(unit)));
}

/** The title of such a post, which says in the end what is wanted. */
function foreignTitle(title: Span, reading: Reading): Candidate[] {
  const unit: Unit = {
    ...title,
    kind: 'sentence',
    section: 'needs',
    heading: '',
    numbered: false,
    line: -1,
    firstOfLine: true,
    lead: '',
  };
  const found = needInTitle(title.text, reading);
  return found === null ? [] : [make(unit, found.text, found.form, 3)];
}

/** A post that only describes the person wanted still says in its title, or between the lines, what is to be done. */
function lastResort(units: readonly Unit[], title: Span): Candidate[] {
  const named: Unit = {
    ...title,
    kind: 'sentence',
    section: 'needs',
    heading: '',
    numbered: false,
    line: -1,
    firstOfLine: true,
    lead: '',
  };
  // 'Help, our sheet eats orders' tells of a trouble.
  if (/^(?:please )?help(?: us| me)?[,!:]/i.test(title.text)) return [];
  const help =
    /^(?:help|need help|i need help|request(?: for)?|(?:need )?some(?:one|body))(?: with| to| me(?: to)?)? /i.exec(
      title.text,
    )?.[0].length ?? 0;
  const said = subSpan(title, help);
  const frame = imperative(said.text) ?? framesOf(said.text)[0];
  if (frame !== undefined && frame.form === 'verb') {
    const need = verbNeed(named, said, frame, 3);
    if (isWhole(need)) return [need];
  }
  const hinted = units.filter((unit) => unit.kind !== 'heading' && unit.section !== 'company').flatMap(implied);
  if (hinted.length > 0 || isRoleTitle(title.text) || wordCount(said.text) < 2) return hinted.slice(0, 3);
  if (/^(?:looking|seeking|searching|hiring|wanted)\b/i.test(said.text)) return [];
  return [make(named, nounPhrase(clauseOf(said.text)), 'noun', 3)].filter(isWhole);
}

/** 'Ability to take over a sprint', 'experience in building responsive UIs'. */
function implied(unit: Unit): Candidate[] {
  const match = IMPLIED.exec(unit.text);
  const at = match === null ? -1 : match.index + match[0].length;
  const frame = at === -1 ? null : imperative(unit.text.slice(at));
  if (frame === null) return [];
  const need = verbNeed(unit, subSpan(unit, at), frame, 1);
  return isWhole(need) ? [need] : [];
}

function candidatesOf(unit: Unit): Candidate[] {
  if (unit.kind === 'heading') return [];
  const wish = WISH_AS_QUESTION.exec(unit.text)?.[0];
  if (wish !== undefined) return fromProse({ ...unit, ...subSpan(unit, wish.length, unit.text.length - 1) });
  if (/\?["”)]?$/.test(unit.text)) return [];
  if (SKIPPED.has(unit.section))
    return unit.section === 'company' && STRONG_WISH.test(unit.text) ? fromProse(unit) : [];
  if (unit.kind === 'bullet' || isListLine(unit)) return fromLine(unit);
  return fromProse(unit);
}

/** Lists pasted without their bullets: one short line each under a heading of work. */
function isListLine(unit: Unit): boolean {
  return (
    (unit.section === 'needs' || unit.section === 'deliverables') &&
    unit.firstOfLine &&
    wordCount(unit.text) <= 22 &&
    !WISH.test(unit.text)
  );
}

function fromLine(unit: Unit): Candidate[] {
  if (unit.section === 'applicant' || isTalk(unit.text)) return [];
  const found = body(unit);
  if (found === null || isAboutApplicant(found.text) || VALUE.test(found.text) || wordCount(found.text) < 2) return [];
  const frame = found.isLabel ? null : (imperative(found.text) ?? lineFrame(found.text));
  const score = scoreOf(unit) + (found.isLabel ? -0.5 : 0);
  if (frame?.form === 'noun') return [nounNeed(unit, found, frame)].filter(isWhole);
  if (frame !== null) {
    const lead = frame.lead === '' ? unit.lead : frame.lead;
    if (lead === '' && wordCount(found.text) > MAX_LINE) return orders(unit, found, frame).filter(isWhole);
    return [verbNeed(unit, found, { ...frame, lead }, score + 0.5)].filter(isWhole);
  }
  const third = thirdPerson(found.text);
  if (third !== null) return [make(unit, clauseOf(found.text.replace(/^[\p{L}-]+/u, third)), 'verb', score)];
  return mayBeNominal(unit, found) ? nominal(unit, found, score) : [];
}

/** Where a line without a verb still names a thing wanted, and not a quality, a fact or a caption. */
function mayBeNominal(unit: Unit, found: Span & { isLabel: boolean }): boolean {
  if ((found.isLabel && unit.section === 'unknown') || describesApplicant(found.text)) return false;
  if (unit.section === 'requirements' || unit.section === 'context') return false;
  return unit.kind === 'bullet' || unit.section === 'deliverables';
}

/** A bullet speaks for itself; only one that names its people hides its verb further in. */
function lineFrame(text: string): Frame | null {
  const frames = framesOf(text);
  const spoken = WISH.test(text) || /\b(?:you|we|i)\b/i.test(text);
  return (spoken ? frames[0] : frames.find((frame) => frame.lead.startsWith('make '))) ?? null;
}

/** A bullet without a verb: 'Dividers by date', 'How this should be taxed'. */
function nominal(unit: Unit, found: Span, score: number): Candidate[] {
  const clause = clauseOf(found.text);
  // 'Our product page' in a filled-in form names what there is.
  if (unit.section === 'unknown' && /^(?:our|my)\b/i.test(found.text)) return [];
  if (/^what (?:you|we|i)\b/i.test(clause)) return [];
  if (/^(?:how|whether|what|why|where)\b/i.test(clause))
    return [make(unit, `advise on ${midSentence(clause)}`, 'verb', score)];
  const [head = ''] = clause.split(/\b(?:that|which|who)\b/);
  if (
    FINITE.test(head) ||
    NO_NOUN.test(clause) ||
    PARTICIPLE.test(clause) ||
    ADVERB.test(clause) ||
    CAPTION.test(clause)
  )
    return [];
  const title = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(clause);
  const need = make(unit, nounPhrase(clause), 'noun', score - (unit.section === 'unknown' ? 1 : 0) - (title ? 1 : 0));
  return isWhole(need) ? [need] : [];
}

/** 'Market Analysis: Identify trends …' says it after the label; 'Responsive design: …' says it in the label. */
function body(unit: Unit): (Span & { isLabel: boolean }) | null {
  const mark = SEPARATOR.exec(unit.text.slice(0, MAX_LABEL_CHARS));
  const label = mark === null ? '' : unit.text.slice(0, mark.index);
  if (mark === null || wordCount(label) > 7 || /[.!?;,]|\([^)]*$/.test(label)) return { ...unit, isLabel: false };
  const rest = subSpan(unit, mark.index + mark[0].length);
  if (imperative(rest.text) !== null) return { ...rest, isLabel: false };
  const words = wordCount(label);
  // 'Fix the accounts - somebody made forty of them': the order stands first, and why behind it.
  if (mark[0].trim() !== ':' && words > 2 && imperative(label) !== null)
    return { ...subSpan(unit, 0, label.length), isLabel: false };
  const [said = ''] = rest.text.split(/\b(?:that|which|who|whether)\b/);
  if (!FINITE.test(said) && !NO_NOUN.test(said) && wordCount(rest.text) >= 4 && unit.section !== 'unknown')
    return { ...rest, isLabel: false };
  if (VALUE.test(rest.text) || wordCount(rest.text) < 4 || NO_LABEL.test(label))
    return words <= 3 ? null : { ...rest, isLabel: false };
  return words < 2 ? { ...rest, isLabel: false } : { ...subSpan(unit, 0, label.length), isLabel: true };
}

function fromProse(unit: Unit): Candidate[] {
  const items = itemsIn(unit);
  if (items !== null) return [...fromHead(unit, items), ...items.flatMap((item) => fromItem(unit, item))];
  const passive = passiveOf(unit.text);
  if (passive !== null && !isTalk(unit.text) && propertyOf(unit.text) === null) {
    const need = make(unit, midSentence(clauseOf(passive)), 'verb', scoreOf(unit) + 0.5);
    if (isWhole(need)) return [need];
  }
  const deeds = deedsOf(unit.text).map((deed) => make(unit, midSentence(clauseOf(deed)), 'verb', scoreOf(unit)));
  if (deeds.length > 0) return deeds.filter(isWhole);
  const said = subSpan(unit, preambleLength(unit.text));
  if (isTalk(said.text.replace(ASIDE, '')) && !WISH.test(said.text)) return [];
  const [frame] = framesOf(said.text);
  if (frame === undefined) return fragment(unit);
  if (!isWanted(unit, frame, said.text.slice(0, frame.at))) return [];
  if (frame.form === 'verb' && frame.lead === '') return orders(unit, said, frame).filter(isWhole);
  if (frame.form === 'verb') return [verbNeed(unit, said, frame, scoreOf(unit))].filter(isWhole);
  return thingsIn(subSpan(said, frame.at))
    .map((piece) => nounNeed(unit, piece, { ...frame, at: 0 }))
    .filter((need) => isWhole(need) && !FINITE.test(need.words.split(/\b(?:that|which|who)\b/)[0] ?? ''));
}

/** 'Six worksheets on acids and bases.' as the first words of a post. */
function fragment(unit: Unit): Candidate[] {
  const isFirst = unit.line === 0 && unit.firstOfLine && unit.section === 'unknown' && !unit.text.includes(',');
  if (
    !isFirst ||
    !/^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,4}) \p{L}{3}/iu.test(unit.text)
  )
    return [];
  return isAboutApplicant(unit.text) || isRoleTitle(unit.text)
    ? []
    : nominal({ ...unit, section: 'needs' }, unit, scoreOf(unit));
}

/** 'I want a website where customers can: …' wants the website as well as what is listed. */
function fromHead(unit: Unit, [first]: readonly Item[]): Candidate[] {
  if (first === undefined || first.lead === '') return [];
  const head = unit.text.slice(0, first.start - unit.start).replace(/,? (?:where|so that|that|which) [^:]*:\s*$/i, '.');
  return head.includes(':') ? [] : fromProse({ ...unit, text: head });
}

function fromItem(unit: Unit, item: Item): Candidate[] {
  const frame = imperative(item.text);
  if (frame !== null && frame.lead === '')
    return [verbNeed(unit, item, { ...frame, lead: item.lead }, scoreOf(unit) + 0.5)].filter(isWhole);
  return item.lead === '' && !isAboutApplicant(item.text)
    ? nominal({ ...unit, section: 'needs' }, item, scoreOf(unit))
    : [];
}

/** False when the words before the verb make it the applicant's quality, the client's own doing, or the past. */
function isWanted(unit: Unit, frame: Frame, before: string): boolean {
  const duty = /\b(?:responsible for|responsibilit\w+ \w+|tasked with|will be|role \w+)\s$/i.test(before);
  const ofApplicant = describesApplicant(before) || (unit.section === 'applicant' && !frame.lead.startsWith('make '));
  if (ofApplicant && !duty) return false;
  const wishes = /\b(?:need|want|like|look|seek|hir)\w*\b/i.test(before);
  if (frame.lead === '' && OWN_DOING.test(before) && !wishes) return false;
  return !/\b(?:wanted|tried|used|hoped|planned|was|were) to\s$/i.test(before);
}

function orders(unit: Unit, said: Span, frame: Frame): Candidate[] {
  return ordersIn(subSpan(said, frame.at), frame.gerund).map((piece, i) =>
    verbNeed(unit, piece, { ...frame, at: 0 }, scoreOf(unit) - i * 0.1),
  );
}
