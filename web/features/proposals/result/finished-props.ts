import type { RefObject } from 'react';
import type { Finished } from '../generation/generation-state.ts';
import type { LetterPosition } from './letter/use-scroll-anchor.ts';
import type { ResultStepProps } from './result-props.ts';

export type FinishedViewProps = ResultStepProps & {
  finished: Finished;
  /** The position of the sheet during writing; null if it was not being written. */
  sheetStood: RefObject<LetterPosition | null>;
};
