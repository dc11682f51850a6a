import { MAX_PASTED_CHARS } from '#shared/proposals/limits.ts';

/** Why the browser's own model wrote no whole letter. */
export type FaultKind =
  | 'stopped'
  | 'not_allowed'
  | 'not_downloaded'
  | 'not_started'
  | 'no_prompt'
  | 'too_long'
  | 'declined'
  | 'broke_off'
  | 'endless'
  | 'empty';

export class DeviceFault extends Error {
  override readonly name = 'DeviceFault';
  readonly kind: FaultKind;
  /** What had been written by then. */
  readonly text: string;

  constructor(kind: FaultKind, { text = '', cause }: { text?: string; cause?: unknown } = {}) {
    super(kind, { cause });
    this.kind = kind;
    this.text = text;
  }
}

interface FaultWords {
  readonly title: string;
  readonly words: string;
}

const MOST = MAX_PASTED_CHARS.toLocaleString('en-US');

const WORDS: Record<FaultKind, FaultWords> = {
  stopped: { title: 'Stopped', words: 'Your proposal is as it was.' },
  not_allowed: {
    title: 'Your browser did not start its model',
    words: 'Press the button again. If that does not help, the model is switched off in this browser.',
  },
  not_downloaded: {
    title: 'The model could not be downloaded',
    words: 'Check your connection and the free space on this device, then try again.',
  },
  not_started: {
    title: 'Your browser could not start its model',
    words: 'It may need more free memory. Close some tabs and try again, or write the proposal another way.',
  },
  no_prompt: { title: 'The job could not be prepared', words: 'Please try again.' },
  too_long: {
    title: 'This job is too long for the model on this device',
    words: 'The post and your own text do not fit into it. Shorten them, or write the proposal another way.',
  },
  declined: {
    title: 'The model declined to write this',
    words: 'Try again, or write the proposal another way.',
  },
  broke_off: {
    title: 'The model stopped before the letter was finished',
    words: 'You can check what is there, or have it written again.',
  },
  endless: {
    title: 'The model did not stop writing',
    words: `We stopped it after ${MOST} characters: no letter is that long. Have it written again.`,
  },
  empty: { title: 'The model wrote nothing', words: 'Try again, or write the proposal another way.' },
};

/** What the user reads. Where our server said why, its words. */
export function describeFault({ kind, cause }: DeviceFault): FaultWords {
  return kind === 'no_prompt' && cause instanceof Error ? { ...WORDS.no_prompt, words: cause.message } : WORDS[kind];
}
