import { type WrittenSection, writtenProposal } from './answer-schema.ts';
import { MAX_OUTPUT_TOKENS, tokensIn, type Usage } from './cost.ts';
import { ModelFailure } from './failure.ts';
import { type Patience, Watch } from './patience.ts';
import type { Prompt } from './prompt.ts';
import { type ModelAccess, modelOf } from './provider.ts';
import { SectionReader } from './read-sections.ts';
import type { ModelTally } from './tally.ts';

export interface Asking {
  readonly access: ModelAccess;
  readonly patience: Patience;
  /** By `performance.now()`. */
  readonly deadline: number;
  readonly tally: ModelTally;
  readonly signal: AbortSignal;
  /** What it took, once; an estimate when the provider did not say. */
  readonly onUsage: (usage: Usage) => void;
}

/** After the first one; each honours Retry-After. */
const RETRIES = 2;
/** A refusal shows in the first words. */
const SHOWS_IN_CHARS = 500;
const NO_ANSWER = /\b(?:can(?:'|’|no)t|cannot|unable|won(?:'|’)t|not able|sorry|apologi[sz]e)\b/i;

/**
 * Asks the model and answers each section when it is whole. No tools, no history, two messages.
 * @throws ModelFailure when the answer did not come to its end or is none; what `signal` was aborted with.
 */
export async function* askForSections(own: Asking, prompt: Prompt): AsyncGenerator<WrittenSection, void> {
  const { access, patience, deadline, tally, signal } = own;
  const watch = new Watch(patience, deadline, signal);
  const text = new SectionReader();
  let start = '';
  let usage: Usage | undefined;
  let requests = 0;
  const countRequest = () => {
    requests++;
    tally.requests++;
  };
  try {
    const parts = await partsOf(await modelOf(access, watch.fetching(countRequest)), prompt, watch.signal);
    for await (const part of parts.stream) {
      if (part.type === 'error') throw part.error;
      // An abort ends the stream without throwing; so does a time-out.
      if (part.type === 'abort') throw watch.failure ?? signal.reason ?? new ModelFailure('broken', 'aborted');
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') watch.heard();
      if (part.type === 'text-delta') {
        if (start.length < SHOWS_IN_CHARS) start += part.text;
        yield* text.take(part.text);
        if (text.isTooLong) throw new ModelFailure('broken', 'an answer without end');
      }
      if (part.type === 'finish') {
        usage = usageFrom(part.totalUsage);
        if (part.finishReason === 'content-filter') throw new ModelFailure('refused', 'content-filter');
      }
    }
    await parts.whole();
  } catch (error) {
    throw watch.failure ?? (signal.aborted ? signal.reason : await failureOf(error, start));
  } finally {
    watch.stop();
    if (requests > 0) own.onUsage(usage ?? guessed(prompt, text.length));
  }
}

async function partsOf(model: Awaited<ReturnType<typeof modelOf>>, { system, user }: Prompt, abortSignal: AbortSignal) {
  const { Output, streamText } = await import('ai');
  // It would print what a server does not support, for each request.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const result = streamText({
    model,
    system,
    prompt: user,
    output: Output.object({ schema: writtenProposal, name: 'proposal' }),
    maxRetries: RETRIES,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    abortSignal,
    // They come as parts too; here they would be printed.
    onError: () => undefined,
  });
  return { stream: result.fullStream, whole: () => result.output };
}

function usageFrom(total: { inputTokens?: number | undefined; outputTokens?: number | undefined }): Usage | undefined {
  const { inputTokens, outputTokens } = total;
  return inputTokens === undefined || outputTokens === undefined ? undefined : { inputTokens, outputTokens };
}

function guessed({ system, user }: Prompt, heardChars: number): Usage {
  return { inputTokens: tokensIn(system.length + user.length), outputTokens: tokensIn(heardChars) };
}

/** `start` is the beginning of what it said, in which a refusal shows. */
async function failureOf(error: unknown, start: string): Promise<ModelFailure> {
  if (error instanceof ModelFailure) return error;
  const { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError } = await import('ai');
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(cause)) {
    const { statusCode } = cause;
    if (statusCode === undefined) return new ModelFailure('unavailable', 'no connection');
    // An answer that is no answer at all carries the status of one.
    if (statusCode < 300) return new ModelFailure('broken', `HTTP ${statusCode} without an answer`);
    const isBusy = [429, 503, 529].includes(statusCode);
    return new ModelFailure(isBusy ? 'busy' : 'unavailable', `HTTP ${statusCode}`);
  }
  if (NoObjectGeneratedError.isInstance(cause) || NoOutputGeneratedError.isInstance(cause)) {
    const isRefusal = !start.includes('{') && NO_ANSWER.test(start);
    return new ModelFailure(isRefusal ? 'refused' : 'broken', isRefusal ? 'it declined' : cause.name);
  }
  return new ModelFailure('broken', cause instanceof Error ? cause.name : 'unknown');
}
