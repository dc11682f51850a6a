import { cutWhere, SPLIT_FROM } from '#server/features/proposals/generation/read/ask-parts.ts';
import type { AskText } from './ask-texts.ts';
import { chancesBy } from './softmax.ts';
import { cutsAsLabelled, JOINT_SHAPE, trainAsks } from './train-asks.ts';

const FOLDS = 5;

/**
 * Cross-validates where a sentence is cut, by language, each time for asks and for questions: the cuts found of all between two
 * labelled parts, the cuts made that are right, and the sentences with one part that are left whole.
 */
export function reportAsks(texts: readonly AskText[]): void {
  const counts = new Map<string, { wanted: number; found: number; made: number; single: number; whole: number }>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = trainAsks(texts.filter((_, at) => at % FOLDS !== fold));
    for (const text of texts.filter((_, at) => at % FOLDS === fold)) {
      const { cuts } = cutWhere(
        text.text,
        (features) => (chancesBy(weights, JOINT_SHAPE, features)[1] ?? 0) >= SPLIT_FROM,
      );
      const isRight = cutsAsLabelled(text);
      const key = `${text.language} ${text.text.includes('?') ? 'questions' : 'asks'}`;
      const one = counts.get(key) ?? { wanted: 0, found: 0, made: 0, single: 0, whole: 0 };
      counts.set(key, {
        wanted: one.wanted + text.parts.length - 1,
        found: one.found + cuts.filter(isRight).length,
        made: one.made + cuts.length,
        single: one.single + Number(text.parts.length === 1),
        whole: one.whole + Number(text.parts.length === 1 && cuts.length === 0),
      });
    }
  }
  const share = (some: number, all: number) => (all === 0 ? '–' : (some / all).toFixed(2));
  for (const [key, { wanted, found, made, single, whole }] of [...counts].sort(([a], [b]) => a.localeCompare(b)))
    console.log(
      `${key.padEnd(14)} cuts found ${share(found, wanted)} of ${wanted}, right ${share(found, made)} of ${made}; left whole ${share(whole, single)} of ${single}`,
    );
}
