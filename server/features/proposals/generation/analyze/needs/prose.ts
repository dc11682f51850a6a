import { describesApplicant, isAboutApplicant, isTalk } from '../applicant.ts';
import { clauseOf, midSentence, withoutApplicant } from '../clause.ts';
import { type Span, subSpan } from '../span.ts';
import { isRoleTitle } from '../subject.ts';
import type { Unit } from '../units.ts';
import { type Candidate, make, nounNeed, scoreOf, verbNeed } from './candidate.ts';
import { broughtUp, complainedOf } from './complaint.ts';
import { isNamedWork } from './fragment.ts';
import { type Frame, framesOf, imperative } from './frames.ts';
import { type Item, itemsIn } from './inline-list.ts';
import { nominal } from './nominal.ts';
import { obligedIn } from './obliged.ts';
import { openingLength } from './opening.ts';
import { isOthersDoing, isOwnAim } from './own-aims.ts';
import { ordersIn, thingsIn } from './parts.ts';
import { propertiesOf, propertyOf } from './property.ts';
import { afterColon, isOfRole, rowsIn } from './rows.ts';
import { segmentsOf } from './segments.ts';
import { type Told, toldIn } from './told.ts';
import { doingsOf, ideaOf, usesOf } from './users.ts';
import { isOrderOf } from './verb-signs.ts';
import { wantedDoneIn } from './wanted-done.ts';
import { welcomeIn } from './welcome.ts';
import { deedsOf } from './who-does.ts';
import { isWhole } from './whole.ts';
import { FINITE, OWN_DOING, preambleLength, WISH } from './words.ts';

/** No sentence of a person is longer; what is pasted without a full stop is read so far and no further. */
const MAX_SENTENCE = 1200;
const ASIDE = /\s?\([^()]*\)/g;

/** What a sentence of prose wants; `afterNeed` when the sentence before it wanted something too. */
export function fromProse(unit: Unit, afterNeed = false): Candidate[] {
  const items = itemsIn(unit);
  if (items !== null) return [...fromHead(unit, items), ...items.flatMap((item) => fromItem(unit, item))];
  const listed = afterColon(unit.text.slice(0, MAX_SENTENCE));
  if (listed !== null)
    return [...fromProse({ ...unit, text: listed.head }, afterNeed), ...verbs(unit, listed.steps, 0)];
  let follows = afterNeed;
  return segmentsOf(unit.text.slice(0, MAX_SENTENCE)).flatMap((text) => {
    const found = fromSegment(unit, text, follows);
    follows ||= found.length > 0;
    return found;
  });
}

/** The first kind of evidence that is there speaks for the whole segment. */
function fromSegment(unit: Unit, whole: string, afterNeed: boolean): Candidate[] {
  const opening = openingLength(whole);
  const text = whole
    .slice(opening)
    .replace(ASIDE, '')
    .replace(BY_THE_WAY, '')
    .replace(IF_YOU_CAN, '')
    .replace(IF_BESIDES, 'If you could')
    .replace(IF_WELCOME, 'If you could')
    .replace(/^it(?= )/, opening > 0 ? 'It' : '$&');
  const alike = propertiesOf(text);
  if (alike.length > 1) return alike.flatMap((one) => fromSegment(unit, one, afterNeed));
  if (isOwnAim(text) || isOthersDoing(text) || isOfRole(text)) return [];
  const rows = verbs(unit, rowsIn(/^ideally\b/i.test(whole) ? whole : text), 0);
  if (rows.length > 0) return rows;
  const talks = isTalk(text);
  const property = propertyOf(text);
  const { done, conduct } =
    talks || property !== null ? NOTHING : obligedIn(text, unit.text.slice(0, Math.max(0, unit.text.indexOf(whole))));
  if (done.length > 0) return verbs(unit, [...done, ...conduct], 0.5);
  const deeds = verbs(unit, deedsOf(text), 0);
  if (deeds.length > 0) return deeds;
  if (talks && !WISH.test(text)) return [];
  const told = property === null && !ofApplicant(unit, text) ? fromTold(unit, text) : [];
  if (told.length > 0) return told;
  const framed = fromFrame(unit, text);
  if (framed !== null) return framed;
  if (ofApplicant(unit, text)) return [];
  const acting = verbs(unit, conduct, 0);
  if (acting.length > 0) return acting;
  const first = firstThing(whole);
  if (first !== null) return nouns(unit, first);
  const more = opening > 0 && (afterNeed || ORDINAL.test(whole)) ? broughtUp(text) : [];
  return more.length > 0
    ? verbs(
        unit,
        more.map(({ words }) => words),
        -0.5,
      )
    : named(unit, text, afterNeed, opening > 0);
}

