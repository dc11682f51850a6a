import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { aJob } from '../app.ts';
import type { Client } from '../client.ts';
import { DRAFTS } from '../drafts.ts';
import type { Person } from '../signed-up-people.ts';
import { textOf } from '../sse.ts';

const PATH = '/api/generate-proposal';
const BUSY = /: 503 .*(?:database is taking too long|try again in)/;
/** Of 150 requests a second: 100 reads, 45 saves, 5 proposals, of which four are streams. */
const REQUESTS_A_SECOND = 150;
/** A busy test machine is asked less: after an answer that took longer, half as many at once. */
const SLOW_MS = 500;
/** How far the load makes up for a late timer. */
const MOST_BEHIND_MS = 200;
const MOST_AT_ONCE = 12;
/** Streams last for seconds and are counted apart. */
const MOST_STREAMS = 20;

export interface Counted {
  reads: number;
  saves: number;
  proposals: number;
  streams: number;
  /** Streams that broke off and were read to their end from where they were. */
  resumed: number;
  /** Refusals because the database, which nobody restarts here, took too long: the machine has other work. */
  busy: number;
  failed: number;
}

interface Load {
  readonly browser: (cookies?: ReadonlyMap<string, string>) => Client;
  readonly people: readonly Person[];
}

/** Asks an app for reads, saves and proposals as long as the test wants. */
export class BalancedLoad {
  readonly counted: Counted = { reads: 0, saves: 0, proposals: 0, streams: 0, resumed: 0, busy: 0, failed: 0 };
  /** How requests failed, and how many so. */
  readonly faults: Record<string, number> = {};
  /** Texts of the saves that were answered. */
  readonly saved: string[] = [];
  readonly #load: Load;
  readonly #running = new Set<Promise<void>>();
  #streams = 0;
  #allowed = MOST_AT_ONCE / 2;
  #isOver = false;

  constructor(load: Load) {
    this.#load = load;
  }

  get answered(): number {
    const { reads, saves, proposals, streams } = this.counted;
    return reads + saves + proposals + streams;
  }

  /** Resolves when it was ended, and all that it had begun was answered. */
  async run(): Promise<void> {
    let nextAt = performance.now();
    for (let n = 0; !this.#isOver; n++) {
      // A timer that fires late is made up for, up to a limit.
      nextAt = Math.max(nextAt + 1_000 / REQUESTS_A_SECOND, performance.now() - MOST_BEHIND_MS);
      this.#begin(n);
      while (this.#running.size - this.#streams >= this.#allowed && !this.#isOver) await wait(5);
      await wait(Math.max(0, nextAt - performance.now()));
    }
    await Promise.all(this.#running);
  }

  end(): void {
    this.#isOver = true;
  }

  #begin(n: number): void {
    const turn = n % 30;
    const askedAt = performance.now();
    const work = this.#kind(turn, n)
      .catch((error: unknown) => {
        const how = howOf(error);
        if (BUSY.test(how)) {
          this.counted.busy++;
          return;
        }
        this.counted.failed++;
        this.faults[how] = (this.faults[how] ?? 0) + 1;
      })
      .finally(() => {
        this.#running.delete(work);
        const isSlow = turn !== 0 && performance.now() - askedAt > SLOW_MS;
        this.#allowed = isSlow ? Math.max(1, this.#allowed / 2) : Math.min(MOST_AT_ONCE, this.#allowed + 0.2);
      });
    this.#running.add(work);
  }

  #kind(turn: number, n: number): Promise<void> {
    const person = this.#load.people[n % this.#load.people.length];
    const browser = this.#load.browser(person?.cookies);
    if (turn === 0 && n % 150 === 0) return this.#proposal();
    if (turn === 0)
      return this.#streams < Math.min(MOST_STREAMS, 2 * this.#allowed) ? this.#stream() : this.#read(browser, n);
    return turn % 10 < 3 ? this.#save(browser, n) : this.#read(browser, n);
  }

  async #read(browser: Client, n: number): Promise<void> {
    const path = n % 2 === 0 ? DRAFTS : '/api/plan-settings';
    expectStatus(await browser.get(path), `GET ${path}`);
    this.counted.reads++;
  }

  async #save(browser: Client, n: number): Promise<void> {
    const content = `State ${n}`;
    expectStatus(await browser.post(`${DRAFTS}/save`, { jobTitle: '', jobDescription: '', content }), 'POST save');
    this.saved.push(content);
    this.counted.saves++;
  }

  async #proposal(): Promise<void> {
    expectStatus(await this.#load.browser().post(PATH, aJob()), 'POST proposal');
    this.counted.proposals++;
  }

  async #stream(): Promise<void> {
    this.#streams++;
    try {
      const browser = this.#load.browser();
      const stream = await browser.stream('POST', PATH, { body: aJob() });
      if (stream.status !== 200) throw new Error(`POST stream: ${stream.status}${againIn(stream.headers)}`);
      const events: Awaited<ReturnType<typeof stream.take>> = [];
      await this.#takeAll(stream, events).catch(() => undefined);
      if (events.at(-1)?.event !== 'done') await this.#resume(browser, events);
      const end = events.at(-1);
      if (end?.event !== 'done' || end.data.plainText !== textOf(events))
        throw new Error(`stream ended with ${end?.event} ${JSON.stringify(end?.data ?? '').slice(0, 200)}`);
      this.counted.streams++;
    } finally {
      this.#streams--;
    }
  }

  async #takeAll(
    stream: Awaited<ReturnType<Client['stream']>>,
    events: Awaited<ReturnType<typeof stream.take>>,
  ): Promise<void> {
    for (;;) {
      const [event] = await stream.take(1);
      if (!event) return;
      events.push(event);
    }
  }

  async #resume(browser: Client, events: Awaited<ReturnType<Awaited<ReturnType<Client['stream']>>['take']>>) {
    const id = String(events[0]?.data.proposalId);
    const headers = { 'last-event-id': String(events.at(-1)?.id) };
    events.push(...(await (await browser.stream('GET', `${PATH}/${id}`, { headers })).take()));
    this.counted.resumed++;
  }
}

function howOf(error: unknown): string {
  // Every refusal of the app has a message; those of a balancer have none.
  if (error instanceof z.ZodError) return 'the balancer refused it';
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** The app says when to try again; a balancer does not. */
function againIn(headers: Headers): string {
  const seconds = headers.get('retry-after');
  return seconds === null ? '' : ` try again in ${seconds} s`;
}

function expectStatus({ status, text }: { status: number; text: string }, what: string): void {
  if (status !== 200) throw new Error(`${what}: ${status} ${text.slice(0, 200)}`);
}
