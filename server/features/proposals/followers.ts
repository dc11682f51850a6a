import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/client.ts';
import { isUnavailable } from '../../db/failure.ts';
import { AppError } from '../../http/app-error.ts';
import { toProblem } from '../../http/error-response.ts';
import { findGenerationOf, type StoredGeneration } from './repository.ts';
import { bringUpToDate, journalOf } from './stored-journal.ts';
import { endJournal, type Journal } from './stream/journal.ts';

const POLL_EVERY_MS = 500;
// As long as a database may be away before a reader is sent home to try again.
const PATIENCE_MS = 30_000;

/** A row that another process is writing, and the journal that its readers here share. */
interface Followed {
  readonly ownerId: string;
  readonly id: string;
  readonly journal: Journal;
  /** Settles when the generation is over or nobody reads any more; never rejects. */
  readonly ended: Promise<void>;
  readers: number;
}

/** Follows what other processes write: each row is asked for twice a second, however many read it here. */
export class Followers {
  readonly #deps: { readonly db: Database; readonly now: () => number };
  readonly #followed = new Map<string, Followed>();

  constructor(deps: { db: Database; now: () => number }) {
    this.#deps = deps;
  }

  /** Rows that are being followed. */
  get size(): number {
    return this.#followed.size;
  }

  /** Reads along until `signal` is aborted. `row` is running and was found as `ownerId`'s own. */
  join(ownerId: string, row: StoredGeneration, signal: AbortSignal): { journal: Journal; ended: Promise<void> } {
    const followed = this.#followed.get(row.id) ?? this.#follow(ownerId, row);
    if (signal.aborted) return followed;
    followed.readers++;
    signal.addEventListener('abort', () => followed.readers--, { once: true });
    return followed;
  }

  #follow(ownerId: string, row: StoredGeneration): Followed {
    const { id } = row;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const followed: Followed = { ownerId, id, journal: journalOf(row), ended, readers: 0 };
    this.#followed.set(id, followed);
    // It reports its own failures into the journal.
    void this.#poll(followed).then(end);
    return followed;
  }

  async #poll(followed: Followed): Promise<void> {
    const { db, now } = this.#deps;
    const { ownerId, id, journal } = followed;
    let lastSeen = now();
    do {
      await wait(POLL_EVERY_MS);
      try {
        const current = await findGenerationOf(db, ownerId, id);
        if (!current) throw new AppError('NOT_FOUND');
        lastSeen = now();
        bringUpToDate(journal, current);
      } catch (error) {
        const isPassing = isUnavailable(error) && now() - lastSeen < PATIENCE_MS;
        if (!isPassing) endJournal(journal, 'error', toProblem(error));
      }
    } while (!journal.end && followed.readers > 0);
    this.#followed.delete(id);
  }
}
