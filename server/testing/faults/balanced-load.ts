import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { aJob } from '../app.ts';
import type { Client, Stream } from '../client.ts';
import { DRAFTS } from '../drafts.ts';
import type { Person } from '../signed-up-people.ts';
import { type StreamEvent, textOf } from '../sse.ts';

const PATH = '/api/generate-proposal';
const BUSY = /: 503 .*database is taking too long/;
/** Reads and saves, three saves of ten. */
const REQUESTS_A_SECOND = 145;
/** So many of them wait for an answer at the same time, so a busy test machine is asked less. */
const AT_ONCE = 6;
const STREAMS = 8;
const BETWEEN_STREAMS_MS = 100;

export interface Counted {
  reads: number;
  saves: number;
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
  readonly counted: Counted = { reads: 0, saves: 0, streams: 0, resumed: 0, busy: 0, failed: 0 };
  /** How requests failed, and how many so. */
  readonly faults: Record<string, number> = {};
  /** Texts of the saves that were answered. */
  readonly saved: string[] = [];
  readonly #load: Load;
  #asked = 0;
  #isOver = false;

  constructor(load: Load) {
    this.#load = load;
  }

  get answered(): number {
    const { reads, saves, streams } = this.counted;
    return reads + saves + streams;
  }

  /** Resolves when it was ended, and all that it had begun was answered. */
  async run(): Promise<void> {
    const startedAt = performance.now();
    const ask = async () => {
      while (!this.#isOver) {
        const n = this.#asked++;
        await wait(Math.max(0, startedAt + (n * 1_000) / REQUESTS_A_SECOND - performance.now()));
        await this.#countFault(this.#readOrSave(n));
      }
    };
    const follow = async () => {
      while (!this.#isOver) {
        await this.#countFault(this.#stream());
        await wait(BETWEEN_STREAMS_MS);
      }
    };
    await Promise.all([...Array.from({ length: AT_ONCE }, ask), ...Array.from({ length: STREAMS }, follow)]);
  }

  end(): void {
    this.#isOver = true;
  }

  async #countFault(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      const how = howOf(error);
      if (BUSY.test(how)) this.counted.busy++;
      else {
        this.counted.failed++;
        this.faults[how] = (this.faults[how] ?? 0) + 1;
      }
    }
  }

  #readOrSave(n: number): Promise<void> {
    const person = this.#load.people[n % this.#load.people.length];
    const browser = this.#load.browser(person?.cookies);
    return n % 10 < 3 ? this.#save(browser, n) : this.#read(browser, n);
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

  async #stream(): Promise<void> {
    const browser = this.#load.browser();
    const stream = await browser.stream('POST', PATH, { body: aJob() });
    if (stream.status !== 200) throw new Error(`POST stream: ${stream.status}`);
    const events: StreamEvent[] = [];
    await takeAll(stream, events).catch(() => undefined);
    if (events.at(-1)?.event !== 'done') await this.#resume(browser, events);
    const end = events.at(-1);
    if (end?.event !== 'done' || end.data.plainText !== textOf(events))
      throw new Error(`stream ended with ${end?.event} ${JSON.stringify(end?.data ?? '').slice(0, 200)}`);
    this.counted.streams++;
  }

  async #resume(browser: Client, events: StreamEvent[]): Promise<void> {
    const id = String(events[0]?.data.proposalId);
    const headers = { 'last-event-id': String(events.at(-1)?.id) };
    events.push(...(await (await browser.stream('GET', `${PATH}/${id}`, { headers })).take()));
    this.counted.resumed++;
  }
}

/** Into `events`, so that those before a fault are known. */
async function takeAll(stream: Stream, events: StreamEvent[]): Promise<void> {
  for (let [event] = await stream.take(1); event; [event] = await stream.take(1)) events.push(event);
}

function howOf(error: unknown): string {
  // Every refusal of the app has a message; those of a balancer have none.
  if (error instanceof z.ZodError) return 'the balancer refused it';
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

function expectStatus({ status, text }: { status: number; text: string }, what: string): void {
  if (status !== 200) throw new Error(`${what}: ${status} ${text.slice(0, 200)}`);
}
