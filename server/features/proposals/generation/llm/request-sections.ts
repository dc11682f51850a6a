import { type WrittenSentence, writtenProposal } from './answer-schema.ts';
import { MAX_OUTPUT_TOKENS, type Usage } from './cost.ts';
import { effortOptions } from './effort.ts';
import { ModelFailure } from './failure.ts';
import type { ModelMetrics } from './metrics.ts';
import type { Prompt } from './prompt.ts';
import { type Fetch, type ModelAccess, modelOf } from './provider.ts';
import { openingsIn } from './read-openings.ts';
import { SectionReader, type Written } from './read-sections.ts';
import { type Timeouts, Watch } from './timeouts.ts';
import { failureIn, toFailure } from './to-failure.ts';
import { UsageMeter } from './usage-meter.ts';

export interface SectionsRequest {
  readonly access: ModelAccess;
  readonly timeouts: Timeouts;
  /** By `performance.now()`. */
  readonly deadline: number;
  readonly modelMetrics: ModelMetrics;
  readonly signal: AbortSignal;
  /** The estimated usage so far: before each request, which is not sent when this rejects, and while text arrives. */
  readonly onProgress: (usage: Usage) => Promise<void>;
  /** The final usage, once; an estimate when the provider did not report it. */
  readonly onUsage: (usage: Usage) => void;
  /** The other openings, once, as far as they arrived. */
  readonly onOpenings?: ((openings: readonly WrittenSentence[]) => void) | undefined;
}

/**
 * Calls the model and yields each complete sentence and section, and once that it reasons. No tools, no history, two
 * messages.
 * @throws ModelFailure when the answer is incomplete or unusable; the abort reason of `signal`.
 */
export async function* requestSections(own: SectionsRequest, prompt: Prompt): AsyncGenerator<Written, void> {
  const { access, timeouts, deadline, modelMetrics, signal } = own;
  const watch = new Watch(timeouts, deadline, signal);
  const meter = new UsageMeter(prompt, own.onProgress);
  const answer = new SectionReader();
  let end: Ending = {};
  let said = '';
  const sending = async () => {
    await meter.sending();
    modelMetrics.requests++;
  };
  try {
    for await (const part of await partsOf(access, watch.fetching(sending), prompt, watch.signal)) {
      const failure = part.type === 'raw' ? failureIn(part.rawValue) : undefined;
      if (failure) throw failure;
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        watch.heard();
        await meter.heard(part.delta.length);
      }
      if (part.type === 'text-delta') {
        said += part.delta;
        yield* answer.take(part.delta);
      }
      if (part.type === 'reasoning-delta') yield* answer.think();
      if (answer.isTooLong) throw new ModelFailure('broken', 'an endless answer');
      if (part.type === 'finish') end = { usage: usageFrom(part.usage), reason: part.finishReason.unified };
    }
    if (end.reason !== 'length') yield* answer.end();
    requireWhole(answer, end);
  } catch (error) {
    throw watch.failure ?? (signal.aborted ? signal.reason : await toFailure(error));
  } finally {
    watch.stop();
    own.onOpenings?.(openingsIn(said));
    const usage = meter.estimate && (end.usage ?? meter.estimate);
    if (usage) own.onUsage(usage);
  }
}

interface Ending {
  /** By the provider's own count. */
  readonly usage?: Usage | undefined;
  readonly reason?: string;
}

function requireWhole(answer: SectionReader, { reason }: Ending): void {
  if (reason === 'content-filter') throw new ModelFailure('refused', 'content-filter');
  if (answer.isRefusal) throw new ModelFailure('refused', 'it declined');
  if (reason === 'length' || !answer.isWhole) throw new ModelFailure('broken', 'an incomplete answer');
}

/**
 * The provider's stream, without the library's chain of streams behind it, which costs as much as all our own work.
 * Requested by schema and read as text: the library would parse all of it again with each piece, and hold back what is no
 * JSON.
 */
async function partsOf(access: ModelAccess, fetch: Fetch, { system, user }: Prompt, abortSignal: AbortSignal) {
  const { Output } = await import('ai');
  const { withRetries } = await import('./retries.ts');
  const model = await modelOf(access, fetch);
  const responseFormat = await Output.object({ schema: writtenProposal, name: 'proposal' }).responseFormat;
  const ask = () =>
    model.doStream({
      prompt: [
        { role: 'system', content: system },
        { role: 'user', content: [{ type: 'text', text: user }] },
      ],
      ...(responseFormat && { responseFormat }),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      providerOptions: effortOptions(access),
      abortSignal,
      // The library leaves out the fields of a refusal and of an error during the stream.
      includeRawChunks: true,
    });
  return (await withRetries(ask, abortSignal)).stream;
}

interface Counted {
  readonly total: number | undefined;
}

function usageFrom({ inputTokens, outputTokens }: { inputTokens: Counted; outputTokens: Counted }): Usage | undefined {
  const [input, output] = [inputTokens.total, outputTokens.total];
  return input === undefined || output === undefined ? undefined : { inputTokens: input, outputTokens: output };
}
