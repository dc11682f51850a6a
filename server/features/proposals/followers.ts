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

/** A generation of another process, as one reader follows it here. */
interface Followed {
  readonly eventLog: EventLog;
  /** Settles when there is text, and when `ended` does. */
  readonly begun: Promise<void>;
  /** Settles when the generation is over or the reader is gone; never rejects. */
  readonly ended: Promise<void>;
}

/**
 * Follows a generation that another process writes: its row is read twice a second until it is over or `gone` is aborted.
 * `row` is running and belongs to `ownerId`.
 */
export async function followRow(
  deps: FollowerDeps,
  ownerId: string,
  row: StoredGeneration,
  gone: AbortSignal,
): Promise<Followed> {
  const eventLog = eventLogOf(row, deps.now(), await readBrief(deps, row));
  const begin = createDeferred<void>();
  if (row.plainText !== '') begin.resolve();
  const ended = poll();
  return { eventLog, begun: Promise.race([begin.promise, ended]), ended };

  async function poll(): Promise<void> {
    let lastSeen = performance.now();
    while (!eventLog.end && !gone.aborted) {
      await wait(POLL_EVERY_MS);
      try {
        const current = await findGenerationOf(deps.db, ownerId, row.id);
        if (!current) throw new AppError('NOT_FOUND');
        lastSeen = performance.now();
        bringUpToDate(eventLog, current);
        if (eventLog.text !== '') begin.resolve();
      } catch (error) {
        const isPassing = isUnavailable(error) && performance.now() - lastSeen < TIMEOUT_MS;
        if (!isPassing) endEventLog(eventLog, 'error', toProblem(error));
      }
    }
  }
}

/** A row has no brief before it is done; the post is read again, since the brief event contains the id. */
async function readBrief({ read }: FollowerDeps, row: StoredGeneration): Promise<JobBrief | undefined> {
  const asked = generateInput.safeParse(row.input);
  if (!asked.success) return undefined;
  const { jobTitle: title, jobDescription: description, corrections } = asked.data;
  return read({ title, description }, corrections);
}
