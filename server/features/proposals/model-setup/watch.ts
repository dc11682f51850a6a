import type { ModelFailure } from '../generation/llm/index.ts';
import type { ModelAccess } from '../generation/llm/provider.ts';
import { type Found, probeModel } from './probe.ts';

export type ModelState = Found['state'] | 'checking';

/** Knows whether the language model can write. */
export interface ModelWatch {
  readonly state: () => ModelState;
  /** The last finding; undefined before the first. */
  readonly found: () => Found | undefined;
  /** Begins the first probe; call it once. Nothing waits for it. */
  start(): void;
  /** Begins a probe if the last one failed. Nothing waits for it. */
  probeAgain(): void;
  /** A request failed: probes again for a reason in the settings, and records an account out of credit. */
  heardOf(failure: ModelFailure): void;
  /** A request was answered, so the account has credit. */
  heardAnswer(): void;
}

export interface WatchOptions {
  readonly access: ModelAccess;
  /** Called with the first finding, and with each that differs from the one before. */
  readonly onChange: (found: Found) => void;
}

export function watchModel({ access, onChange }: WatchOptions): ModelWatch {
  let found: Found | undefined;
  let probed: ModelState | undefined;
  let isLooking = false;
  const know = (now: Found) => {
    const isNew = now.state !== found?.state;
    found = now;
    if (isNew) onChange(now);
  };
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    const now = await probeModel(access);
    isLooking = false;
    probed = now.state;
    // Only an answer proves credit again.
    if (!now.isListed || found?.state !== 'out_of_credit') know(now);
  };
  return {
    state: () => found?.state ?? 'checking',
    found: () => found,
    start: () => void look(),
    probeAgain() {
      if (probed !== undefined && probed !== 'ready') void look();
    },
    heardOf({ kind, said }) {
      if (kind === 'unpaid') know({ state: 'out_of_credit', said, models: found?.models ?? [] });
      // While it fails it is probed anyway.
      const isOfSettings = kind === 'key_refused' || kind === 'model_unknown';
      if (isOfSettings && found?.state === 'ready') void look();
    },
    heardAnswer() {
      if (found?.state === 'out_of_credit') know({ state: 'ready', said: 'it answered', models: found.models });
    },
  };
}
