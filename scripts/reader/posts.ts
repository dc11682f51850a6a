import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LABELS, type Label } from '#server/features/proposals/generation/read/features.ts';

/** A labelled post of `reader/posts/`. The format is described in reader/README.md. */
export interface LabelledPost {
  readonly file: string;
  /** The line of the file on which it begins. */
  readonly line: number;
  readonly language: string;
  readonly kind: string;
  readonly trade: string;
  readonly title: string;
  readonly description: string;
  readonly units: readonly LabelledUnit[];
}

/** One sentence with its labels, and where it is in the description. No labels: a heading. */
export interface LabelledUnit {
  readonly labels: readonly Label[];
  readonly start: number;
  readonly text: string;
}

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

const LETTERS: Readonly<Record<string, Label>> = {
  N: 'need',
  A: 'ask',
  Q: 'question',
  P: 'person',
  C: 'context',
  T: 'terms',
  K: 'talk',
  X: 'trap',
};
export const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de'] as const;
const UNIT = /^(H|[NAQPCTKX]+)([*+\-1/]*)\|(.+)$/;

/** All posts under `folder`, in the order of their files. */
export function readPosts(folder: string): { posts: LabelledPost[]; findings: Finding[] } {
  const posts: LabelledPost[] = [];
  const findings: Finding[] = [];
  for (const language of LANGUAGES) {
    const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.txt'));
    for (const name of files.sort()) {
      const file = `${language}/${name}`;
      const read = postsIn(readFileSync(join(folder, file), 'utf8'), file, language);
      posts.push(...read.posts);
      findings.push(...read.findings);
    }
  }
  return { posts, findings };
}

/** The posts of one file. */
export function postsIn(text: string, file: string, language: string): { posts: LabelledPost[]; findings: Finding[] } {
  const posts: LabelledPost[] = [];
  const findings: Finding[] = [];
  let draft: Draft | undefined;
  const close = () => {
    if (draft) posts.push(draft.whole());
  };
  text.split('\n').forEach((raw, index) => {
    const line = index + 1;
    const note = (message: string) => findings.push({ file, line, message });
    if (raw.startsWith('# ')) {
      close();
      draft = new Draft(file, line, language, raw.slice(2).trim());
    } else if (!draft) {
      if (raw.trim() !== '') note('This line is before any title.');
    } else if (raw.trim() === '') draft.blank();
    else if (raw.startsWith('@ ')) draft.about(raw);
    else {
      const match = UNIT.exec(raw);
      if (!match) note(`This is no unit: ${raw.slice(0, 60)}`);
      else draft.add(match[1] ?? '', match[2] ?? '', match[3] ?? '');
    }
  });
  close();
  for (const post of posts) {
    const note = (message: string) => findings.push({ file, line: post.line, message });
    if (post.kind === '') note('The line “@ kind=… trade=…” is missing.');
    if (!post.units.some(({ labels }) => labels.includes('core'))) note('No unit is marked as core.');
    if (post.units.length < 2) note('A post has at least two units.');
  }
  return { posts, findings };
}

class Draft {
  readonly #file: string;
  readonly #line: number;
  readonly #language: string;
  readonly #title: string;
  readonly #units: LabelledUnit[] = [];
  #kind = '';
  #trade = '';
  #text = '';
  #entry = 0;

  constructor(file: string, line: number, language: string, title: string) {
    this.#file = file;
    this.#line = line;
    this.#language = language;
    this.#title = title;
  }

  about(line: string): void {
    this.#kind = /kind=(\S+)/.exec(line)?.[1] ?? '';
    this.#trade = /trade=(\S+)/.exec(line)?.[1] ?? '';
  }

  blank(): void {
    if (this.#text !== '') this.#text = `${this.#text.trimEnd()}\n\n`;
  }

  add(letters: string, marks: string, words: string): void {
    const text = words.replaceAll('⏎', '\n').trim();
    this.#entry = marks.includes('1') ? this.#entry + 1 : 0;
    const mark = marks.includes('-') ? '- ' : marks.includes('1') ? `${this.#entry}. ` : '';
    const joint = this.#text === '' || this.#text.endsWith('\n') ? '' : marks.includes('+') ? ' ' : '\n';
    this.#text = `${this.#text}${joint}${mark}`;
    this.#units.push({ labels: labelsOf(letters, marks), start: this.#text.length, text });
    this.#text += text;
  }

  whole(): LabelledPost {
    return {
      file: this.#file,
      line: this.#line,
      language: this.#language,
      kind: this.#kind,
      trade: this.#trade,
      title: this.#title,
      description: this.#text.trimEnd(),
      units: this.#units,
    };
  }
}

/** The labels behind `N*` and the like, in the order of `LABELS`. A heading has none. */
export function labelsOf(letters: string, marks: string): Label[] {
  if (letters === 'H') return [];
  const labels = new Set<Label>(Array.from(letters, (letter) => LETTERS[letter] ?? 'talk'));
  if (marks.includes('*')) labels.add('core');
  return LABELS.filter((label) => labels.has(label));
}
