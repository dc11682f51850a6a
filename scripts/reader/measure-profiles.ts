import {
  classifyBy,
  likeliestOf,
  SENTENCE_KINDS,
  type SentenceKind,
} from '#server/features/proposals/generation/write/sentence-kinds.ts';
import type { ProfileText } from './profile-texts.ts';
import { chancesBy } from './softmax.ts';
import { SENTENCE_SHAPE, trainProfiles } from './train-profiles.ts';

const FOLDS = 5;

/** Cross-validates the kinds of the sentences of profiles, by language and kind; `differ` prints each that is read differently. */
export function reportProfiles(texts: readonly ProfileText[], differ: boolean): void {
  const counts = new Map<string, { wanted: number; said: number; hit: number }>();
  const count = (key: string, more: Partial<{ wanted: number; said: number; hit: number }>) => {
    const { wanted, said, hit } = counts.get(key) ?? { wanted: 0, said: 0, hit: 0 };
    counts.set(key, {
      wanted: wanted + (more.wanted ?? 0),
      said: said + (more.said ?? 0),
      hit: hit + (more.hit ?? 0),
    });
  };
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = trainProfiles(texts.filter((_, at) => at % FOLDS !== fold));
    const chances = (features: readonly number[]) => chancesBy(weights, SENTENCE_SHAPE, features);
    for (const { id, language, lines } of texts.filter((_, at) => at % FOLDS === fold)) {
      const found = classifyBy(
        chances,
        lines.map(([, text]) => text),
      ).map(likeliestOf);
      for (const [at, [wanted, text]] of lines.entries()) {
        const said: SentenceKind = found[at] ?? 'who';
        count(`${language} ${wanted}`, { wanted: 1, hit: Number(said === wanted) });
        count(`${language} ${said}`, { said: 1 });
        if (differ && said !== wanted) console.log(`${id} ${at} labelled ${wanted}, read ${said}: ${text}`);
      }
    }
  }
  const rank = (key: string) => SENTENCE_KINDS.findIndex((kind) => key.endsWith(kind));
  const sorted = [...counts].sort(([a], [b]) => a.slice(0, 2).localeCompare(b.slice(0, 2)) || rank(a) - rank(b));
  for (const [key, { wanted, said, hit }] of sorted)
    console.log(
      `${key.padEnd(12)} found ${(hit / Math.max(1, wanted)).toFixed(2)} of ${wanted}, right ${(hit / Math.max(1, said)).toFixed(2)} of ${said}`,
    );
}
