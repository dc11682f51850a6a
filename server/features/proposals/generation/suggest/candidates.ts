import {
  type ActFile,
  actsOf,
  FIELDS,
  type Field,
  type PlaybookFile,
  type PlaybookLine,
  type PlaybookNeed,
  playbookOf,
} from '../write/playbook.ts';
import { answersOneOf } from './conditions.ts';
import { phraseOf, rarityOf } from './phrases.ts';
import type { ReadPost } from './read-for-lines.ts';

/** A file or an act that may have lines for a post. */
export interface Source {
  readonly id: string;
  readonly kind: 'file' | 'act';
  /** By the post's terms or cues; the files of a post compare with each other, and so do its acts. */
  readonly score: number;
  /** 0 for the best of its kind. */
  readonly rank: number;
  /** Its score as a share of the best one's. */
  readonly share: number;
  /** How probable the trained classifier finds the file; 0 for an act. */
  readonly chance: number;
  /** The post has a term of the object and one of the task; for an act, two cues. */
  readonly hasBoth: boolean;
  readonly isInTitle: boolean;
  /** What speaks for another kind of job. */
  readonly against: number;
  readonly file: PlaybookFile | null;
  readonly act: ActFile | null;
}

/** A line that may be said about a post. */
export interface Candidate {
  readonly field: Field;
  readonly line: PlaybookLine;
  readonly source: Source;
}

const MOST_FILES = 3;
const MOST_ACTS = 4;
/** A file below has one vague word in common with the post. */
const LEAST_FILE = 1.2;
const LEAST_ACT = 3;
/** Beside a file that the post names plainly, one with a single vague word is noise. */
const LEAST_SHARE = 0.35;

/** The lines that nothing bars, of the files and acts that are most like the post. `files`: how many; training looks at more. */
export function candidatesFor(post: ReadPost, files = MOST_FILES): Candidate[] {
  return [...filesFor(post, files), ...actsFor(post)].flatMap((source) => {
    const lines = source.file ?? source.act;
    return lines ? FIELDS.flatMap((field) => linesOf(lines[field], field, source, post)) : [];
  });
}

function linesOf(lines: readonly PlaybookLine[], field: Field, source: Source, post: ReadPost): Candidate[] {
  return lines
    .filter((line) => !isBarred(line, post) && (source.kind === 'file' || isCued(line, post)))
    .map((line) => ({ field, line, source }));
}

/** Whether a line of an act has what it is for: an act alone is too wide for any line but its core. */
function isCued({ when, core }: PlaybookLine, post: ReadPost): boolean {
  return core || when.some((cue) => holds(post.all, cue));
}

type Barrable = Pick<PlaybookLine, 'not' | 'answered_by' | 'situation'> & { readonly hire?: PlaybookLine['hire'] };

/** Where the post speaks so clearly for other situations, a line of this one is surely wrong. */
const LEAST_SITUATION = 0.05;

/** Whether a line says what the post denies, asks what it answers, or is for another kind of hire. */
export function isBarred({ not, answered_by, situation, hire = [] }: Barrable, post: ReadPost): boolean {
  if (not.some((cue) => holds(post.all, cue)) || answersOneOf(not, post.folded)) return true;
  if (answersOneOf(answered_by, post.folded)) return true;
  if (hire.length > 0 && !hire.includes(post.hire)) return true;
  const fits = situation.reduce((sum, one) => sum + post.situations[one], 0);
  return situation.length > 0 && fits < LEAST_SITUATION;
}

export function holds(phrases: ReadonlySet<string>, cue: string): boolean {
  return phrases.has(phraseOf(cue));
}

export function filesFor(post: ReadPost, most = MOST_FILES): Source[] {
  const rated = playbookOf(post.language)
    .map((file, at) => rateFile(file, post.chances[at] ?? 0, post))
    .filter(({ score }) => score >= LEAST_FILE);
  return ranked(rated, most);
}

/** A kind of job named by three words of another one is that other one. */
const MOST_AGAINST = 2;

/** A word of the thing or of the work alone (“book”, “answer”) may be of many kinds of job. */
const LONE = 0.6;

