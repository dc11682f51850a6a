/** Step 5 of the tool: the proposal streaming in, on its sheet, being edited, being copied. */

export { proposalText } from './proposal-text.ts';
export { ResultStep } from './result-step.tsx';
export type { CheckedAgainst } from './use-checks.ts';
