export { changeText, type TextChange } from './change-text.ts';
export type { ModelWriterDeps } from './conversation.ts';
export { type Author, createModelMetrics, type ModelMetrics, type Reservation, type Spending } from './cost.ts';
export { ModelFailure } from './failure.ts';
export { gateContext, gateSentence } from './gate-sentence.ts';
export { restoreHidden } from './hidden-words.ts';
export { changeNote, fallbackNote } from './notes.ts';
export { type ModelTask, promptFor } from './prompt.ts';
export {
  factsWithoutInjections,
  postWithoutInjections,
  readWithoutInjections,
} from './prompt-injection.ts';
export { formFor, hostOf } from './provider.ts';
export { type Timeouts, timeoutsFrom } from './timeouts.ts';
export { type Outcome, writeText } from './write-text.ts';
