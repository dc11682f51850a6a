export type { ModelWriterDeps } from './conversation.ts';
export { type Author, createModelMetrics, type ModelMetrics, type Reservation, type Spending } from './cost.ts';
export { ModelFailure } from './failure.ts';
export {
  factsWithoutInjections,
  postWithoutInjections,
  readWithoutInjections,
  textWithoutInjections,
} from './prompt-injection.ts';
export { hostOf } from './provider.ts';
export { type Timeouts, timeoutsFrom } from './timeouts.ts';
