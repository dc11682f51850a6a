export { ModelFailure } from './failure.ts';
export { type ModelWriterDeps, writeWithModel } from './model-writer.ts';
export { fallbackNote } from './notes.ts';
export { factsWithoutOrders, withoutOrders } from './orders.ts';
export type { Outcome } from './outcome.ts';
export { PATIENCE, type Patience } from './patience.ts';
export { planOf } from './plan.ts';
export type { Spending } from './spending.ts';
export { createTally, type ModelTally } from './tally.ts';