/** 'First the tax return for spring.' */
function firstThing(whole: string): string | null {
  const [, thing] = /^first(?: of all)?,? ((?:the|our|my) (?:[\p{L}\p{N}-]+ ?){1,7})[.!]*$/iu.exec(whole) ?? [];
  return thing === undefined || FINITE.test(thing) || NO_THING.test(thing) ? null : thing.trim();
}
const NO_THING =
  /\b(?:news|words?|background|facts?|questions?|thing|step|rules?|story|time|week|day|\p{L}+ed|came|went)\b/iu;

/** 'Bonus if you can also …' wishes, and says nothing of the applicant. */
const IF_BESIDES = /^(?:bonus|extra)(?: points?)? if you (?:can|could)(?= )/i;
/** 'Worth more than, let us say, fifty pounds'. */
const BY_THE_WAY =
  /,? (?:let['’]?s say|let us say|say|so to speak|as it were|i think|i guess|i believe|i suppose|of course|if you will),(?= )/gi;
/** 'Second, battery life: …' goes on with what was begun. */
const ORDINAL = /^(?:also|first|second|third|last|another)/i;
/** 'If you can pick 80 that would be wonderful' wishes too. */
const IF_WELCOME =
  /^if you(?: also)? can(?: also)?(?= \p{L}+ (?:up |out )?(?:the|my|our|an?|it|them|\d+|one|two|three|all|each|some)\b[^.]{8,120}?\b(?:that|it|this)(?:['’]d| would) (?:be|make|help|mean)\b)/iu;
/** '…, if you have it in you': as polite as it is empty. */
const IF_YOU_CAN =
  /, (?:but only )?if (?:you (?:have (?:it|time|the time|any time)|can|could|like|want|are able|feel like it|manage|would|don['’]t mind)|(?:at all )?possible|there is time|time allows)\b[^,.;]*(?=[.!]*$)|, if you (?:think|feel|believe) .*$/i;
const NOTHING = { done: [], conduct: [] };

function ofApplicant(unit: Unit, text: string): boolean {
  return unit.section === 'applicant' || describesApplicant(text);
}

function verbs(unit: Unit, clauses: readonly string[], bonus: number): Candidate[] {
  return clauses
    .map((clause) => make(unit, midSentence(clauseOf(withoutApplicant(clause))), 'verb', scoreOf(unit) + bonus))
    .filter(isWhole);
}

/** 'I want it rebuilt', 'the idea is that you …', 'the result should be a report'. */
function fromTold(unit: Unit, text: string): Candidate[] {
  return toldOf(text).flatMap(({ words, form, gerund = false }) => {
    if (form === 'noun') return nouns(unit, words);
    const [first = ''] = words.split(/[\s,]/, 1);
    const next = words.slice(first.length).trim();
    if (!gerund && !isOrderOf(first.toLowerCase(), next) && !/^(?:do|get|make|let|sort|show) /i.test(words)) return [];
    const [order = '', ...things] = besides(words);
    const said = { text: order, start: unit.start };
    return [
      ...orders(unit, said, { at: 0, lead: '', form, gerund }).filter(isWhole),
      ...things.flatMap((thing) => nouns(unit, thing)),
    ];
  });
}

/** The first way of telling that speaks at all. */
function toldOf(text: string): readonly Told[] {
  for (const read of [wantedDoneIn, ideaOf, complainedOf]) {
    const found = read(text);
    if (found.length > 0) return found;
  }
  return toldIn(text);
}

/** 'split it up, forms for my people, a page that prints and some kind of summary': an order, and things wanted with it. */
function besides(words: string): string[] {
  return words.split(/,(?: and| plus)? (?=(?:an?|some kind of|two|three|plus) \p{L})/u);
}

/** Null where no frame stands: something else may speak then. */
function fromFrame(unit: Unit, text: string): Candidate[] | null {
  const said = subSpan({ text, start: unit.start }, preambleLength(text));
  const [frame] = framesOf(said.text);
  if (frame === undefined) return null;
  if (!isWanted(unit, frame, said.text.slice(0, frame.at))) return [];
  if (frame.form === 'noun') {
    const uses = usesOf(said.text.slice(frame.at)) ?? doingsOf(said.text.slice(frame.at));
    return uses === null
      ? someOf(nouns(unit, said.text.slice(frame.at)))
      : someOf([...nouns(unit, uses.thing), ...verbs(unit, uses.deeds, 0)]);
  }
  const does = frame.lead === '' && !frame.gerund ? doingsOf(said.text.slice(frame.at)) : null;
  if (does !== null)
    return someOf([
      verbNeed(unit, { text: does.thing, start: said.start }, { ...frame, at: 0 }, scoreOf(unit)),
      ...verbs(unit, does.deeds, -0.1),
    ]);
  const found = frame.lead === '' ? orders(unit, said, frame) : [verbNeed(unit, said, frame, scoreOf(unit))];
  return someOf(found.filter(isWhole));
}

function someOf(found: Candidate[]): Candidate[] | null {
  return found.length > 0 ? found : null;
}

/** 'Background on the keepers' is a thing to write. */
function speaksOfApplicant(words: string): boolean {
  return (
    isAboutApplicant(words.split(',')[0] ?? '') &&
    !/^(?:\p{L}+ )?(?:background|knowledge) (?:on|to|base)\b/iu.test(words)
  );
}

const HOW_WELCOME =
  /,? (?:would(?:n['’]t)?|will) (?:not )?(?:also )?(?:hurt|be|help|do|convince|please|save|make)\b.*$/iu;

function nouns(unit: Unit, words: string): Candidate[] {
  return words
    .replace(HOW_WELCOME, '')
    .replace(/:\s+(?!(?:an?|one|two|three|four|five|\d+) ).*$/, '')
    .split(/:\s+/, 2)
    .flatMap((text) => thingsIn({ text, start: unit.start }))
    .map((piece) => nounNeed(unit, piece, { at: 0, lead: '', form: 'noun', gerund: false }))
    .filter(
      (need) =>
        isWhole(need) &&
        !speaksOfApplicant(need.words) &&
        !FINITE.test(need.words.split(/\b(?:that|which|who|you|your|what|how|where|when|if)\b/)[0] ?? ''),
    );
}

/** A thing that is named and nothing more: 'Translation of a lease.', 'A table with links would do.' */
function named(unit: Unit, text: string, afterNeed: boolean, continues: boolean): Candidate[] {
  const welcome = welcomeIn(text);
  if (welcome !== null) return nouns(unit, welcome);
  if (isNamedWork(text, afterNeed, continues)) return nouns(unit, text.replace(/[.!]+$/, ''));
  return fragment(unit);
}

/** 'Six worksheets on acids and bases.' as the first words of a post. */
function fragment(unit: Unit): Candidate[] {
  // 'A gear broke and there is no spare' tells what happened.
  if (/\b(?:broke|died|failed|stopped|vanished|arrived|crashed|happened|came|went|left|got)\b/i.test(unit.text))
    return [];
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
  const ofSomebody =
    /\b(?:some|any)(?:one|body) (?:with|who) [^,.;]{3,60} (?:can|ought to|should|has to|will|must|could|would)\s$/i.test(
      before,
    );
  const ofApplicant = describesApplicant(before) || (unit.section === 'applicant' && !frame.lead.startsWith('make '));
  if (ofApplicant && !duty && !ofSomebody) return false;
  const wishes = /\b(?:need|want|like|look|seek|hir)\w*\b/i.test(before);
  if (frame.lead === '' && OWN_DOING.test(before) && !wishes) return false;
  return !/\b(?:wanted|tried|used|hoped|planned|was|were) to\s$/i.test(before);
}

export function orders(unit: Unit, said: Span, frame: Frame): Candidate[] {
  return ordersIn(subSpan(said, frame.at), frame.gerund).map((piece, i) =>
    verbNeed(unit, piece, { ...frame, at: 0 }, scoreOf(unit) - i * 0.1),
  );
}
