import type { Profile } from './contract.ts';
import { withoutListMark } from './lines.ts';

/** What a line about oneself is, by what letters take from it. */
export const FACT_KINDS = [
  'project',
  'rate',
  'availability',
  'time_zone',
  'link',
  'certificate',
  'skill',
  'about',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** One line about a person. */
export interface ProfileFact {
  readonly kind: FactKind;
  /** Without line breaks, list signs and the label of its kind. */
  readonly text: string;
}

type FactTexts = Pick<Profile, 'skillsAndExperience' | 'aboutMeStatement' | 'portfolio'>;

/** How a line says of which kind it is. In every language: the label is ours, what is behind it is the person's. */
const LABELS = {
  skill: 'Skills',
  certificate: 'Certificate',
  rate: 'Rate',
  availability: 'Availability',
  time_zone: 'Time zone',
} as const satisfies Partial<Record<FactKind, string>>;

const LABELLED = FACT_KINDS.flatMap((kind) =>
  kind in LABELS ? [{ kind, pattern: new RegExp(`^${labelOf(kind)}\\s*(\\S.*)$`, 'iu') }] : [],
);

function labelOf(kind: FactKind): string {
  const labels: Partial<Record<FactKind, string>> = LABELS;
  const label = labels[kind];
  return label === undefined ? '' : `${label}:`;
}

/** The kind and the words of a line that says its kind: 'Rate: $60 an hour'. Undefined for any other. */
export function labelledFact(line: string): ProfileFact | undefined {
  for (const { kind, pattern } of LABELLED) {
    const text = pattern.exec(line)?.[1];
    if (text) return { kind, text };
  }
  return undefined;
}

/** The lines of a profile's texts, each with its kind; samples are texts of their own. */
export function factsOfTexts({ skillsAndExperience, aboutMeStatement, portfolio }: FactTexts): ProfileFact[] {
  return [
    ...linesOf(skillsAndExperience).map((text) => labelledFact(text) ?? { kind: workKind(text), text }),
    ...linesOf(aboutMeStatement).map((text) => labelledFact(text) ?? ({ kind: 'about', text } as const)),
    ...linesOf(portfolio).map((text) => labelledFact(text) ?? ({ kind: 'link', text } as const)),
  ];
}

/** The profile's texts that hold these facts: what letters read. `factsOfTexts` reads the same facts from them. */
export function textsOfFacts(facts: readonly ProfileFact[]): FactTexts {
  const of = (...kinds: FactKind[]) =>
    kinds.flatMap((kind) => facts.filter((fact) => fact.kind === kind).flatMap(lineOf)).join('\n');
  return {
    skillsAndExperience: of('project', 'skill', 'certificate'),
    aboutMeStatement: of('about', 'rate', 'availability', 'time_zone'),
    portfolio: of('link'),
  };
}

/** `facts` and those of `more` that they do not say already. */
export function withFacts<F extends ProfileFact>(facts: readonly F[], more: readonly F[]): F[] {
  const known = new Set(facts.map(sameness));
  const added = more.filter((fact) => !known.has(sameness(fact)) && known.add(sameness(fact)));
  return [...facts, ...added];
}

function sameness({ kind, text }: ProfileFact): string {
  return `${kind}:${text
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .trim()}`;
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).map(withoutListMark).filter(Boolean);
}

function lineOf({ kind, text }: ProfileFact): string[] {
  const line = withoutListMark(text);
  if (line === '') return [];
  if (kind in LABELS) return [`${labelOf(kind)} ${line}`];
  // 'Acme: rebuilt the shop' without an end would be read as a list of skills.
  return [kind === 'project' && !/[.!?…]["'”’)]?$/.test(line) ? `${line}.` : line];
}

/** 'Liquid, React, CSS' is a list of skills; anything else is said of work. */
function workKind(line: string): FactKind {
  return isListOfNames(line) ? 'skill' : 'project';
}

const MIN_NAMES = 3;
const MAX_NAME_WORDS = 4;

/** Names in a row: 'Liquid, React, CSS'. */
export function isListOfNames(line: string): boolean {
  const names = line.replace(/\.$/, '').split(/\s*[,;|·•]\s*/);
  return (
    names.length >= MIN_NAMES &&
    names.every((name) => name !== '' && name.split(/\s+/).length <= MAX_NAME_WORDS) &&
    !/(?<!\p{L})(?:I|we|my|our|and)(?!\p{L})/iu.test(line)
  );
}
