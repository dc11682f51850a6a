import type { ModelFailure } from '../generation/llm/index.ts';
import type { ModelAccess } from '../generation/llm/provider.ts';
import { type Found, probeModel } from './probe.ts';

export type ModelState = Found['state'] | 'checking';

/** Knows whether the language model can write, and looks again while it cannot. */
export interface ModelWatch {
  readonly state: () => ModelState;
  /** What the last look found; undefined before the first has come to its end. */
  readonly found: () => Found | undefined;
  /** Looks at once; call it once. Nothing waits for it. */
  start(): void;
  /** A request failed: looks again for a reason that settings have, and knows when the account has no money left. */
  heardOf(failure: ModelFailure): void;
  /** A request was answered, so there is money. */
  heardAnswer(): void;
  stop(): void;
}

export interface WatchOptions {
  readonly access: ModelAccess;
  /** Called with the first finding, and with each that differs from the one before. */
  readonly onChange: (found: Found) => void;
  readonly everyMs?: number;
}

const EVERY_MS = 60_000;

export function watchModel({ access, onChange, everyMs = EVERY_MS }: WatchOptions): ModelWatch {
  let found: Found | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isStopped = false;
  const know = (now: Found) => {
    const isNew = now.state !== found?.state;
    found = now;
    if (isNew) onChange(now);
  };
  const look = async () => {
    if (isLooking || isStopped) return;
    isLooking = true;
    clearTimeout(timer);
    const now = await probeModel(access);
    isLooking = false;
    if (isStopped) return;
    // Only an answer shows that there is money again.
    if (!now.isListed || found?.state !== 'out_of_credit') know(now);
    // Shutdown does not wait for it.
    if (now.state !== 'ready') timer = setTimeout(() => void look(), everyMs).unref();
  };
  return {
    state: () => found?.state ?? 'checking',
    found: () => found,
    start: () => void look(),
    heardOf({ kind, said }) {
      if (kind === 'unpaid') know({ state: 'out_of_credit', said, models: found?.models ?? [] });
      // While it fails it is looked at anyway.
      const isOfSettings = kind === 'key_refused' || kind === 'model_unknown';
      if (isOfSettings && found?.state === 'ready') void look();
    },
    heardAnswer() {
      if (found?.state === 'out_of_credit') know({ state: 'ready', said: 'it answered', models: found.models });
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
