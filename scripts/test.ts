// `npm test`: every gate and every test, one line each; the last line is the total. A failure does not hide the next one.
import { ensureChromium } from './chromium.ts';
import { runStep } from './test-run/run-step.ts';
import { BROWSER, STEPS } from './test-run/steps.ts';

const startedAt = performance.now();
const failedSteps = new Set<string>();
let passed = 0;
let failed = 0;

try {
  process.env.CHROMIUM_PATH = ensureChromium();
} catch (error) {
  // Everything that needs no browser is still worth knowing.
  console.log(`✗ ${BROWSER}: ${error instanceof Error ? error.message : String(error)}`);
  failedSteps.add(BROWSER);
  failed += 1;
}

for (const step of STEPS) {
  const startedStepAt = performance.now();
  if (step.report) console.log(`… ${step.name}`);
  const lacking = step.needs?.find((need) => failedSteps.has(need));
  const outcome = lacking ? { passed: 0, failed: 1, said: `not run: ${lacking} failed` } : await runStep(step);
  passed += outcome.passed;
  failed += outcome.failed;
  if (outcome.failed > 0) failedSteps.add(step.name);
  if (outcome.failed > 0 && outcome.said) console.log(outcome.said.trimEnd());
  const counts = step.report ? `: ${outcome.passed} passed, ${outcome.failed} failed` : '';
  console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${step.name}${counts} (${secondsSince(startedStepAt)} s)`);
}

if (failedSteps.size > 0) console.log(`\nFailed: ${[...failedSteps].join(', ')}`);
console.log(`\nEverything took ${secondsSince(startedAt)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function secondsSince(startMs: number): string {
  return ((performance.now() - startMs) / 1000).toFixed(1);
}
