export { type AssistantPrompt, promptForAssistant, sectionsInJson } from './assistant.ts';
export type { ModelWriterDeps } from './conversation.ts';
export { ModelFailure } from './failure.ts';
export { findQuestion } from './find-question.ts';
export { createModelMetrics, type ModelMetrics } from './metrics.ts';
export { writeWithModel } from './model-writer.ts';
export { changeNote, fallbackNote, sectionNote } from './notes.ts';
export { OTHER_OPENINGS } from './openings.ts';
export type { Outcome } from './outcome.ts';
export { greetingIn, planFor, readPlan } from './plan.ts';
export { type Preview, previewFor } from './preview.ts';
export {
  factsWithoutInjections,
  postWithoutInjections,
  textWithoutInjections,
  withoutInjections,
} from './prompt-injection.ts';
export { hostOf } from './provider.ts';
export type { Rewrite } from './rewrite-prompt.ts';
export type { Author, Reservation, Spending } from './spending.ts';
export type { Shows } from './steps.ts';
export { type Timeouts, timeoutsFrom } from './timeouts.ts';
export { isAbout, type UserRequest } from './user-request.ts';
