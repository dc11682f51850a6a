import { availableParallelism } from 'node:os';
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
  const over = new Set<string>();
  const failedSteps = new Set(failed);
  const waiting = [...steps];
  const names = new Set(steps.map(({ name }) => name));
  const isReady = ({ needs = [] }: Step) => needs.every((need) => over.has(need) || !names.has(need));

  async function end(step: Step): Promise<void> {
    const startedAt = performance.now();
    const lacking = step.needs?.find((need) => failedSteps.has(need));
    const outcome = lacking ? notRun(step.name, lacking) : await run(step);
    over.add(step.name);
    if (outcome.failed > 0) failedSteps.add(step.name);
    onEnd(step, outcome, startedAt);
  }

  let running = 0;
  await new Promise<void>((resolve, reject) => {
    function begin(): void {
      while (running < AT_ONCE) {
        const next = waiting.findIndex((step) => !step.report && isReady(step));
        const [gate] = next === -1 ? [] : waiting.splice(next, 1);
        if (!gate) break;
        running += 1;
        end(gate).then(() => {
          running -= 1;
          begin();
        }, reject);
      }
      if (running === 0) resolve();
    }
    begin();
  });
  for (const step of waiting) await end(step);
}

function notRun(name: string, lacking: string): Outcome {
  const said = `not run: ${lacking} failed`;
  return { ...oneFailure(name, said), said };
}
