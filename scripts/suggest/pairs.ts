import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Candidate, candidatesFor } from '#server/features/proposals/generation/suggest/candidates.ts';
import { describePair, FITS } from '#server/features/proposals/generation/suggest/features.ts';
import { type ReadPost, readForLines } from '#server/features/proposals/generation/suggest/read-for-lines.ts';
import { type LabelledPost, readPosts } from '../reader/posts.ts';

const refs = z.array(z.string());
/** The lines judged for an own post. Source: playbook/README.md. */
const judgement = z.strictObject({ post: z.string(), wrong: refs, weak: refs, well: refs });
type Judgement = z.infer<typeof judgement>;

/** A post with the lines that may be said about it, and those of them that were judged. */
export interface JudgedPost {
  readonly id: string;
  readonly post: LabelledPost;
  readonly read: ReadPost;
  readonly candidates: readonly Candidate[];
  readonly labels: ReadonlyMap<Candidate, number>;
}

/** A candidate with its features, as they are needed again in each fold. */
export interface PairRow {
  readonly candidate: Candidate;
  readonly label: number;
  readonly features: readonly number[];
}

function readJudgements(folder: string): Judgement[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => judgement.parse(JSON.parse(line)));
}

/** A file that is not among the best any more still shows what a wrong line looks like. */
const FILES_TO_LEARN_FROM = 8;

/** The judged posts. Pairs whose line or post is gone, or which the line's cues now bar, are counted as `lost`. */
export function judgedPosts(root: string): { posts: JudgedPost[]; lost: number } {
  const known = new Map(readPosts(join(root, 'reader/posts')).posts.map((post) => [postIdOf(post), post]));
  let lost = 0;
  const posts = readJudgements(join(root, 'playbook/pairs')).flatMap((judged) => {
    const pairs = FITS.flatMap((fit, label) => judged[fit].map((ref) => ({ ref, label })));
    const post = known.get(judged.post);
    if (!post) {
      lost += pairs.length;
      return [];
    }
    const read = readForLines({ title: post.title, text: post.description, language: post.language });
    const byRef = new Map(candidatesFor(read, FILES_TO_LEARN_FROM).map((candidate) => [refOf(candidate), candidate]));
    const labels = new Map<Candidate, number>();
    for (const { ref, label } of pairs) {
      const candidate = byRef.get(ref);
      if (candidate) labels.set(candidate, label);
      else lost += 1;
    }
    return [{ id: judged.post, post, read, candidates: candidatesFor(read), labels }];
  });
  return { posts, lost };
}

export function rowsOf({ labels, read }: JudgedPost): PairRow[] {
  return [...labels].map(([candidate, label]) => ({ candidate, label, features: describePair(candidate, read) }));
}

/** 'short.txt: Logo for a bakery 3f2a9c1b': the file, the title, and a hash of the text, since posts may share a title. */
export function postIdOf({ file, title, description }: LabelledPost): string {
  return `${file}: ${title} ${hashOf(`${title}\n${description}`)}`;
}

/** 'en/ecommerce/shopify-speed first 3f2a9c1b': a line whose words were changed is another one. */
export function refOf({ source, field, line }: Pick<Candidate, 'source' | 'field' | 'line'>): string {
  return `${source.id} ${field} ${hashOf(line.text)}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
