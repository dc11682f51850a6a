import type { JobBrief, Need } from '#shared/proposals/brief.ts';
import { describesApplicant, isAboutApplicant, isTalk } from './applicant.ts';
import { clauseOf, midSentence, imperative as toImperative, withoutApplicant, wordCount } from './clause.ts';
import { foreignNeed } from './foreign.ts';
import { type Frame, framesOf, imperative, thirdPerson } from './need-frames.ts';
import {
  ADVERB,
  CAPTION,
  FINITE,
  HAS_OBJECT,
  IMPLIED,
  NEXT_ORDER,
  NO_LABEL,
  NO_NOUN,
  OWN_DOING,
  OWN_HOUSE,
  PARTICIPLE,
  preambleLength,
  STRONG_WISH,
  VALUE,
  WISH,
} from './need-words.ts';
import { nounPhrase } from './noun-phrase.ts';
import type { Section } from './sections.ts';
import { type Span, sourceOf, subSpan } from './span.ts';
import { isRoleTitle } from './subject.ts';
import { likeness, termsOf } from './terms.ts';
import type { Unit } from './units.ts';
import { baseOfGerund, isAmbiguousVerb, isEmptyVerb, isVerb } from './verbs.ts';
import { isWhole } from './whole.ts';

type Language = JobBrief['language'];

const MAX_NEEDS = 24;
const MAX_CORE = 8;
const MAX_ONE_ORDER = 14;
const SKIPPED: ReadonlySet<Section> = new Set(['company', 'skills', 'apply', 'terms']);
const SEPARATOR = /:\s+(?=\S)|\s[–—-]\s+(?=\S)/u;
const MAX_LABEL_CHARS = 70;

const SECTION_SCORE: Partial<Record<Section, number>> = {
  needs: 3,
  deliverables: 3,
  unknown: 2.5,
  requirements: 2,
  context: 1.5,
};

const ENGLISH_READ = { en: true, other: true };

interface Candidate extends Span {
  readonly text: string;
  readonly words: string;
  readonly form: Need['form'];
  readonly kind: Need['kind'];
  readonly score: number;
}

