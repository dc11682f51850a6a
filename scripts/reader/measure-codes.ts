import { chooseCodes } from '#server/features/proposals/generation/read/code-words.ts';
import { chancesBy, type Weights } from './softmax.ts';
import { CODE_SHAPE, isSameCode, type PreparedText, trainCodes } from './train-codes.ts';

const FOLDS = 5;
const MIN_SCORES = [0.3, 0.4, 0.5, 0.55, 0.6, 0.7, 0.8];

/**
 * Cross-validates the code words: for each least score the codes found, those found for the right place, and the texts of
 * `reader/codes` and of `reader/posts` with a wrong one. Texts are learnt alone and `between` sentences of a post, and tried between them.
 */
export function reportCodes(
  texts: readonly PreparedText[],
  between: ReadonlyMap<string, PreparedText>,
  ordinary: readonly PreparedText[],
): void {
  const isOrdinary = new Set(ordinary);
  const inPost = ({ text }: PreparedText) => between.get(text.id) ?? [];
  const scored = new Map<PreparedText, ReturnType<typeof scoresIn>>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeld = (_: PreparedText, at: number) => at % FOLDS === fold;
    const isTaken = (text: PreparedText, at: number) => !isHeld(text, at);
    const alone = texts.filter(isTaken);
    const weights = trainCodes([...alone, ...alone.flatMap(inPost), ...ordinary.filter(isTaken)]);
    for (const text of [...texts.filter(isHeld).flatMap(inPost), ...ordinary.filter(isHeld)])
      scored.set(text, scoresIn(text, weights));
  }
  for (const minScore of MIN_SCORES) {
    const count = { wanted: 0, found: 0, placed: 0, wrong: 0, wrongOrdinary: 0 };
    for (const [prepared, all] of scored) {
      const { text } = prepared;
      const { opener, anywhere } = chooseCodes(all, minScore);
      const said = [opener, ...anywhere].flatMap((one) => (one ? [one.word] : []));
      const wanted = [text.opener, ...text.anywhere].flatMap((word) => word ?? []);
      const found = wanted.filter((word) => said.some((one) => isSameCode(one, word)));
      const isFirst = (word: string, first: string | null | undefined) => !!first && isSameCode(word, first);
      count.wanted += wanted.length;
      count.found += found.length;
      count.placed += found.filter((word) => isFirst(word, text.opener) === isFirst(word, opener?.word)).length;
      if (said.every((word) => wanted.some((one) => isSameCode(one, word)))) continue;
      if (isOrdinary.has(prepared)) count.wrongOrdinary += 1;
      else count.wrong += 1;
    }
    const share = (some: number, all: number) => `${((100 * some) / all).toFixed(1)} %`;
    console.log(
      `${minScore.toFixed(2)}  found ${share(count.found, count.wanted)}, in the right place ${share(count.placed, count.wanted)} of ${count.wanted}; ` +
        `wrong words in ${share(count.wrong, texts.length)} of ${texts.length} texts and in ${count.wrongOrdinary} of ${ordinary.length} posts`,
    );
  }
}

function scoresIn({ rows }: PreparedText, weights: Weights) {
  return rows.map(({ scored, features }) => {
    const [, opener = 0, anywhere = 0] = chancesBy(weights, CODE_SHAPE, features);
    return { ...scored, score: { opener, anywhere } };
  });
}
