import type { z } from 'zod';
import {
  actFile,
  FIELDS,
  isActPath,
  type PlaybookLine,
  type PlaybookNeed,
  playbookFile,
} from '#server/features/proposals/generation/write/playbook.ts';
import { holdsTermsOf } from './terms.ts';

/** A file of `playbook/` before anything of it is known. */
export interface PlaybookSource {
  /** 'en/ecommerce/shopify-speed.yaml' */
  readonly path: string;
  readonly content: unknown;
}

export interface PlaybookFinding {
  readonly path: string;
  readonly message: string;
  /** A note is worth a look; only a fault fails the check. */
  readonly isFault: boolean;
}

type PlaybookContent = z.infer<typeof playbookFile>;
type ActContent = z.infer<typeof actFile>;
type Counts<T> = readonly (readonly [keyof T, number, number])[];

/** Fewest and most entries of each list. Source: playbook/README.md. */
const COUNTS = [
  ['object', 2, 12],
  ['task', 3, 14],
  ['against', 3, 10],
  ['examples', 10, 12],
  ['wrong', 4, 7],
  ['first', 4, 7],
  ['questions', 4, 7],
  ['moves', 4, 7],
  ['tips', 1, 4],
  ['done', 9, 14],
] as const satisfies Counts<PlaybookContent>;
const ACT_COUNTS = [
  ['cues', 8, 40],
  ['wrong', 4, 8],
  ['first', 6, 12],
  ['questions', 6, 12],
  ['tips', 4, 8],
  ['needs_to_know', 4, 8],
] as const satisfies Counts<ActContent>;
const [LEAST_WORDS, MOST_WORDS] = [6, 44];
const [LEAST_WORDS_DONE, MOST_WORDS_DONE] = [5, 32];
const [LEAST_WORDS_NEED, MOST_WORDS_NEED] = [2, 14];
const LEAST_CUES = 5;
/** So many of ten examples hold the file's own terms: fewer than the first is noted, fewer than the second is a fault. */
const [NOTED_BELOW, FAULTY_BELOW] = [8, 5];
const BEGINS_BADLY = /^(?:this|these|such|it|that|most|nobody|the key)\b/i;
const BANNED = /\b(?:I have|in my experience|I['’]ve|guarantee|ensure|seamless|leverage|best practices|robust)\b/i;
const QUESTION_MARK = /[?？]$/;
/** Words of every other post: as a cue they say nothing. */
const GENERIC = new Set(
  `budget business client company do expert experience experienced fast find freelancer fulltime good great help hire hiring hour
  hours job long looking make need needed new now our people please professional project proposal quality quick rate remote send
  someone start team thank thanks things time us use using want we work working you your
  proyecto trabajo empresa equipo ayuda buscamos necesito projeto trabalho empresa equipe ajuda preciso procuro
  projet travail entreprise équipe aide cherche besoin projekt arbeit firma unternehmen hilfe suche suchen brauche`.split(
    /\s+/,
  ),
);

/** What is wrong with the files of a playbook, those of one language compared with each other. */
export function playbookFindings(sources: readonly PlaybookSource[]): PlaybookFinding[] {
  const findings: PlaybookFinding[] = [];
  const knownLines = new Map<string, string>();
  for (const { path, content } of sources) {
    const add = (message: string, isFault = true) => findings.push({ path, message, isFault });
    const isAct = isActPath(path);
    const parsed = (isAct ? actFile : playbookFile).safeParse(content);
    if (!parsed.success) {
      for (const { path: place, message } of parsed.error.issues) add(`${place.join('.')}: ${message}`);
      continue;
    }
    const file = parsed.data;
    for (const message of 'act' in file ? actFaults(file) : jobFaults(file)) add(message);
    for (const text of 'act' in file ? textsOf(file) : [...textsOf(file), ...file.done]) {
      const other = knownLines.get(text);
      if (other === undefined) knownLines.set(text, path);
      else add(`“${text}” is in ${other} as well.`);
    }
    if ('act' in file) continue;
    const held = file.examples.filter((example) => holdsTermsOf(file, example)).length;
    if (held < NOTED_BELOW)
      add(`Only ${held} of ${file.examples.length} examples hold a term of object and task.`, held < FAULTY_BELOW);
  }
  return findings;
}

type Lines = Pick<PlaybookContent, (typeof FIELDS)[number]>;

function linesOf(file: Lines): PlaybookLine[] {
  return FIELDS.flatMap((field) => file[field]);
}

function textsOf(file: Lines): string[] {
  return linesOf(file).map(({ text }) => text);
}

function jobFaults(file: PlaybookContent): string[] {
  const done = file.done.flatMap((text) => lengthFaults(text, LEAST_WORDS_DONE, MOST_WORDS_DONE));
  const few = file.questions.flatMap(({ text, answered_by: cues }) =>
    cues.length < LEAST_CUES ? [`Fewer than ${LEAST_CUES} cues in answered_by: ${text}`] : [],
  );
  return [...countFaults(file, COUNTS), ...lineFaults(file), ...few, ...done];
}

function actFaults(file: ActContent): string[] {
  const silent = [...linesOf(file), ...file.needs_to_know]
    .filter(({ when, core }) => when.length === 0 && !core)
    .map(({ text }) => `Neither a cue nor core: ${text}`);
  return [
    ...countFaults(file, ACT_COUNTS),
    ...lineFaults(file),
    ...silent,
    ...cueFaults(file.cues, file.act),
    ...file.needs_to_know.flatMap(needFaults),
  ];
}

function countFaults<T extends Record<string, unknown>>(file: T, counts: Counts<T>): string[] {
  return counts.flatMap(([name, least, most]) => {
    const entries = file[name];
    const length = Array.isArray(entries) ? entries.length : 0;
    return length < least || length > most ? [`${String(name)}: ${length} entries, not ${least} to ${most}.`] : [];
  });
}

function lineFaults(file: Lines): string[] {
  const common = linesOf(file).flatMap(({ text, when, not }) => [
    ...lengthFaults(text, LEAST_WORDS, MOST_WORDS),
    ...(BEGINS_BADLY.test(text) ? [`Begins with a word that points at nothing: ${text}`] : []),
    ...(BANNED.test(text) ? [`Holds a banned phrase: ${text}`] : []),
    ...cueFaults(when, text),
    ...not.filter((cue) => when.includes(cue)).map((cue) => `“${cue}” asks for and bars the line: ${text}`),
  ]);
  const asked = file.questions.flatMap(({ text }) => (QUESTION_MARK.test(text) ? [] : [`No question mark: ${text}`]));
  return [...common, ...asked];
}

function needFaults({ text, when }: PlaybookNeed): string[] {
  return [
    ...lengthFaults(text, LEAST_WORDS_NEED, MOST_WORDS_NEED),
    ...(/[.?]$/.test(text) ? [`A need stands inside a sentence: ${text}`] : []),
    ...cueFaults(when, text),
  ];
}

function cueFaults(cues: readonly string[], text: string): string[] {
  return cues
    .filter((cue) => cue !== cue.toLowerCase() || GENERIC.has(cue))
    .map((cue) => `The cue “${cue}” is ${GENERIC.has(cue) ? 'in every other post' : 'not lower case'}: ${text}`);
}

function lengthFaults(text: string, least: number, most: number): string[] {
  const words = text.split(/\s+/).length;
  return words < least || words > most ? [`${words} words, not ${least} to ${most}: ${text}`] : [];
}
