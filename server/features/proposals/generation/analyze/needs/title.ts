import { clauseOf, wordCount } from '../clause.ts';
import { needInTitle, type Reading } from '../foreign/index.ts';
import { nounPhrase } from '../noun-phrase.ts';
import { type Span, subSpan } from '../span.ts';
import { isRoleTitle } from '../subject.ts';
import type { Unit } from '../units.ts';
import { type Candidate, make, verbNeed } from './candidate.ts';
import { framesOf, imperative } from './frames.ts';
import { isWhole } from './whole.ts';
import { IMPLIED } from './words.ts';

/** The title of such a post, which says in the end what is wanted. */
export function foreignTitle(title: Span, reading: Reading): Candidate[] {
  const found = needInTitle(title.text, reading);
  return found === null ? [] : [make(unitOf(title), found.text, found.form, 3)];
}

/** The title as if it were a sentence of what is wanted. */
function unitOf(title: Span): Unit {
  return {
    ...title,
    kind: 'sentence',
    section: 'needs',
    heading: '',
    numbered: false,
    line: -1,
    firstOfLine: true,
    lead: '',
  };
}

/** A post that only describes the person wanted still says in its title, or between the lines, what is to be done. */
export function lastResort(units: readonly Unit[], title: Span): Candidate[] {
  const named = unitOf(title);
  // 'Help, our sheet eats orders' tells of a trouble.
  if (/^(?:please )?help(?: us| me)?[,!:]/i.test(title.text)) return [];
  const help =
    /^(?:help|need(?: an?)?|i need help|need help|request(?: for)?|(?:need )?some(?:one|body))(?: with| to| me(?: to)?)? /i.exec(
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
  // 'Marine biologist to check a book' is a person, and says what for.
  const [ofPerson = '', deed = ''] = ROLE.exec(said.text) ?? [];
  if (ofPerson !== '') {
    const order = imperative(deed);
    return order === null ? [] : [verbNeed(named, { text: deed, start: said.start }, order, 3)].filter(isWhole);
  }
  // 'Bird counts 1998-2023' names what there is.
  if (/\b(?:19|20)\d\d\s?[-–]/.test(said.text)) return [];
  // 'Sound on our livestream is terrible' is a sentence.
  if (/\b(?:is|are|was|keeps?|has|have|does|do|went|sounds?|looks?) \p{Ll}/u.test(said.text)) return [];
  if (/^(?:looking|seeking|searching|hiring|wanted)\b/i.test(said.text)) return [];
  return [make(named, nounPhrase(clauseOf(said.text)), 'noun', 3)].filter(isWhole);
}

const ROLE =
  /^(?:an? )?(?:\p{L}+ ){0,3}\p{L}{3,}(?:ator|ologist|ist|ician|illustrator|tester|mentor|maker|planner|checker|reader|builder) (?:for|needed|wanted|with|to (\p{L}.*))/iu;

/** 'Ability to take over a sprint', 'experience in building responsive UIs'. */
function implied(unit: Unit): Candidate[] {
  const match = IMPLIED.exec(unit.text);
  const at = match === null ? -1 : match.index + match[0].length;
  const frame = at === -1 ? null : imperative(unit.text.slice(at));
  if (frame === null) return [];
  const need = verbNeed(unit, subSpan(unit, at), frame, 1);
  return isWhole(need) ? [need] : [];
}
