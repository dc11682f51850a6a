import type { PaddleEvent } from '../entities.ts';
import { CALM, type Chaos, chanceFrom, type Planned, planned } from './chaos.ts';
import { type Attempt, type Note, type Sender, send } from './send.ts';

export type DeliveryMode = 'auto' | 'manual' | 'chaos';

const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 120_000, 300_000, 900_000];

interface DeliveryOptions extends Omit<Sender, 'ending'> {
  readonly newId: (prefix: string) => string;
}

/** Hands events to the seller: each once, in order, and again with a new signature until it is taken. */
export class Delivery {
  /** Everything that was tried, oldest first. */
  readonly attempts: Attempt[] = [];
  readonly #options: DeliveryOptions;
  readonly #ending = new AbortController();
  readonly #timers = new Set<NodeJS.Timeout>();
  #url: string | null = null;
  #mode: DeliveryMode = 'auto';
  #chaos = CALM;
  #chance = chanceFrom(CALM.seed);
  /** What waits for `deliverAll`, or for its next try. */
  #held: Note[] = [];
  /** What happened in one go, which chaos may bring in another order. */
  #batch: Note[] = [];
  #work: Promise<unknown> = Promise.resolve();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  get mode(): DeliveryMode {
    return this.#mode;
  }

  /** How many events wait. */
  get waiting(): number {
    return this.#held.length;
  }

  /** Null for nobody: what happens then is not told later either, unless the mode is manual. */
  setUrl(url: string | null): void {
    this.#url = url;
  }

  setMode(mode: DeliveryMode, chaos: Chaos = CALM): void {
    this.#mode = mode;
    this.#chaos = chaos;
    this.#chance = chanceFrom(chaos.seed);
  }

  take(event: PaddleEvent): void {
    const note = this.#noteOf(event);
    if (this.#mode === 'manual') return void this.#held.push(note);
    if (this.#url === null) return;
    if (this.#mode === 'auto') {
      this.#work = this.#work.then(() => this.#deliver(note));
      return;
    }
    this.#batch.push(note);
    if (this.#batch.length === 1) this.#add(Promise.resolve().then(() => this.#deliverBatch()));
  }

  /** Hands over what waits, in its order. */
  async deliverAll(): Promise<void> {
    for (const note of this.#held.splice(0)) await this.#deliver(note);
  }

  /** Hands one over once more, also when it has come before; forged when it should be refused. */
  async deliverAgain(event: PaddleEvent, isForged: boolean): Promise<void> {
    await this.#send(this.#noteOf(event), isForged);
  }

  /** Resolves when everything has been tried once; what failed is tried again later. */
  async settled(): Promise<void> {
    for (let seen: Promise<unknown> | undefined; seen !== this.#work; ) {
      seen = this.#work;
      await seen;
    }
  }

  /** Forgets what waits and what was tried. */
  clear(): void {
    this.#stopTimers();
    this.#held = [];
    this.#batch = [];
    this.attempts.length = 0;
  }

  close(): void {
    this.#ending.abort();
    this.#stopTimers();
  }

  #noteOf(event: PaddleEvent): Note {
    return { id: this.#options.newId('ntf'), event, tries: 0 };
  }

  #add(work: Promise<unknown>): void {
    this.#work = Promise.all([this.#work, work]);
  }

  async #send(note: Note, isForged = false): Promise<Attempt> {
    const attempt = await send({ ...this.#options, ending: this.#ending.signal }, this.#url, note, isForged);
    this.attempts.push(attempt);
    return attempt;
  }

  async #deliver(note: Note): Promise<void> {
    note.tries += 1;
    const { status } = await this.#send(note);
    if (status === null || status < 200 || status >= 300) this.#tryLater(note);
  }

  #tryLater(note: Note): void {
    const afterMs = RETRY_MS[note.tries - 1];
    if (afterMs === undefined || this.#ending.signal.aborted) return;
    this.#held.push(note);
    this.#after(afterMs, () => {
      if (!this.#held.includes(note) || this.#mode === 'manual') return;
      this.#held = this.#held.filter((other) => other !== note);
      this.#add(this.#deliver(note));
    });
  }

  async #deliverBatch(): Promise<void> {
    const plan = planned(this.#batch.splice(0), this.#chaos, this.#chance);
    await Promise.all(plan.map((one) => this.#deliverPlanned(one)));
  }

  #deliverPlanned({ item, afterMs, isForged }: Planned<Note>): Promise<unknown> {
    const now = () => (isForged ? this.#send(item, true) : this.#deliver(item));
    if (afterMs === 0) return now();
    return new Promise((resolve) => {
      this.#after(afterMs, () => resolve(now()));
    });
  }

  #after(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
