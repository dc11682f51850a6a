import { performance } from 'node:perf_hooks';
import type { LanguageModelMiddleware } from 'ai';

/** One answer of the model, as it came. */
export interface RecordedAnswer {
  /** From the request to the first word, thoughts too; undefined when none came. */
  firstWordMs: number | undefined;
  text: string;
  thoughtChars: number;
}

export interface Recorder {
  readonly middleware: LanguageModelMiddleware;
  /** Oldest first; of requests that were refused there is none. */
  readonly answers: readonly RecordedAnswer[];
}

/** Records each answer without changing it. */
export function createRecorder(): Recorder {
  const answers: RecordedAnswer[] = [];
  const middleware: LanguageModelMiddleware = {
    specificationVersion: 'v3',
    async wrapStream({ doStream }) {
      const startedAt = performance.now();
      const { stream, ...rest } = await doStream();
      const answer: RecordedAnswer = { firstWordMs: undefined, text: '', thoughtChars: 0 };
      answers.push(answer);
      const heard = new TransformStream<Part<typeof stream>, Part<typeof stream>>({
        transform(part, controller) {
          if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
            answer.firstWordMs ??= performance.now() - startedAt;
            if (part.type === 'text-delta') answer.text += part.delta;
            else answer.thoughtChars += part.delta.length;
          }
          controller.enqueue(part);
        },
      });
      return { ...rest, stream: stream.pipeThrough(heard) };
    },
  };
  return { middleware, answers };
}

type Part<S> = S extends ReadableStream<infer P> ? P : never;