function rateFile(file: PlaybookFile, chance: number, post: ReadPost): Source {
  const object = hitsOf(file.object, post);
  const task = hitsOf(file.task, post).filter(({ cue }) => !object.some((other) => other.cue === cue));
  const against = Math.min(MOST_AGAINST, hitsOf(file.against, post).length);
  const hasBoth = object.length > 0 && task.length > 0;
  const terms = 0.45 * topOf(object) + 0.3 * topOf(task);
  const score = (hasBoth ? 1 + terms : LONE * terms) - 0.4 * against + 3.5 * chance ** 0.5;
  const isInTitle = object.some(({ isInTitle: named }) => named);
  return { id: file.id, kind: 'file', score, rank: 0, share: 0, chance, hasBoth, isInTitle, against, file, act: null };
}

export function actsFor(post: ReadPost): Source[] {
  const rated = actsOf(post.language).map((act) => rateAct(act, post));
  const standing = rated.filter(({ score }) => score >= LEAST_ACT);
  // A post that names no act is still of some situation.
  return ranked(standing.length > 0 ? standing : rated, standing.length > 0 ? MOST_ACTS : 1);
}

function rateAct(act: ActFile, post: ReadPost): Source {
  const hits = hitsOf(act.cues, post);
  const barred = hitsOf(act.against, post);
  const fits = act.situation.reduce((sum, one) => sum + post.situations[one], 0);
  const score = topOf(hits) + 3 * fits - 0.5 * topOf(barred);
  return {
    id: act.id,
    kind: 'act',
    score,
    rank: 0,
    share: 0,
    chance: 0,
    hasBoth: hits.length > 1,
    isInTitle: hits.some(({ isInTitle }) => isInTitle),
    against: Math.min(MOST_AGAINST, barred.length),
    file: null,
    act,
  };
}

function ranked(sources: readonly Source[], most: number): Source[] {
  const sorted = [...sources].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, most);
  const best = sorted[0]?.score ?? 1;
  return sorted
    .map((source, rank) => ({ ...source, rank, share: best > 0 ? source.score / best : 0 }))
    .filter(({ share }) => share >= LEAST_SHARE);
}

interface Hit {
  readonly cue: string;
  readonly isInTitle: boolean;
  readonly isInLead: boolean;
  readonly rarity: number;
  /** The rarity, more in the title and at the beginning. */
  readonly weight: number;
}

const FACTOR = { title: 2.5, lead: 1.4, text: 1 } as const;

const phrasesByCues = new WeakMap<readonly string[], readonly string[]>();

/** Cues as phrases, each once: the lists of the playbook stay the same. */
function phrasesOfCues(cues: readonly string[]): readonly string[] {
  const known = phrasesByCues.get(cues);
  if (known) return known;
  const phrases = [...new Set(cues.map(phraseOf))].filter((phrase) => phrase !== '');
  phrasesByCues.set(cues, phrases);
  return phrases;
}

/** The cues that a post has, the weightiest first; two with the same stems are one. */
export function hitsOf(cues: readonly string[], { title, lead, all, language }: ReadPost): Hit[] {
  const found: Hit[] = [];
  for (const cue of phrasesOfCues(cues)) {
    if (!all.has(cue)) continue;
    const [isInTitle, isInLead] = [title.has(cue), lead.has(cue)];
    const rarity = rarityOf(cue, language);
    const weight = rarity * (isInTitle ? FACTOR.title : isInLead ? FACTOR.lead : FACTOR.text);
    found.push({ cue, isInTitle, isInLead, rarity, weight });
  }
  return found.sort((a, b) => b.weight - a.weight);
}

/** The first counts whole; each further one says less. */
const SHARES = [1, 0.4, 0.2] as const;

export function topOf(hits: readonly Hit[]): number {
  return SHARES.reduce((sum, share, at) => sum + share * (hits[at]?.weight ?? 0), 0);
}

/** An act that the post names by less is too often another one. */
const LEAST_ACT_FOR_NEEDS = 9;

/** What has to be known before the size of the work can be named, of the acts of a post: those it asks for by a cue first. */
export function needsFor(post: ReadPost): PlaybookNeed[] {
  const needs = actsFor(post)
    .filter(({ score }) => score >= LEAST_ACT_FOR_NEEDS)
    .flatMap(({ act, rank }) =>
      (act?.needs_to_know ?? []).map((need) => ({ need, rank, cue: topOf(hitsOf(need.when, post)) })),
    );
  return needs
    .filter(({ need, rank, cue }) => !isBarred(need, post) && (cue > 0 || (need.core && rank === 0)))
    .sort((a, b) => a.rank - b.rank || b.cue - a.cue)
    .map(({ need }) => need);
}
