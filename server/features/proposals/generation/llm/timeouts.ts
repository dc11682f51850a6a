import { fetchWithoutRedirect } from '../../../../http/fetch-without-redirect.ts';
import { tracedFetch } from '../../../../tracing/index.ts';
import { ModelFailure } from './failure.ts';
import type { Fetch } from './provider.ts';

/** The timeouts of the model, in milliseconds. */
export interface Timeouts {
  /** For the whole proposal, with every try and the second request. */
  readonly totalMs: number;
  /** From a request to the first word of its answer. */
  readonly firstTokenMs: number;
  /** Between two words. */
  readonly idleMs: number;
}

/** Sources: docs/spec/proposal.md#reading-an-answer, docs/spec/reliability.md#faults. */
const IDLE_MS = 10_000;

/** From the settings. */
export function timeoutsFrom({ firstWordMs, totalMs }: { firstWordMs: number; totalMs: number }): Timeouts {
  return { totalMs, firstTokenMs: firstWordMs, idleMs: IDLE_MS };
}

/**
 * Aborts a conversation with the model when it takes too long. The library ends an aborted stream without an error: the
 * reason is kept here.
 */
export class Watch {
  readonly #stopper = new AbortController();
  readonly #timeouts: Timeouts;
  readonly #deadline: number;
  readonly #total: NodeJS.Timeout;
  #silence: NodeJS.Timeout | undefined;
  #failure: ModelFailure | undefined;
  readonly signal: AbortSignal;

  /** `deadline` by `performance.now()`. */
  constructor(timeouts: Timeouts, deadline: number, outer: AbortSignal) {
    this.#timeouts = timeouts;
    this.#deadline = deadline;
    this.signal = AbortSignal.any([outer, this.#stopper.signal]);
    this.#total = this.#after(Math.max(0, deadline - performance.now()), 'no end in time');
  }

  /** Why it was aborted here; undefined when it was not. */
  get failure(): ModelFailure | undefined {
    return this.#failure;
  }

  /** Restarts the timeout between words. */
  heard(): void {
    this.#expect(this.#timeouts.idleMs, 'it fell silent');
  }

  stop(): void {
    clearTimeout(this.#total);
    clearTimeout(this.#silence);
    this.#stopper.abort();
  }

  /** Restarts the timeout with each try, and gives up at once when the provider names a time after the deadline. */
  fetching(onRequest: () => Promise<void>): Fetch {
    return async (input, init) => {
      await onRequest();
      this.#expect(this.#timeouts.firstTokenMs, 'no first word in time');
      // A key and a post go to no redirect.
      const response = await withRetryHeader(await fetchWithoutRedirect(input, init, tracedFetch));
      if (await isUnpaid(response))
        this.#fail(new ModelFailure('unpaid', `HTTP ${response.status} insufficient_quota`));
      // Until the next try, silence is expected.
      if (!response.ok) clearTimeout(this.#silence);
      if ((retryAfterMs(response.headers) ?? 0) > this.#deadline - performance.now()) {
        this.#fail(new ModelFailure('busy', `HTTP ${response.status}, to be asked again later`));
      }
      return response;
    };
  }

  #expect(ms: number, otherwise: string): void {
    clearTimeout(this.#silence);
    this.#silence = this.#after(ms, otherwise);
  }

  #after(ms: number, said: string): NodeJS.Timeout {
    return setTimeout(() => this.#fail(new ModelFailure('slow', said)), ms);
  }

  #fail(failure: ModelFailure): void {
    this.#failure ??= failure;
    this.#stopper.abort(failure);
  }
}

/** Google names the retry time only in its error; this adds the header that others send. */
async function withRetryHeader(response: Response): Promise<Response> {
  if (response.status < 429 || response.headers.has('retry-after')) return response;
  const body = await response.text();
  const { status, headers } = response;
  const seconds = /"retryDelay"\s*:\s*"(\d{1,7})(?:\.\d+)?s"/.exec(body)?.[1];
  return new Response(body, { status, headers: seconds ? [...headers, ['retry-after', seconds]] : headers });
}

/** OpenAI reports an empty account with the status of a busy server: a retry would only take time. */
async function isUnpaid(response: Response): Promise<boolean> {
  return response.status === 429 && (await response.clone().text()).includes('"insufficient_quota"');
}

/** Undefined without a retry time. OpenAI also sends milliseconds. */
export function retryAfterMs(headers: Headers): number | undefined {
  const exact = headers.get('retry-after-ms');
  const given = headers.get('retry-after');
  const isSeconds = given !== null && /^\d+(\.\d+)?$/.test(given);
  const ms = exact === null ? (isSeconds ? Number(given) * 1000 : Date.parse(given ?? '') - Date.now()) : Number(exact);
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
