export { type AssistantPrompt, previewFor, promptForAssistant, sectionsInJson } from './assistant.ts';
export { isBlank } from './blocks.ts';
export type { ModelWriterDeps } from './conversation.ts';
export { type Author, createModelMetrics, type ModelMetrics, type Reservation, type Spending } from './cost.ts';
export { ModelFailure } from './failure.ts';
export { writeWithModel } from './model-writer.ts';
export { findQuestion } from './next-words.ts';
export { changeNote, fallbackNote, sectionNote } from './notes.ts';
export { OTHER_OPENINGS } from './openings.ts';
export { greetingIn, planFor, readPlan } from './plan.ts';
export type { ModelTask } from './prompt.ts';
export {
  factsWithoutInjections,
  postWithoutInjections,
  readWithoutInjections,
  textWithoutInjections,
} from './prompt-injection.ts';
export { hostOf } from './provider.ts';
export { isAbout, type Rewrite, type UserRequest } from './rewrite-prompt.ts';
export type { Outcome, Shows } from './steps.ts';
export { type Timeouts, timeoutsFrom } from './timeouts.ts';
