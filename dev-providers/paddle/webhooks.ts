import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import type { PaddleEvent } from './entities.ts';

/** `lost`: events are never delivered. */
export const DELIVERY_MODES = ['auto', 'manual', 'lost'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 120_000, 300_000, 900_000];
const TIMEOUT_MS = 5_000;

/** An event on its way to the seller. Every try carries the same ids and a new signature. */
interface Note {
  readonly id: string;
  readonly event: PaddleEvent;
  tries: number;
}

interface DeliveryOptions {
  readonly secret: string;
  readonly machineMs: () => number;
  readonly newId: (prefix: string) => string;
}

/** Delivers events to the seller: each once, in order, and again with a new signature until it is accepted. */
export class Delivery {
  mode: DeliveryMode = 'auto';
  /** Null for nobody. */
  url: string | null = null;
  readonly #options: DeliveryOptions;
  readonly #ending = new AbortController();
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Events that wait for `deliverAll`, or for their next try. */
  readonly #held = new Set<Note>();
  #work: Promise<unknown> = Promise.resolve();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** The number of waiting events. */
  get waiting(): number {
    return this.#held.size;
  }

  take(event: PaddleEvent): void {
    const note = { id: this.#options.newId('ntf'), event, tries: 0 };
    if (this.mode === 'manual') this.#held.add(note);
    else if (this.mode === 'auto' && this.url !== null) this.#work = this.#work.then(() => this.#deliver(note));
  }

  /** Delivers the waiting events in order. */
  async deliverAll(): Promise<void> {
    for (const note of [...this.#held]) {
      this.#held.delete(note);
      await this.#deliver(note);
    }
  }

  /** Delivers one again, also when it has arrived before. */
  async deliverAgain(event: PaddleEvent): Promise<void> {
    await this.#send({ id: this.#options.newId('ntf'), event, tries: 0 });
  }

  /** Resolves when everything has been tried once; failed ones are retried later. */
  async settled(): Promise<void> {
    for (let seen: Promise<unknown> | undefined; seen !== this.#work; ) {
      seen = this.#work;
      await seen;
    }
  }

  /** Drops the waiting events. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#held.clear();
  }

  close(): void {
    this.#ending.abort();
    this.clear();
  }

  async #deliver(note: Note): Promise<void> {
    note.tries += 1;
    const status = await this.#send(note);
    if (status === null || status < 200 || status >= 300) this.#tryLater(note);
  }

  #tryLater(note: Note): void {
    const afterMs = RETRY_MS[note.tries - 1];
    if (afterMs === undefined || this.#ending.signal.aborted) return;
    this.#held.add(note);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (this.mode === 'manual' || !this.#held.delete(note)) return;
      this.#work = Promise.all([this.#work, this.#deliver(note)]);
    }, afterMs);
    timer.unref();
    this.#timers.add(timer);
  }

  /** Returns the status; null without an answer. */
  async #send({ id, event }: Note): Promise<number | null> {
    if (this.url === null) return null;
    const body = JSON.stringify({ ...event, notification_id: id });
    const signature = sign(this.#options.secret, body, this.#options.machineMs());
    return post(this.url, body, signature, AbortSignal.any([this.#ending.signal, AbortSignal.timeout(TIMEOUT_MS)]));
  }
}

/** The header `Paddle-Signature` of a body: its time, and the HMAC of both. */
function sign(secret: string, body: string, machineMs: number): string {
  const ts = Math.floor(machineMs / 1000);
  return `ts=${ts};h1=${createHmac('sha256', secret).update(`${ts}:${body}`).digest('hex')}`;
}

/** On a new connection: a kept one may be closed by the other side at the moment of its use. */
function post(url: string, body: string, signature: string, signal: AbortSignal): Promise<number | null> {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'paddle-signature': signature,
    };
    const sent = request(url, { method: 'POST', headers, signal, agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? null));
      // A cut answer counts as none.
      answer.once('error', () => resolve(null));
    });
    sent.once('error', () => resolve(null));
    sent.end(body);
  });
}