/** What the client wants done, from prose and lists alike, in the order of the post. */
export function needsOf(units: readonly Unit[], title: Span, language: Language): Need[] {
  const kept: (Candidate & { terms: string[] })[] = [];
  const said = units.flatMap((unit) => (language in ENGLISH_READ ? candidatesOf(unit) : foreign(unit, language)));
  for (const candidate of said.length > 0 ? said : lastResort(units, title)) {
    const terms = termsOf(candidate.words);
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
function foreign(unit: Unit, language: Language): Candidate[] {
  if (unit.kind === 'heading' || SKIPPED.has(unit.section) || unit.section === 'applicant' || unit.text.endsWith('?'))
    return [];
  const found = foreignNeed(unit.text, language, unit.kind === 'bullet');
  return found === null ? [] : [make(unit, found.text, found.form, scoreOf(unit))];
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
  };
  const help =
    /^(?:help|need help|i need help|request(?: for)?)(?: with| to| me(?: to)?)? /i.exec(title.text)?.[0].length ?? 0;
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
  if (unit.kind === 'heading' || /\?["”)]?$/.test(unit.text)) return [];
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
  if (frame !== null) return [verbNeed(unit, found, frame, score + 0.5)].filter(isWhole);
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
  const [said = ''] = rest.text.split(/\b(?:that|which|who|whether)\b/);
  if (!FINITE.test(said) && !NO_NOUN.test(said) && wordCount(rest.text) >= 4 && unit.section !== 'unknown')
    return { ...rest, isLabel: false };
  if (VALUE.test(rest.text) || wordCount(rest.text) < 4 || NO_LABEL.test(label))
    return words <= 3 ? null : { ...rest, isLabel: false };
  return words < 2 ? { ...rest, isLabel: false } : { ...subSpan(unit, 0, label.length), isLabel: true };
}

function fromProse(unit: Unit): Candidate[] {
  const said = subSpan(unit, preambleLength(unit.text));
  if (isTalk(said.text) && !WISH.test(said.text)) return [];
  const [frame] = framesOf(said.text);
  if (frame === undefined || !isWanted(unit, frame, said.text.slice(0, frame.at))) return [];
  if (frame.form === 'verb' && frame.lead === '') return orders(unit, said, frame).filter(isWhole);
  const need = frame.form === 'noun' ? nounNeed(unit, said, frame) : verbNeed(unit, said, frame, scoreOf(unit));
  const [head = ''] = need.words.split(/\b(?:that|which|who)\b/);
  return isWhole(need) && !(frame.form === 'noun' && FINITE.test(head)) ? [need] : [];
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

/** 'reconcile the accounts, send invoices to clients and prepare the tax return' is three things, when too long for one. */
function orders(unit: Unit, said: Span, frame: Frame): Candidate[] {
  const clause = subSpan(said, frame.at);
  if (wordCount(clause.text) <= MAX_ONE_ORDER) return [verbNeed(unit, said, frame, scoreOf(unit))];
  const starts = [0];
  for (const match of clause.text.matchAll(NEXT_ORDER)) {
    const rest = clause.text.slice(match.index + match[0].length);
    const word = /^[\p{L}-]+/u.exec(rest)?.[0] ?? '';
    const from = starts.at(-1) ?? 0;
    const ordered = frame.gerund ? baseOfGerund(word) !== null : isVerb(word) && !isAmbiguousBare(word, rest);
    const begins = ordered && HAS_OBJECT.test(rest);
    if (begins && wordCount(clause.text.slice(from, match.index)) >= 3) starts.push(match.index + match[0].length);
  }
  return starts.slice(0, 4).map((at, i) => {
    const piece = subSpan(clause, at, i + 1 < starts.length ? (starts[i + 1] ?? 0) : undefined);
    const text = piece.text.replace(/,? (?:and|then)?(?: to)?\s*$/i, '').replace(/,$/, '');
    return verbNeed(unit, { ...piece, text }, { ...frame, at: 0 }, scoreOf(unit) - i * 0.1);
  });
}

function isAmbiguousBare(word: string, rest: string): boolean {
  return isAmbiguousVerb(word) && !/^\S+ (?:a|an|the|our|my|all|each|\d+)\b/i.test(rest);
}

function verbNeed(unit: Unit, span: Span, frame: Frame, score: number): Candidate {
  const raw = span.text.slice(frame.at);
  const words = frame.gerund ? toImperative(raw.replace(/\s+/g, ' ')) : raw;
  const clause = midSentence(clauseOf(withoutApplicant(words)))
    .replace(/^setup\b/, 'set up')
    .replace(/ and to (?=\p{L})/u, ' and ');
  const lead = frame.lead === '' ? '' : `${clauseOf(`${frame.lead.trim()} X`).replace(/ X$/, '')} `;
  const empty = isEmptyVerb(/^[\p{L}-]+/u.exec(clause)?.[0] ?? '');
  return make(unit, `${lead}${clause}`, 'verb', score - (empty ? 2 : 0));
}

function nounNeed(unit: Unit, span: Span, frame: Frame): Candidate {
  const words = nounPhrase(clauseOf(span.text.slice(frame.at)));
  return make(unit, OWN_HOUSE.test(unit.text) ? words.replace(/\bits\b/, 'your') : words, 'noun', scoreOf(unit));
}

function make(unit: Unit, words: string, form: Need['form'], score: number): Candidate {
  const problem = /\b(?:fix|resolve|repair|debug|troubleshoot|diagnose|broken|errors?|bugs?|issues?|failures?)\b/i.test(
    words,
  );
  const kind = problem ? 'problem' : form === 'noun' || unit.section === 'deliverables' ? 'deliverable' : 'task';
  return { text: unit.text, start: unit.start, words, form, kind, score };
}

function scoreOf(unit: Unit): number {
  const wants = unit.kind === 'sentence' && WISH.test(unit.text);
  return (SECTION_SCORE[unit.section] ?? 1) + (wants ? 1 : 0);
}
