import { z } from 'zod';
import { readYaml, yamlFilesIn } from '../data-files.ts';

/** Kinds of hire. Source: playbook/README.md. */
export const HIRES = ['task', 'project', 'ongoing', 'role', 'consult'] as const;
export type Hire = (typeof HIRES)[number];
export const PRESUMPTIONS = ['code', 'live', 'data', 'list', 'team', 'files'] as const;
export type Presumption = (typeof PRESUMPTIONS)[number];
/** What a job is about, seen from the thing. Source: playbook/README.md. */
export const SITUATIONS = ['new', 'running', 'broken', 'one_off', 'role', 'errand'] as const;
export type Situation = (typeof SITUATIONS)[number];
/** The parts of a letter that have lines. */
export const FIELDS = ['first', 'questions', 'tips', 'wrong'] as const;
export type Field = (typeof FIELDS)[number];

const terms = z.array(z.string().min(2)).min(2);
const words = z.array(z.string()).default([]);
const line = z.strictObject({
  text: z.string(),
  /** The line fits where the post has one of these. */
  when: words,
  /** True of every job of the file. */
  core: z.boolean().default(false),
  /** Each of these bars the line. */
  not: words,
  presumes: z.array(z.enum(PRESUMPTIONS)).default([]),
  hire: z.array(z.enum(HIRES)).default([]),
  answered_by: words,
  /** Those that the line fits; none: all. */
  situation: z.array(z.enum(SITUATIONS)).default([]),
});
export type PlaybookLine = z.infer<typeof line>;

/** A bare sentence is a line without a cue. */
const tip = z.preprocess((given) => (typeof given === 'string' ? { text: given } : given), line);

/** One file of the playbook. Source: playbook/README.md. */
export const playbookFile = z.strictObject({
  job: z.string(),
  hire: z.array(z.enum(HIRES)).min(1),
  object: terms,
  task: terms,
  against: z.array(z.string()).min(3),
  examples: z.array(z.string()).min(10),
  wrong: z.array(line).min(4),
  first: z.array(line).min(4),
  questions: z.array(line).min(4),
  moves: z.array(z.string()).min(4),
  tips: z.array(tip).min(1),
  /** What freelancers say of such work that they have done. */
  done: z.array(z.string()).min(9),
});

/** A short indirect question: 'since when it happens'. */
const need = z.strictObject({
  text: z.string(),
  when: words,
  core: z.boolean().default(false),
  not: words,
  answered_by: words,
  situation: z.array(z.enum(SITUATIONS)).default([]),
});
export type PlaybookNeed = z.infer<typeof need>;

/** One kind of act, whatever the trade: find a fault, migrate, take over. Source: playbook/README.md. */
export const actFile = z.strictObject({
  act: z.string(),
  /** Words of a post that name the act. */
  cues: terms,
  /** Words that show another act. */
  against: words,
  situation: z.array(z.enum(SITUATIONS)).min(1),
  wrong: z.array(line).min(1),
  first: z.array(line).min(1),
  questions: z.array(line).min(1),
  tips: z.array(tip).min(1),
  needs_to_know: z.array(need).min(1),
});

/** A file with its path: 'en/ecommerce/shopify-speed', of the trade 'ecommerce'. */
export interface PlaybookFile extends z.infer<typeof playbookFile> {
  readonly id: string;
  readonly trade: string;
}

/** An act with its path: 'en/acts/find-a-fault'. */
export interface ActFile extends z.infer<typeof actFile> {
  readonly id: string;
}

const files = new Map<string, PlaybookFile>();
const books = new Map<string, readonly PlaybookFile[]>();
const acts = new Map<string, readonly ActFile[]>();

/** All files of a language, read once. @throws ZodError or YAMLException naming what a file lacks; `npm run playbook -- check` finds it before. */
export function playbookOf(language: string): readonly PlaybookFile[] {
  const known = books.get(language);
  if (known) return known;
  const book = playbookPaths(language).map(playbookFileAt);
  books.set(language, book);
  return book;
}

export function playbookPaths(language: string): readonly string[] {
  return yamlFilesIn(`playbook/${language}`).filter((path) => !isActPath(path));
}

export function isActPath(path: string): boolean {
  return path.split('/').at(-2) === 'acts';
}

/** One file, read once. @throws as `playbookOf`. */
export function playbookFileAt(path: string): PlaybookFile {
  const known = files.get(path);
  if (known) return known;
  const id = idOf(path);
  const file = { ...playbookFile.parse(readYaml(path)), id, trade: id.split('/')[1] ?? '' };
  files.set(path, file);
  return file;
}

/** All acts of a language, read once; none where it has no act files. @throws as `playbookOf`. */
export function actsOf(language: string): readonly ActFile[] {
  const known = acts.get(language);
  if (known) return known;
  const read = yamlFilesIn(`playbook/${language}/acts`).map((path) => ({
    ...actFile.parse(readYaml(path)),
    id: idOf(path),
  }));
  acts.set(language, read);
  return read;
}

function idOf(path: string): string {
  return path.replace(/^playbook\/|\.yaml$/g, '');
}
