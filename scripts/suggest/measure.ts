import type { Candidate } from '#server/features/proposals/generation/suggest/candidates.ts';
import { describePair } from '#server/features/proposals/generation/suggest/features.ts';
import { type Fit, fitOf, PAIR_SHAPE, type Rated } from '#server/features/proposals/generation/suggest/ranker.ts';
import { chooseLines, isSure } from '#server/features/proposals/generation/suggest/suggest-lines.ts';
import { FIELDS, type Field } from '#server/features/proposals/generation/write/playbook.ts';
import { chancesBy, type Weights } from '../reader/softmax.ts';
import { fitRanker } from './fit.ts';
import { type JudgedPost, type PairRow, rowsOf } from './pairs.ts';

const FOLDS = 10;
const SHOWN = 6;
const [WRONG, WELL] = [0, 2];
/** How probably wrong a shown line may be. */
const LIMITS = [0.1, 0.2, 0.3, 0.4, 0.5, 1] as const;
const CHANCES = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7] as const;

/** A judged line of a post that was not trained on. */
interface Held {
  readonly field: Field;
  readonly label: number;
  readonly fit: Fit;
}

/** The lines that would be shown for a post that was not trained on; no label: nobody has judged it. */
interface Shown {
  readonly field: Field;
  readonly limit: number;
  /** The post names the kind of job of a file plainly. */
  readonly isNamed: boolean;
  readonly lines: readonly { readonly label: number | undefined; readonly fit: Fit }[];
}

export function trainRanker(posts: readonly { readonly id: string; readonly rows: readonly PairRow[] }[]): Weights {
  return fitRanker(
    posts.flatMap(({ id, rows }) => rows.map(({ features, label }) => ({ features, wanted: label, source: id }))),
  );
}

/** Cross-validates by post, and prints how well lines of posts that were not trained on are ranked. */
export function reportRanker(judged: readonly JudgedPost[]): void {
  const posts = judged.map((one) => ({ ...one, rows: rowsOf(one) }));
  const held: Held[] = [];
  const shown: Shown[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = trainRanker(posts.filter((_, at) => at % FOLDS !== fold));
    const fitBy = (features: readonly number[]) => fitOf(chancesBy(weights, PAIR_SHAPE, features));
    for (const post of posts.filter((_, at) => at % FOLDS === fold)) {
      for (const { candidate, label, features } of post.rows)
        held.push({ field: candidate.field, label, fit: fitBy(features) });
      shown.push(...shownFor(post, (candidate) => fitBy(describePair(candidate, post.read))));
    }
  }
  for (const name of [...FIELDS, 'all'] as const)
    reportHeld(
      name,
      held.filter(({ field }) => name === 'all' || field === name),
    );
  for (const field of FIELDS)
    for (const limit of LIMITS) {
      const own = shown.filter((one) => one.field === field && one.limit === limit);
      reportShown(`${field}, wrong ≤ ${limit}`, own);
      reportShown(
        '  whose kind of job is named',
        own.filter(({ isNamed }) => isNamed),
      );
    }
}

/** The score of a file whose object and task the post names, one of them in its title. */
const NAMED_FROM = 9;

function shownFor({ id, candidates, labels }: JudgedPost, fit: (candidate: Candidate) => Fit): Shown[] {
  const labelOf = new Map([...labels].map(([{ line, field }, label]) => [`${field} ${line.text}`, label]));
  const rated: Rated[] = candidates.map((candidate) => ({ ...candidate, fit: fit(candidate) }));
  const isNamed = candidates.some(({ source }) => source.kind === 'file' && source.score >= NAMED_FROM);
  return FIELDS.flatMap((field) =>
    LIMITS.map((limit) => ({
      field,
      limit,
      isNamed,
      lines: chooseLines(
        rated.filter((one) => one.field === field),
        id,
        limit,
      )
        .slice(0, SHOWN)
        .map((one) => ({ label: labelOf.get(`${field} ${one.line.text}`), fit: one.fit })),
    })),
  );
}

function reportHeld(name: string, held: readonly Held[]): void {
  const well = aucOf(held.map(({ fit, label }) => [fit.well, label === WELL]));
  const wrong = aucOf(held.map(({ fit, label }) => [fit.wrong, label === WRONG]));
  console.log(`${name}: ${described(held)}; AUC well ${well.toFixed(3)}, wrong ${wrong.toFixed(3)}`);
  for (const chance of CHANCES)
    console.log(`  well ≥ ${chance}: ${described(held.filter(({ fit }) => fit.well >= chance))}`);
  console.log(`  sure: ${described(held.filter(({ field, fit }) => isSure(field, fit)))}`);
}

function described(judged: readonly { readonly label: number | undefined }[]): string {
  const share = (label: number) =>
    (judged.filter((one) => one.label === label).length / Math.max(1, judged.length)).toFixed(2);
  return `${judged.length} lines, ${share(WELL)} well, ${share(1)} weak, ${share(WRONG)} wrong`;
}

/** Lines that nobody has judged count by their chances. */
function reportShown(name: string, shown: readonly Shown[]): void {
  const lines = shown.flatMap((one) => one.lines);
  const judged = lines.filter(({ label }) => label !== undefined);
  const found = shown.reduce((sum, one) => sum + 1 - one.lines.reduce((none, line) => none * missOf(line), 1), 0);
  const wrong = lines.reduce(
    (sum, { label, fit }) => sum + (label === undefined ? fit.wrong : Number(label === WRONG)),
    0,
  );
  console.log(
    [
      `${name}: ${(lines.length / shown.length).toFixed(1)} of ${SHOWN} shown`,
      `one that fits well in ${(found / shown.length).toFixed(2)} of ${shown.length} posts`,
      `${(wrong / Math.max(1, lines.length)).toFixed(2)} wrong`,
      `judged: ${described(judged)}`,
    ].join('; '),
  );
}

function missOf({ label, fit }: Shown['lines'][number]): number {
  return label === undefined ? 1 - fit.well : Number(label !== WELL);
}

/** The share of pairs of a right and another one that stand in the right order. */
function aucOf(rated: readonly (readonly [score: number, isRight: boolean])[]): number {
  const sorted = [...rated].sort((a, b) => a[0] - b[0]);
  let [ranks, right] = [0, 0];
  sorted.forEach(([, isRight], at) => {
    if (!isRight) return;
    ranks += at + 1;
    right += 1;
  });
  const other = sorted.length - right;
  return right * other === 0 ? 0.5 : (ranks - (right * (right + 1)) / 2) / (right * other);
}
