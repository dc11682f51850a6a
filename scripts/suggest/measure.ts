import type { Candidate } from '#server/features/proposals/generation/suggest/candidates.ts';
import { describePair } from '#server/features/proposals/generation/suggest/features.ts';
import { type Fit, fitOf, PAIR_SHAPE, type Rated } from '#server/features/proposals/generation/suggest/ranker.ts';
import { chooseLines, SURE_FROM } from '#server/features/proposals/generation/suggest/suggest-lines.ts';
import { FIELDS, type Field } from '#server/features/proposals/generation/write/playbook.ts';
import { chancesBy, trainSoftmax, type Weights } from '../reader/softmax.ts';
import { type JudgedPost, type PairRow, rowsOf } from './pairs.ts';

const FOLDS = 10;
const SHOWN = 6;
const [WRONG, WELL] = [0, 2];

interface Held {
  readonly field: Field;
  readonly label: number;
  readonly fit: Fit;
}

export function trainRanker(posts: readonly { readonly id: string; readonly rows: readonly PairRow[] }[]): Weights {
  return trainSoftmax(
    posts.flatMap(({ id, rows }) => rows.map(({ features, label }) => ({ features, wanted: label, source: id }))),
    PAIR_SHAPE,
  );
}

/** Cross-validates by post, and prints how well lines of posts that were not trained on are ranked. */
export function reportRanker(judged: readonly JudgedPost[]): void {
  const posts = judged.map((one) => ({ ...one, rows: rowsOf(one) }));
  const held: Held[] = [];
  const shown: { field: Field; labels: (number | undefined)[]; chance: number[] }[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = trainRanker(posts.filter((_, at) => at % FOLDS !== fold));
    for (const post of posts.filter((_, at) => at % FOLDS === fold)) {
      const rate = (candidate: Candidate): Rated => ({
        ...candidate,
        fit: fitOf(chancesBy(weights, PAIR_SHAPE, describePair(candidate, post.read))),
      });
      for (const { candidate, label, features } of post.rows)
        held.push({ field: candidate.field, label, fit: fitOf(chancesBy(weights, PAIR_SHAPE, features)) });
      const labelOf = new Map([...post.labels].map(([{ line, field }, label]) => [`${field} ${line.text}`, label]));
      const rated = post.candidates.map(rate);
      for (const field of FIELDS) {
        const lines = chooseLines(
          rated.filter((one) => one.field === field),
          post.id,
        ).slice(0, SHOWN);
        shown.push({
          field,
          labels: lines.map(({ line }) => labelOf.get(`${field} ${line.text}`)),
          chance: lines.map(({ fit }) => fit.well),
        });
      }
    }
  }
  for (const field of [...FIELDS, 'all'] as const)
    reportField(
      field,
      held.filter((one) => field === 'all' || one.field === field),
    );
  for (const field of FIELDS)
    reportShown(
      field,
      shown.filter((one) => one.field === field),
    );
}

const THRESHOLDS = [0.3, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95] as const;

function reportField(name: string, held: readonly Held[]): void {
  const well = aucOf(held.map(({ fit, label }) => [fit.well, label === WELL]));
  const wrong = aucOf(held.map(({ fit, label }) => [fit.wrong, label === WRONG]));
  const shares = [0, 1, 2].map((label) => (held.filter((one) => one.label === label).length / held.length).toFixed(2));
  console.log(
    `${name}: ${held.length} pairs, wrong/weak/well ${shares.join('/')}, AUC well ${well.toFixed(3)} wrong ${wrong.toFixed(3)}`,
  );
  const rows = THRESHOLDS.map((bound) => {
    const above = held.filter(({ fit }) => fit.well >= bound);
    const share = (label: number) =>
      (above.filter((one) => one.label === label).length / Math.max(1, above.length)).toFixed(2);
    return `≥${bound}: ${share(WELL)} well ${share(WRONG)} wrong of ${above.length}`;
  });
  console.log(`  ${rows.join(' · ')}`);
  const calm = [0.02, 0.05, 0.1, 0.2, 0.3, 0.4].map((bound) => {
    const below = held.filter(({ fit }) => fit.wrong <= bound);
    return `wrong≤${bound}: ${(below.filter((one) => one.label === WRONG).length / Math.max(1, below.length)).toFixed(3)} of ${below.length}`;
  });
  console.log(`  ${calm.join(' · ')}`);
  if (name !== 'all') {
    const sure = held.filter(({ fit, field }) => fit.well >= SURE_FROM[field]);
    console.log(
      `  sure: ${sure.filter(({ label }) => label === WELL).length} of ${sure.length} well, ${sure.filter(({ label }) => label === WRONG).length} wrong`,
    );
  }
}

function reportShown(field: Field, shown: readonly { labels: (number | undefined)[]; chance: number[] }[]): void {
  const posts = shown.length;
  const known = shown.flatMap(({ labels }) => labels.filter((label) => label !== undefined));
  const hit = shown.filter(({ labels }) => labels.includes(WELL)).length;
  const expected = shown.reduce((sum, { labels, chance }) => {
    const none = labels.reduce<number>(
      (product, label, at) => product * (label === undefined ? 1 - (chance[at] ?? 0) : label === WELL ? 0 : 1),
      1,
    );
    return sum + 1 - none;
  }, 0);
  const lines = shown.reduce((sum, { labels }) => sum + labels.length, 0);
  console.log(
    `${field}: ${(lines / posts).toFixed(1)} shown, ${known.length} of ${lines} judged; a fitting one judged in ${(hit / posts).toFixed(2)}, expected in ${(expected / posts).toFixed(2)}; of the judged ${(known.filter((label) => label === WRONG).length / Math.max(1, known.length)).toFixed(3)} wrong, ${(known.filter((label) => label === WELL).length / Math.max(1, known.length)).toFixed(2)} well`,
  );
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
