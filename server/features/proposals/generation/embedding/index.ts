import { once } from 'node:events';
import type { Likeness, WriterInput } from '../writer.ts';
import type { Embedder } from './embedder.ts';
import { likenessOf } from './likeness.ts';

export type { Embedder } from './embedder.ts';
export { createMiniLm } from './minilm.ts';

/** What a proposal waits for at most. */
const BOUND_MS = 1_500;

/** How near the user's sentences are to a job in meaning; undefined where that is not known, or not in time. Never throws. */
export type Liken = (
  material: Pick<WriterInput, 'brief' | 'facts' | 'language'>,
  signal: AbortSignal,
) => Promise<Likeness | undefined>;

export interface LikenDeps {
  readonly embedder: Embedder;
  readonly boundMs?: number;
  /** Told once: it failed, and is not asked again by this process. */
  onFailure(err: unknown): void;
  /** Told once: a proposal did not wait for it. Later ones ask again. */
  onLate(): void;
}

export function createLiken({ embedder, boundMs = BOUND_MS, onFailure, onLate }: LikenDeps): Liken {
  let hasFailed = false;
  let wasLate = false;
  return async ({ brief, facts, language }, signal) => {
    // The model has read English alone.
    if (hasFailed || language !== 'en' || brief.language !== 'en') return undefined;
    const late = AbortSignal.timeout(boundMs);
    const end = AbortSignal.any([signal, late]);
    try {
      return await beforeEnd(likenessOf(embedder, { brief, facts }, end), end);
    } catch (err) {
      if (!end.aborted && !hasFailed) onFailure(err);
      if (!end.aborted) hasFailed = true;
      if (late.aborted && !wasLate) onLate();
      wasLate ||= late.aborted;
      return undefined;
    }
  };
}

/** What is being worked out, unless the end comes first. */
async function beforeEnd<T>(work: Promise<T>, end: AbortSignal): Promise<T> {
  const listening = new AbortController();
  const ended = once(end, 'abort', { signal: listening.signal }).then(() => {
    throw end.reason;
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    listening.abort();
  }
}
