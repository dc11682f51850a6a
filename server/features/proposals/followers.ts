import { setTimeout as wait } from 'node:timers/promises';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { generateInput } from '#shared/proposals/contract.ts';
import type { AppParts } from '../../app-parts.ts';
import { isUnavailable } from '../../db/failure.ts';
import { AppError } from '../../http/app-error.ts';
import { toProblem } from '../../http/error-response.ts';
import { createDeferred } from './deferred.ts';
import type { Engine } from './engine.ts';
import { findGenerationOf, type StoredGeneration } from './repository.ts';
import { bringUpToDate, eventLogOf } from './stored-event-log.ts';
import { type EventLog, endEventLog } from './stream/event-log.ts';

const POLL_EVERY_MS = 500;
// As long as a database may be away before a reader is asked to try again.
const TIMEOUT_MS = 30_000;

export interface FollowerDeps extends Pick<AppParts, 'db' | 'now'> {
  readonly read: Engine['read'];
}

/** A row that another process is writing, and the event log that its readers here share. */
interface Followed {
  readonly ownerId: string;
  readonly id: string;
  readonly eventLog: EventLog;
  /** Settles when there is text, and when `ended` does. */
  readonly begun: Promise<void>;
  /** Settles when the generation is over or has no reader; never rejects. */
  readonly ended: Promise<void>;
  readers: number;
}

/** Follows the generations of other processes: each row is read twice a second, for any number of readers here. */
export class Followers {
  readonly #deps: FollowerDeps;
  readonly #followed = new Map<string, Followed>();

  constructor(deps: FollowerDeps) {
    this.#deps = deps;
  }

  /** Rows that are being followed. */
  get size(): number {
    return this.#followed.size;
  }

  /** Reads along until `signal` is aborted. `row` is running and belongs to `ownerId`. */
  async join(
    ownerId: string,
    row: StoredGeneration,
    signal: AbortSignal,
  ): Promise<Pick<Followed, 'eventLog' | 'begun' | 'ended'>> {
    const followed = this.#followed.get(row.id) ?? this.#follow(ownerId, row, await this.#briefOf(row));
    if (signal.aborted) return followed;
    followed.readers++;
    signal.addEventListener('abort', () => followed.readers--, { once: true });
    return followed;
  }

  #follow(ownerId: string, row: StoredGeneration, brief: JobBrief | undefined): Followed {
    const { id } = row;
    // While the post was read, another reader may have begun to follow.
    const known = this.#followed.get(id);
    if (known) return known;
    const begin = createDeferred<void>();
    const end = createDeferred<void>();
    const parts = { begun: begin.promise, ended: end.promise };
    const followed: Followed = {
      ownerId,
      id,
      eventLog: eventLogOf(row, this.#deps.now(), brief),
      ...parts,
      readers: 0,
    };
    this.#followed.set(id, followed);
    if (row.plainText !== '') begin.resolve();
    // It reports its own failures into the event log.
    void this.#poll(followed, begin.resolve).then(() => {
      begin.resolve();
      end.resolve();
    });
    return followed;
  }

  /** A row has no brief before it is done; the post is read again, since the brief event contains the id. */
  async #briefOf(row: StoredGeneration): Promise<JobBrief | undefined> {
    const asked = generateInput.safeParse(row.input);
    if (!asked.success) return undefined;
    const { jobTitle: title, jobDescription: description, corrections } = asked.data;
    return this.#deps.read({ title, description }, corrections);
  }

  async #poll(followed: Followed, begin: () => void): Promise<void> {
    const { db } = this.#deps;
    const { ownerId, id, eventLog } = followed;
    let lastSeen = performance.now();
    do {
      await wait(POLL_EVERY_MS);
      try {
        const current = await findGenerationOf(db, ownerId, id);
        if (!current) throw new AppError('NOT_FOUND');
        lastSeen = performance.now();
        bringUpToDate(eventLog, current);
        if (eventLog.text !== '') begin();
      } catch (error) {
        const isPassing = isUnavailable(error) && performance.now() - lastSeen < TIMEOUT_MS;
        if (!isPassing) endEventLog(eventLog, 'error', toProblem(error));
      }
    } while (!eventLog.end && followed.readers > 0);
    this.#followed.delete(id);
  }
}
