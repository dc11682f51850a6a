import type { z } from 'zod';
import { holdsTermsOf } from '#server/features/proposals/generation/write/choose-playbook.ts';
import { type PlaybookLine, playbookFile } from '#server/features/proposals/generation/write/playbook.ts';

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

/** Fewest and most entries of each list. Source: playbook/README.md. */
const COUNTS: readonly (readonly [Exclude<keyof PlaybookContent, 'job' | 'hire'>, number, number])[] = [
  ['object', 2, 12],
  ['task', 3, 14],
  ['against', 3, 10],
  ['examples', 10, 12],
  ['wrong', 4, 7],
  ['first', 4, 7],
  ['questions', 4, 7],
  ['moves', 4, 7],
  ['tips', 2, 4],
  ['done', 9, 14],
];
const [LEAST_WORDS, MOST_WORDS] = [6, 44];
const [LEAST_WORDS_DONE, MOST_WORDS_DONE] = [5, 32];
const LEAST_CUES = 5;
/** So many of ten examples hold the file's own terms: fewer than the first is noted, fewer than the second is a fault. */
const [NOTED_BELOW, FAULTY_BELOW] = [8, 5];
const BEGINS_BADLY = /^(?:this|these|such|it|that|most|nobody|the key)\b/i;
const BANNED = /\b(?:I have|in my experience|I['’]ve|guarantee|ensure|seamless|leverage|best practices|robust)\b/i;
const QUESTION_MARK = /[?？]$/;

/** What is wrong with the files of a playbook, those of one language compared with each other. */
export function playbookFindings(sources: readonly PlaybookSource[]): PlaybookFinding[] {
  const findings: PlaybookFinding[] = [];
  const knownLines = new Map<string, string>();
  for (const { path, content } of sources) {
    const add = (message: string, isFault = true) => findings.push({ path, message, isFault });
    const parsed = playbookFile.safeParse(content);
    if (!parsed.success) {
      for (const { path: place, message } of parsed.error.issues) add(`${place.join('.')}: ${message}`);
      continue;
    }
    const file = parsed.data;
    for (const message of [...countFaults(file), ...lineFaults(file)]) add(message);
    for (const text of [...linesOf(file).map((line) => line.text), ...file.done]) {
      const other = knownLines.get(text);
      if (other === undefined) knownLines.set(text, path);
      else add(`“${text}” is in ${other} as well.`);
    }
    const held = file.examples.filter((example) => holdsTermsOf(file, example)).length;
    if (held < NOTED_BELOW)
      add(`Only ${held} of ${file.examples.length} examples hold a term of object and task.`, held < FAULTY_BELOW);
  }
  return findings;
}

function linesOf({ wrong, first, questions }: PlaybookContent): PlaybookLine[] {
  return [...wrong, ...first, ...questions];
}

function countFaults(file: PlaybookContent): string[] {
  return COUNTS.flatMap(([name, least, most]) => {
    const { length } = file[name];
    return length < least || length > most ? [`${name}: ${length} entries, not ${least} to ${most}.`] : [];
  });
}

function lineFaults(file: PlaybookContent): string[] {
  const common = linesOf(file).flatMap(({ text }) => {
    const words = text.split(/\s+/).length;
    return [
      ...(words < LEAST_WORDS || words > MOST_WORDS
        ? [`${words} words, not ${LEAST_WORDS} to ${MOST_WORDS}: ${text}`]
        : []),
      ...(BEGINS_BADLY.test(text) ? [`Begins with a word that points at nothing: ${text}`] : []),
      ...(BANNED.test(text) ? [`Holds a banned phrase: ${text}`] : []),
    ];
  });
  const asked = file.questions.flatMap(({ text, answered_by: cues }) => [
    ...(QUESTION_MARK.test(text) ? [] : [`No question mark: ${text}`]),
    ...(cues.length < LEAST_CUES ? [`Fewer than ${LEAST_CUES} cues in answered_by: ${text}`] : []),
  ]);
  const done = file.done.flatMap((text) => {
    const words = text.split(/\s+/).length;
    return words < LEAST_WORDS_DONE || words > MOST_WORDS_DONE
      ? [`${words} words, not ${LEAST_WORDS_DONE} to ${MOST_WORDS_DONE}: ${text}`]
      : [];
  });
  return [...common, ...asked, ...done];
}
