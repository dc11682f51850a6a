import { jsonIn } from '#shared/http/json.ts';
import type { Usage } from './cost.ts';
import type { ModelFailure } from './failure.ts';
import type { ModelAccess } from './provider.ts';
import { failureIn, fieldsOf } from './to-failure.ts';

/** What one event of an answer says. */
export interface AnswerPiece {
  readonly text?: string;
  /** Reasoning, in a field of its own. */
  readonly thought?: string;
  readonly failure?: ModelFailure | undefined;
  readonly reason?: 'stop' | 'length' | 'filter' | undefined;
  /** By the provider's own count, as far as this event has it. */
  readonly usage?: Partial<Usage> | undefined;
}

/**
 * The events of a streamed answer, in whichever protocol. Read without the library, which checks each of them against a schema and
 * passes it through several streams: that cost as much as all our own work.
 */
export async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  wire: ModelAccess['wire'],
): AsyncGenerator<AnswerPiece, void> {
  const decoder = new TextDecoder();
  const read = READERS[wire];
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const event = line.startsWith('data:') ? jsonIn(line.slice('data:'.length)) : undefined;
      if (event !== undefined) yield read(fieldsOf(event));
    }
  }
}

type Fields = Readonly<Record<string, unknown>>;

const READERS: Record<ModelAccess['wire'], (event: Fields) => AnswerPiece> = {
  'openai-compatible': (event) => {
    const [choice] = listOf(event.choices);
    const delta = fieldsOf(choice?.delta);
    const used = fieldsOf(event.usage);
    return {
      text: textOf(delta.content),
      thought: textOf(delta.reasoning_content) || textOf(delta.reasoning),
      failure: failureIn(event),
      reason: reasonOf(choice?.finish_reason),
      usage: usageOf(used.prompt_tokens, used.completion_tokens),
    };
  },
  anthropic: (event) => {
    const delta = fieldsOf(event.delta);
    const begun = fieldsOf(fieldsOf(event.message).usage);
    const input = sum(begun.input_tokens, begun.cache_read_input_tokens, begun.cache_creation_input_tokens);
    return {
      text: textOf(delta.text),
      thought: textOf(delta.thinking),
      failure: failureIn(event),
      reason: reasonOf(delta.stop_reason),
      usage: usageOf(begun.input_tokens === undefined ? undefined : input, fieldsOf(event.usage).output_tokens),
    };
  },
  google: (event) => {
    const [candidate] = listOf(event.candidates);
    const parts = listOf(fieldsOf(candidate?.content).parts);
    const said = (isThought: boolean) =>
      parts
        .filter(({ thought }) => (thought === true) === isThought)
        .map(({ text }) => textOf(text))
        .join('');
    const used = fieldsOf(event.usageMetadata);
    return {
      text: said(false),
      thought: said(true),
      failure: failureIn(event),
      // A blocked prompt has no candidates at all.
      reason: reasonOf(candidate?.finishReason) ?? reasonOf(fieldsOf(event.promptFeedback).blockReason),
      // Reasoning is counted apart, and paid for.
      usage: usageOf(
        used.promptTokenCount,
        used.candidatesTokenCount === undefined ? undefined : sum(used.candidatesTokenCount, used.thoughtsTokenCount),
      ),
    };
  },
};

const REASONS: readonly (readonly [NonNullable<AnswerPiece['reason']>, RegExp])[] = [
  ['stop', /^(?:stop|end_turn|stop_sequence)$/i],
  ['length', /^(?:length|max_tokens|model_context_window_exceeded)$/i],
  ['filter', /filter|refusal|safety|prohibited|blocklist|recitation|spii|^other$/i],
];

function reasonOf(value: unknown): AnswerPiece['reason'] {
  return typeof value === 'string' ? REASONS.find(([, names]) => names.test(value))?.[0] : undefined;
}

function usageOf(input: unknown, output: unknown): Partial<Usage> | undefined {
  if (typeof input !== 'number' && typeof output !== 'number') return undefined;
  return {
    ...(typeof input === 'number' && { inputTokens: input }),
    ...(typeof output === 'number' && { outputTokens: output }),
  };
}

function sum(...counts: readonly unknown[]): number {
  return counts.reduce<number>((all, count) => all + (typeof count === 'number' ? count : 0), 0);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}
