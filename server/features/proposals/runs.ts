import { setTimeout as wait } from 'node:timers/promises';
import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Db } from '../../db/client.ts';
import { isUnavailable } from '../../db/failure.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { withSpan } from '../../tracing/index.ts';
import type { UsageReservation } from '../plans/index.ts';
import { isCharged } from './charge.ts';
import { type EndingDeps, endRun } from './endings.ts';
import type { Generate } from './engine.ts';
import { type IdempotencyKey, releaseKey } from './idempotency/repository.ts';
import type { OwnModel } from './own-key/own-model.ts';
import { type Ending, insertRunning, type Owner, saveCheckpoints } from './repository.ts';
import { type ActiveRun, createRun, type Run } from './run.ts';

const CHECKPOINT_EVERY_MS = 1_000;
// A generation whose process has been silent for this long counts as dead.
const LEASE_MS = 15_000;
const LONGEST_GENERATION_MS = 60_000;
// A finished text waits for a restarting database.
const STORE_RETRY_MS = [50, 100, 200, 400, 800, 1_500, 3_000, 4_000];

export interface RunDeps extends Pick<AppParts, 'log' | 'now' | 'newId'>, EndingDeps {
  readonly generate: Generate;
  /** The language model of an owner's own key. */
  readonly ownModelOf: (owner: Owner) => Promise<OwnModel | undefined>;
  readonly onEnd: (status: Ending['status']) => void;
}

/** Reserves the cost of a generation, in the transaction that stores it; throws when nothing is left. */
export type Reserve = (tx: Db, at: Date) => Promise<UsageReservation>;

/** Thrown when a duplicate of this request has its generation already. Nothing was stored or reserved. */
export class IdempotencyConflict extends Error {}

/** The generations of this process: each is a row before it begins, and its text is stored once a second. */
export class Runs {
  readonly #deps: RunDeps;
  readonly #runs = new Map<string, ActiveRun>();
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(deps: RunDeps) {
    this.#deps = deps;
  }

  get size(): number {
    return this.#runs.size;
  }

  find(ownerId: string, id: string): Run | undefined {
    const run = this.#runs.get(id);
    return run?.owner.id === ownerId ? run : undefined;
  }

