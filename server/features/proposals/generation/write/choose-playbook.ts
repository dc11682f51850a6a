import { stem, wordsOf } from '#shared/proposals/verify/words.ts';
import { hireOf } from '../suggest/situation.ts';
import { withoutAccents } from './fold.ts';
import { kindsOfPost } from './kinds-of-work.ts';
import { type Hire, type PlaybookFile, playbookOf } from './playbook.ts';

/** The kind of job of a post, and its certainty. */
export interface ChosenPlaybook {
  readonly file: PlaybookFile;
  /** Only then are its lines in a letter; else they are offered. None is better than the wrong one. */
  readonly isSure: boolean;
  readonly hire: Hire;
}

export interface PostWords {
  readonly title: string;
  /** The post without its asks. */
  readonly text: string;
  readonly language: string;
}

/** How probable a kind of work must be, set on labelled posts with and without their own file; docs/eval.md has the figures. */
const OFFERED_FROM = 0.5;
const SURE_FROM = 0.7;
/** How much likelier a kind is by a defining term in the title; a short post says little else. */
const IN_TITLE = 3;
const MAX_CHARS = 2_500;

/**
 * The playbook file of a post, or null: the most probable kind of work, if the post has one of its defining terms and the title none of
 * another kind. `without`: a file to leave out, for measuring.
 */
export function choosePlaybook(post: PostWords, without?: string): ChosenPlaybook | null {
  const chances = kindsOfPost(post.title, post.text, post.language);
  const title = normalise(post.title);
  const text = normalise(`${post.title}\n${post.text.slice(0, MAX_CHARS)}`);
  const rated = playbookOf(post.language)
    .map((file, at) => ({ file, odds: (chances[at] ?? 0) * IN_TITLE ** groupsIn(file, title) }))
    .filter(({ file }) => file.id !== without);
  const none = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  const all = rated.reduce((sum, { odds }) => sum + odds, none);
  const [best] = rated
    .filter(({ file, odds }) => odds / all >= OFFERED_FROM && !holdsOne(termsOf(file).against, title))
    .map(({ file, odds }) => ({ file, chance: odds / all, groups: groupsIn(file, text) }))
    .filter(({ groups }) => groups > 0);
  if (!best) return null;
  const hire = hireOf(post);
  // Without a term of its object and one of its task a likely file is too often the wrong one.
  const isSure = best.chance >= SURE_FROM && best.groups === 2 && best.file.hire.includes(hire);
  return { file: best.file, isSure, hire };
}

interface Terms {
  readonly object: readonly string[];
  readonly task: readonly string[];
  readonly against: readonly string[];
}

/** What the terms are read from. */
type TermsOfFile = Pick<PlaybookFile, 'object' | 'task' | 'against'>;

const termsByFile = new Map<TermsOfFile, Terms>();

/** The defining terms of a file, normalised. */
function termsOf(file: TermsOfFile): Terms {
  const known = termsByFile.get(file);
  if (known) return known;
  const object = normalised(file.object);
  // 'to shopify' has no more stems than 'shopify': one word must not count as both object and task.
  const task = normalised(file.task).filter((term) => !object.includes(term));
  const terms = { object, task, against: normalised(file.against) };
  termsByFile.set(file, terms);
  return terms;
}

/** Whether a text has a term of the file's object and one of its task. */
export function holdsTermsOf(file: TermsOfFile, text: string): boolean {
  return groupsIn(file, normalise(text)) === 2;
}

/** Of how many of the two groups of defining terms a normalised text has one. */
function groupsIn(file: TermsOfFile, text: string): number {
  const { object, task } = termsOf(file);
  return [object, task].filter((terms) => holdsOne(terms, text)).length;
}

function holdsOne(terms: readonly string[], text: string): boolean {
  return terms.some((term) => text.includes(term));
}

function normalised(terms: readonly string[]): string[] {
  return terms.map(normalise).filter((term) => term.trim() !== '');
}

/** Stems between spaces, with function words, so that a term of several words is found in a row: 'make com', 'take over'. */
function normalise(text: string): string {
  return ` ${wordsOf(withoutAccents(text)).map(stem).join(' ')} `;
}
