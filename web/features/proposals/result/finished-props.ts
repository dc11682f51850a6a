import type { RefObject } from 'react';
import type { Finished } from '../generation/generation-state.ts';
import type { ResultStepProps } from './result-props.ts';
import type { SheetPlace } from './sheet/use-steady-sheet.ts';

export type FinishedViewProps = ResultStepProps & {
  finished: Finished;
  /** Where the sheet stood while it was being written; null when it was not. */
  sheetStood: RefObject<SheetPlace | null>;
};
