import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { type Outcome, oneFailure, runStep } from './run-step.ts';
import type { Step } from './steps.ts';

/** One after the other on the smallest machine would leave a core without work most of the time. */
const AT_ONCE = Math.max(2, availableParallelism());

/**
 * Runs gates side by side and every suite alone, after all gates. A step waits for what it needs and is not run when that has
 * failed; `failed` names what has failed before. Resolves when all are over.
 */
export async function runSteps(
  steps: readonly Step[],
  failed: ReadonlySet<string>,
  onEnd: (step: Step, outcome: Outcome, startedAt: number) => void,
  run: (step: Step) => Promise<Outcome> = runStep,
): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const failedSteps = new Set(failed);
  const over = new Map<string, Promise<void>>();

  async function end(step: Step): Promise<void> {
    const lacking = step.needs?.find((need) => failedSteps.has(need));
    const startedAt = performance.now();
    const outcome = lacking ? notRun(step.name, lacking) : await run(step);
    if (outcome.failed > 0) failedSteps.add(step.name);
    onEnd(step, outcome, startedAt);
  }

  for (const gate of steps.filter(({ report }) => !report)) {
    const needed = gate.needs?.flatMap((need) => over.get(need) ?? []) ?? [];
    over.set(
      gate.name,
      Promise.all(needed).then(() => limit(end, gate)),
    );
  }
  await Promise.all(over.values());
  for (const suite of steps.filter(({ report }) => report)) await end(suite);
}

function notRun(name: string, lacking: string): Outcome {
  const said = `not run: ${lacking} failed`;
  return { ...oneFailure(name, said), said };
}
