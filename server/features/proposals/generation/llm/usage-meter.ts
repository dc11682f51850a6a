import { tokensIn, type Usage } from './cost.ts';
import type { Prompt } from './prompt.ts';

/** How often the cost so far is reported. */
const PROGRESS_CHARS = 1_000;

/** Estimates and reports the usage of one request while it runs. */
export class UsageMeter {
  readonly #promptTokens: number;
  readonly #onProgress: (usage: Usage) => Promise<void>;
  #requests = 0;
  #heard = 0;
  #reported = 0;

  constructor({ system, user }: Prompt, onProgress: (usage: Usage) => Promise<void>) {
    this.#promptTokens = tokensIn(system.length + user.length);
    this.#onProgress = onProgress;
  }

  /** Before each request, which costs its prompt. Rejects when that cannot be counted. */
  async sending(): Promise<void> {
    this.#requests++;
    await this.#onProgress(this.#usage(this.#requests));
  }

  async heard(chars: number): Promise<void> {
    this.#heard += chars;
    if (this.#heard - this.#reported < PROGRESS_CHARS) return;
    this.#reported = this.#heard;
    // A failure is reported where it is counted; arrived text is kept.
    await this.#onProgress(this.#usage(this.#requests)).catch(() => undefined);
  }

  /** The final usage, when the provider does not report it; undefined when nothing was sent. A failed request costs nothing. */
  get estimate(): Usage | undefined {
    return this.#requests > 0 ? this.#usage(1) : undefined;
  }

  #usage(requests: number): Usage {
    return { inputTokens: this.#promptTokens * requests, outputTokens: tokensIn(this.#heard) };
  }
}