  /**
   * Stores the generation as running, with its reservation, then starts writing.
   * @throws IdempotencyConflict when the key belongs to another one that is running or done; a failed one releases it.
   */
  async start(owner: Owner, input: GenerateInput, reserve: Reserve, name?: IdempotencyKey): Promise<Run> {
    const { db, newId, now } = this.#deps;
    if (this.#isOver) throw new AppError('GENERATION_INTERRUPTED');
    const run = createRun(newId(), owner);
    const at = new Date(now());
    await inTransaction(db, async (tx) => {
      const reservation = await reserve(tx, at);
      if (name) await releaseKey(tx, name);
      const row = { id: run.id, owner, input, key: name?.key, reservation, at, leaseExpiresAt: leaseFrom(at) };
      if (!(await insertRunning(tx, row))) throw new IdempotencyConflict();
    });
    this.#runs.set(run.id, run);
    this.#timer ??= setInterval(() => void this.#checkpoint(), CHECKPOINT_EVERY_MS);
    void withSpan('generation', {}, () => this.#write(run, input));
    return run;
  }

  /**
   * Keeps a run going for one waiting requester: when the last of them has `gone` before it is done, no text has reached
   * anybody and it ends as interrupted. Call the returned function for a requester who follows the stream: then it continues
   * without them. Undefined when it is over.
   */
  keepGoing({ id }: Run, gone: AbortSignal): (() => void) | undefined {
    const run = this.#runs.get(id);
    if (!run || run.isEnding) return undefined;
    run.waiting++;
    const leave = () => {
      run.waiting--;
      if (run.waiting === 0 && !run.isEnding) void this.#interrupt(run);
    };
    gone.addEventListener('abort', leave, { once: true });
    if (gone.aborted) leave();
    return () => gone.removeEventListener('abort', leave);
  }

  /** Ends a run without text of the writer and releases its reservation. False without such a run. */
  async stop(ownerId: string, id: string): Promise<boolean> {
    const run = this.#runs.get(id);
    if (run?.owner.id !== ownerId || run.isEnding || run.hasWords) return false;
    await this.#interrupt(run);
    return true;
  }

  /**
   * Waits until all are written, at most `timeoutMs`, then stores the rest as interrupted. Until nobody is connected, which is when
   * `gone` settles, new ones begin.
   */
  async drain(timeoutMs: number, gone: Promise<void>): Promise<void> {
    const tooLong = wait(timeoutMs, undefined, { ref: false });
    await Promise.race([gone, tooLong]);
    const all = Promise.allSettled([...this.#runs.values()].map((run) => run.answer));
    await Promise.race([all, tooLong]);
    // A requester who waited for one of these must not restart it here.
    this.#isOver = true;
    await Promise.all(this.#open().map((run) => this.#interrupt(run)));
  }

  async #write(run: ActiveRun, input: GenerateInput): Promise<void> {
    const signal = AbortSignal.any([run.stop.signal, AbortSignal.timeout(LONGEST_GENERATION_MS)]);
    const { id: authorId } = run.owner;
    try {
      const ownModel = await this.#deps.ownModelOf(run.owner);
      const request = { input, authorId, proposalId: run.id, variation: run.id, ownModel };
      for await (const event of this.#deps.generate(request, { signal })) {
        if (run.isEnding) return;
        if (event.type === 'done') return await this.#finish(run, input, { proposalId: run.id, ...event.answer });
        run.record(event);
      }
      throw new Error('The writer stopped without finishing');
    } catch (error) {
      if (!run.isEnding) await this.#fail(run, error);
    }
  }

  async #finish(run: ActiveRun, input: GenerateInput, answer: GenerateAnswer): Promise<void> {
    const isOurs = await this.#store(run, { status: 'done', answer, isCharged: isCharged(input, answer) });
    if (isOurs) run.succeed(answer);
    else run.fail(new AppError('GENERATION_INTERRUPTED'));
    this.#forget(run, isOurs ? 'done' : 'interrupted');
  }

  async #fail(run: ActiveRun, cause: unknown): Promise<void> {
    const { log } = this.#deps;
    const error = cause instanceof AppError ? cause : new AppError('GENERATION_FAILED', { cause });
    if (error.code !== 'POST_NOT_UNDERSTOOD') log.error({ err: error, proposalId: run.id }, 'a generation failed');
    await this.#store(run, { status: 'failed', plainText: run.eventLog.text, errorCode: error.code });
    run.fail(error);
    this.#forget(run, 'failed');
  }

  async #interrupt(run: ActiveRun): Promise<void> {
    const error = new AppError('GENERATION_INTERRUPTED');
    run.isEnding = true;
    run.stop.abort(error);
    await this.#store(run, { status: 'interrupted', plainText: run.eventLog.text, errorCode: error.code });
    run.fail(error);
    this.#forget(run, 'interrupted');
  }

  #forget(run: ActiveRun, status: Ending['status']): void {
    this.#runs.delete(run.id);
    this.#deps.onEnd(status);
    if (this.#runs.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** False when the row was no longer ours to end. A database that stays away loses the row, not the reader's text. */
  async #store(run: ActiveRun, ending: Ending): Promise<boolean> {
    const { log, now } = this.#deps;
    run.isEnding = true;
    for (const pauseMs of [...STORE_RETRY_MS, undefined]) {
      try {
        return await endRun(this.#deps, run.owner.id, run.id, ending, new Date(now()));
      } catch (err) {
        if (pauseMs === undefined || !isUnavailable(err)) {
          log.error({ err, proposalId: run.id }, 'the end of a generation could not be stored');
          return true;
        }
        await wait(pauseMs);
      }
    }
    return true;
  }

  async #checkpoint(): Promise<void> {
    const { db, log, now } = this.#deps;
    const open = this.#open();
    if (open.length === 0) return;
    const at = new Date(now());
    const texts = open.map((run) => ({ ownerId: run.owner.id, id: run.id, plainText: run.eventLog.text }));
    try {
      const saved = await saveCheckpoints(db, texts, at, leaseFrom(at));
      const lost = open.filter((run) => !saved.has(run.id) && !run.isEnding);
      await Promise.all(lost.map((run) => this.#interrupt(run)));
    } catch (err) {
      log.warn({ err, running: open.length }, 'the texts so far could not be stored');
    }
  }

  #open(): ActiveRun[] {
    return [...this.#runs.values()].filter((run) => !run.isEnding);
  }
}

function leaseFrom(at: Date): Date {
  return new Date(at.getTime() + LEASE_MS);
}
