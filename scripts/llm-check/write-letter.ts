import { performance } from 'node:perf_hooks';
import type { LlmSettings } from '#server/config.ts';
import {
  createModelMetrics,
  ModelFailure,
  type ModelWriterDeps,
  readWithoutInjections,
  timeoutsFrom,
} from '#server/features/proposals/generation/llm/index.ts';
import { generate } from '#server/features/proposals/generation/pipeline.ts';
import { TASKS_HERE } from '#server/features/proposals/generation/tasks-here.ts';
import { type GenerateAnswer, generateInput } from '#shared/proposals/contract.ts';
import { DEMO_FREELANCER, DEMO_POST } from '#shared/proposals/demo-post.ts';
import { createRecorder, type Recorded } from './recorder.ts';

/** One letter, and how it came about. */
export interface CheckedLetter {
  readonly answer: Omit<GenerateAnswer, 'proposalId'>;
  readonly totalMs: number;
  readonly requests: number;
  readonly recorded: Recorded;
  readonly failures: readonly ModelFailure[];
}

/** Writes the letter of the front page's post as the app would, counting towards no ceiling and storing nothing. */
export async function writeLetter(llm: LlmSettings): Promise<CheckedLetter> {
  const { onPiece, recorded } = createRecorder();
  const failures: ModelFailure[] = [];
  const access = { ...llm, onPiece };
  const modelMetrics = createModelMetrics();
  const model: ModelWriterDeps = {
    access,
    prices: llm.prices,
    timeouts: timeoutsFrom(llm),
    spending: { reserve: async () => ({ note: async () => undefined, settle: async () => undefined }) },
    modelMetrics,
    onTrouble(error) {
      if (!(error instanceof ModelFailure)) throw error;
      failures.push(error);
    },
  };
  const engine = { ...TASKS_HERE, read: readWithoutInjections(TASKS_HERE.read), model };
  const input = generateInput.parse({ ...DEMO_POST, aboutMeStatement: DEMO_FREELANCER.profile });
  const { signal } = new AbortController();
  const startedAt = performance.now();
  for await (const event of generate(engine, { input, authorId: 'check', proposalId: 'check' }, { signal })) {
    if (event.type !== 'done') continue;
    const totalMs = performance.now() - startedAt;
    return {
      answer: event.answer,
      totalMs,
      requests: modelMetrics.requests,
      recorded,
      failures,
    };
  }
  throw new Error('The writer stopped without finishing.');
}
