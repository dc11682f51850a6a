import { performance } from 'node:perf_hooks';
import type { ModelWriterDeps } from '#server/features/proposals/generation/llm/index.ts';

type OnPiece = NonNullable<ModelWriterDeps['access']['onPiece']>;

/** What came of the answers, all of them together. */
export interface Recorded {
  /** From the beginning to the first word, thoughts too; undefined when none came. */
  firstWordMs: number | undefined;
  textChars: number;
  thoughtChars: number;
}

/** Counts what comes without changing it. */
export function createRecorder(): { readonly onPiece: OnPiece; readonly recorded: Recorded } {
  const startedAt = performance.now();
  const recorded: Recorded = { firstWordMs: undefined, textChars: 0, thoughtChars: 0 };
  const onPiece: OnPiece = ({ text = '', thought = '' }) => {
    recorded.firstWordMs ??= performance.now() - startedAt;
    recorded.textChars += text.length;
    recorded.thoughtChars += thought.length;
  };
  return { onPiece, recorded };
}
