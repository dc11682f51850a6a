import { z } from 'zod';
import { readYaml, yamlFilesIn } from '../data-files.ts';

/** Kinds of hire. Source: playbook/README.md. */
export const HIRES = ['task', 'project', 'ongoing', 'role', 'consult'] as const;
export type Hire = (typeof HIRES)[number];
export const PRESUMPTIONS = ['code', 'live', 'data', 'list', 'team', 'files'] as const;
export type Presumption = (typeof PRESUMPTIONS)[number];

const terms = z.array(z.string().min(2)).min(2);
const line = z.strictObject({
  text: z.string(),
  presumes: z.array(z.enum(PRESUMPTIONS)).default([]),
  hire: z.array(z.enum(HIRES)).default([]),
  answered_by: z.array(z.string()).default([]),
});
export type PlaybookLine = z.infer<typeof line>;

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
  tips: z.array(z.string()).min(2),
  /** What freelancers say of such work that they have done. */
  done: z.array(z.string()).min(9),
});

/** A file with its path: 'en/ecommerce/shopify-speed', of the trade 'ecommerce'. */
export interface PlaybookFile extends z.infer<typeof playbookFile> {
  readonly id: string;
  readonly trade: string;
}

const files = new Map<string, PlaybookFile>();
const books = new Map<string, readonly PlaybookFile[]>();

/** All files of a language, read once. @throws ZodError or YAMLException naming what a file lacks; `npm run playbook -- check` finds it before. */
export function playbookOf(language: string): readonly PlaybookFile[] {
  const known = books.get(language);
  if (known) return known;
  const book = playbookPaths(language).map(playbookFileAt);
  books.set(language, book);
  return book;
}

export function playbookPaths(language: string): readonly string[] {
  return yamlFilesIn(`playbook/${language}`);
}

/** One file, read once. @throws as `playbookOf`. */
export function playbookFileAt(path: string): PlaybookFile {
  const known = files.get(path);
  if (known) return known;
  const id = path.replace(/^playbook\/|\.yaml$/g, '');
  const file = { ...playbookFile.parse(readYaml(path)), id, trade: id.split('/')[1] ?? '' };
  files.set(path, file);
  return file;
}
