import type { JobBrief, Need } from '#shared/proposals/brief.ts';
import { wordCount } from '../clause.ts';
import { needsIn, type Reading, readingOf, termsAbroad } from '../foreign/index.ts';
import { wishLength } from '../questions.ts';
import type { Section } from '../sections.ts';
import { type Span, sourceOf, subSpan } from '../span.ts';
import { likeness, termsOf } from '../terms.ts';
import type { Unit } from '../units.ts';
import { type Candidate, make, scoreOf } from './candidate.ts';
import { isOnlyWished } from './extra.ts';
import { fromLine } from './lines.ts';
import { namedFor, pointsAtThing, withThing } from './pronouns.ts';
import { fromProse } from './prose.ts';
import { stands, withoutSecondSentence } from './stands.ts';
import { isPresentState } from './state.ts';
import { foreignTitle, lastResort } from './title.ts';
import { isWhole } from './whole.ts';
import { STRONG_WISH, WISH } from './words.ts';

type Language = JobBrief['language'];

const MAX_NEEDS = 24;
const MAX_CORE = 8;
const SKIPPED: ReadonlySet<Section> = new Set(['company', 'skills', 'apply', 'terms']);

/** What the client wants done, from prose and lists alike, in the order of the post. */
export function needsOf(units: readonly Unit[], title: Span, language: Language): Need[] {
  const kept: (Candidate & { terms: string[] })[] = [];
  const reading = readingOf(language);
  const said = reading ? units.flatMap((unit) => foreign(unit, reading, language)) : inTurn(units);
  const inTitle = () => (reading ? foreignTitle(title, reading) : language === 'en' ? lastResort(units, title) : []);
  const standing = standingOf(said, units, language);
  for (const candidate of standing.length > 0 ? standing : standingOf(inTitle(), units, language)) {
    const terms = reading ? termsAbroad(candidate.words) : termsOf(candidate.words);
    if (terms.length === 0) continue;
    const twin = kept.findIndex((other) => likeness(terms, other.terms) >= 0.75);
    if (twin === -1) kept.push({ ...candidate, terms });
    else if (candidate.score > (kept[twin]?.score ?? 0) + 1) kept[twin] = { ...candidate, terms };
  }
  const best = [...kept].sort((a, b) => b.score - a.score || a.start - b.start).slice(0, MAX_NEEDS);
  const inOrder = [...best].sort((a, b) => a.start - b.start);
  const wanted = best.filter(
    (need) => !isOnlyWished(need, units) && !leansOn(need, inOrder[inOrder.indexOf(need) - 1]),
  );
  const core = new Set((wanted.length > 0 ? wanted : best).slice(0, MAX_CORE));
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

/** 'Paint it at Easter' can only be said behind another thing to do: alone it carries no job. */
function leansOn(need: Candidate, before: Candidate | undefined): boolean {
  return pointsAtThing(need.words) && before?.form !== 'verb';
}

/** Better no need than one that is half a sentence, or points at something no reader of the proposal has before them. */
function standingOf(said: readonly Candidate[], units: readonly Unit[], language: Language): Candidate[] {
  if (language !== 'en') return said.filter(({ words, form }) => stands(words, form, language));
  return said.flatMap((candidate, at) => {
    const isFirst = said[at - 1]?.start !== candidate.start;
    const whole = withoutSecondSentence(candidate.words);
    const words = namedFor(isFirst ? withThing(whole, candidate, units) : whole, candidate, units);
    return words !== null && stands(words, candidate.form, language) && isWhole({ ...candidate, words })
      ? [{ ...candidate, words }]
      : [];
  });
}

/** 'Wer kann mir helfen, …?' asks for the work itself. */
const CALLS_FOR_HELP =
  /^¿?(?:wer|qui[eé]n|quem|qui) (?:me |nos |mir |uns )?(?:kann|könnte|hilft|puede|podr[ií]a|pode|poderia|peut|pourrait)(?!\p{L})/iu;

/** A post in another language is read by its own few rules, and by the English ones never. */
function foreign(unit: Unit, reading: Reading, language: Language): Candidate[] {
  if (unit.kind === 'heading' || SKIPPED.has(unit.section) || unit.section === 'applicant') return [];
  if (unit.text.endsWith('?') && !CALLS_FOR_HELP.test(unit.text)) return [];
  return needsIn(unit, reading, language).map(({ text, form }) => make(unit, text, form, scoreOf(unit)));
}

/** Sentence after sentence: a thing named right after a wish is wished for as well. */
function inTurn(units: readonly Unit[]): Candidate[] {
  let wished = -1;
  return units.flatMap((unit) => {
    const found = candidatesOf(unit, wished === unit.line);
    if (found.length > 0) wished = unit.line;
    return found;
  });
}

function candidatesOf(unit: Unit, afterNeed: boolean): Candidate[] {
  if (unit.kind === 'heading' || isPresentState(unit)) return [];
  const wish = SKIPPED.has(unit.section) ? 0 : wishLength(unit.text);
  if (wish > 0) return fromProse({ ...unit, ...subSpan(unit, wish, unit.text.length - 1) });
  if (/\?["”)]?$/.test(unit.text)) return [];
  if (SKIPPED.has(unit.section))
    return unit.section === 'company' && STRONG_WISH.test(unit.text) ? fromProse(unit) : [];
  if (unit.kind === 'bullet' || isListLine(unit)) return fromLine(unit);
  return fromProse(unit, afterNeed);
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
