import { randomBytes } from 'node:crypto';
import type { WrittenSentence } from './answer-schema.ts';
import { checksFor } from './check.ts';
import { Conversation, type ModelWriterDeps, reserveSpending, settleSpending } from './conversation.ts';
import type { Author, ModelMetrics } from './cost.ts';
import type { FailureKind } from './failure.ts';
import { maskFor } from './masking/mask-for.ts';
import { openingsFor } from './openings.ts';
import { type Fault, type ModelTask, promptFor } from './prompt.ts';
import { readAnswer } from './read-answers.ts';
import { RewrittenSections } from './rewritten-sections.ts';
import type { Outcome, TextToWrite, WriterStep } from './steps.ts';
import { StreamedLetter } from './streamed-letter.ts';

const GOES_ON: ReadonlySet<FailureKind> = new Set(['broken', 'unavailable']);

/**
 * Writes with a language model. What fails a check is left out, and the letter may end anywhere: so it passes every gate at
 * any time. What is missing is requested once more, as soon as that is known, and is the composer's afterwards. Throws only
 * the abort reason of `signal`.
 */
export async function* writeWithModel(
  deps: ModelWriterDeps,
  task: ModelTask,
  author: Author,
  signal: AbortSignal,
): AsyncGenerator<WriterStep, void> {
  const deadline = performance.now() + deps.timeouts.totalMs;
  if (task.plan.opening.length > 0) yield { type: 'opening', blocks: task.plan.opening };
  const sealing = { key: randomBytes(12).toString('hex'), mask: maskFor(task) };
  const prompt = promptFor(task, sealing);
  const checks = checksFor(task, sealing.key, prompt);
  const { rewrite } = task;
  const text = rewrite
    ? new RewrittenSections(checks, sealing.mask, rewrite)
    : new StreamedLetter(checks, sealing.mask);
  const reservation = await reserveSpending(deps, author, prompt);
  let failure: FailureKind | null = null;
  let conversation: Conversation | undefined;
  let openings: readonly WrittenSentence[] = [];
  if (typeof reservation === 'string') {
    failure = reservation;
    yield* text.rest();
  } else {
    conversation = new Conversation(deps, reservation, deadline, signal);
    try {
      const onOpenings = (given: readonly WrittenSentence[]) => {
        openings = given;
      };
      const again = (faults: readonly Fault[]) => promptFor(task, sealing, faults);
      failure = yield* readAnswer(conversation, conversation.ask(prompt, onOpenings), text, again);
      if (mayGoOn(failure, text) && conversation.hasTimeLeft) {
        const faults = text.faults(failure === null ? 'is whole' : 'broke off');
        // The first answer is complete: a section missing at its end is replaced by the composer's for its faults.
        const last = faults.length > 0 && (yield* readAnswer(conversation, conversation.ask(again(faults)), text));
        if (last === null) failure = null;
      }
      yield* text.rest();
    } finally {
      await settleSpending(deps, author, reservation, conversation.usage);
    }
  }
  const { byModel, byComposer, shown } = text;
  const usage = conversation?.usage ?? null;
  const letter = { ...checks, mask: sealing.mask, shown };
  const others = byModel.length > 0 && task.openings ? openingsFor(openings, letter) : null;
  const outcome = countOutcome(deps.modelMetrics, { byModel, byComposer, failure, usage, openings: others });
  yield { type: 'outcome', outcome };
}

/** An answer that broke off is continued; a slow, busy or refusing model is not asked again. */
function mayGoOn(failure: FailureKind | null, text: TextToWrite): boolean {
  return failure === null || (GOES_ON.has(failure) && text.hasSome);
}

function countOutcome(modelMetrics: ModelMetrics, outcome: Outcome): Outcome {
  if (outcome.byModel.length === 0) modelMetrics.fallbacks++;
  else if (outcome.byComposer.length > 0) modelMetrics.partialFallbacks++;
  return outcome;
}
