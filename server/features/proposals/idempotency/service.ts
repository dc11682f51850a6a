import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { GenerateInput } from '#shared/proposals/contract.ts';
import { AppError } from '../../../http/app-error.ts';
import { followRow } from '../followers.ts';
import { IdempotencyConflict } from '../runs.ts';
import { getProposal, type ProposalDeps, type Reading, type Requester, startProposal } from '../service.ts';
import { eventLogOf } from '../stored-event-log.ts';
import { type FoundRun, findByIdempotencyKey, type IdempotencyKey } from './repository.ts';

/** One request: its input, and the idempotency key of its client. */
export interface IdempotentRequest {
  readonly input: GenerateInput;
  readonly name: IdempotencyKey;
}

const KEY_OF_ANOTHER_REQUEST = 'This Idempotency-Key was used for another proposal. Send a new one with a new request.';
// A duplicate in another process is counted a moment before its row is visible.
const LOOK_AGAIN_AFTER_MS = [0, 50, 150];

/** Starts proposals by idempotency key, so that a repeated request has one effect: here, and over all processes. */
export class IdempotentRuns {
  readonly #deps: ProposalDeps;
  /** By owner and key, what this process is about to start; settles when it is started or refused, and never rejects. */
  readonly #beginning = new Map<string, Promise<void>>();

  constructor(deps: ProposalDeps) {
    this.#deps = deps;
  }

  /**
   * The proposal that was started for this request, or a new one if there is none or it failed. Only a new one is counted
   * and reserves anything.
   * @throws AppError INVALID_INPUT when the key belongs to another input already; everything that `startProposal` throws.
   */
  async runOnce(requester: Requester, intent: IdempotentRequest, gone: AbortSignal): Promise<Reading> {
    const { db } = this.#deps;
    const slot = `${requester.owner.id} ${intent.name.key}`;
    for (;;) {
      await this.#beginning.get(slot);
      if (gone.aborted) throw new AppError('GENERATION_INTERRUPTED');
      const found = await findByIdempotencyKey(db, intent.name);
      if (this.#beginning.has(slot)) continue;
      const isThere = found?.row.status === 'running' || found?.row.status === 'done';
      const reading = isThere
        ? await followTwin(this.#deps, found, intent.input, gone)
        : await this.#begin(slot, found ? withCreditsBack(requester) : requester, intent, gone);
      if (reading) return reading;
    }
  }

  /** Undefined if another request has started it in the meantime. */
  async #begin(
    slot: string,
    requester: Requester,
    { input, name }: IdempotentRequest,
    gone: AbortSignal,
  ): Promise<Reading | undefined> {
    const begun = startProposal(this.#deps, requester, input, gone, name);
    const forget = () => void this.#beginning.delete(slot);
    this.#beginning.set(slot, begun.then(forget, forget));
    try {
      return await begun;
    } catch (error) {
      if (error instanceof IdempotencyConflict || (await this.#isBegunMeanwhile(name, error))) return undefined;
      throw error;
    }
  }

  /** A request is not refused if its own duplicate has used the last slot, credit or free proposal. */
  async #isBegunMeanwhile(name: IdempotencyKey, error: unknown): Promise<boolean> {
    const refusals = ['RATE_LIMITED', 'WEEKLY_LIMIT_REACHED', 'PRO_REQUIRED'];
    if (!(error instanceof AppError) || !refusals.includes(error.code)) return false;
    for (const pauseMs of LOOK_AGAIN_AFTER_MS) {
      await wait(pauseMs);
      const found = await findByIdempotencyKey(this.#deps.db, name);
      if (found?.row.status === 'running' || found?.row.status === 'done') return true;
    }
    return false;
  }
}

/**
 * A failed proposal has released its credit, perhaps after the requester's credits were read: the reserving transaction
 * decides whether one is left.
 */
function withCreditsBack(requester: Requester): Requester {
  return { ...requester, holder: requester.holder && { ...requester.holder, proTrialCreditsUsed: 0 } };
}

/** Undefined if it fails before there is any text: then it can be restarted. */
async function followTwin(
  deps: ProposalDeps,
  found: FoundRun,
  input: GenerateInput,
  gone: AbortSignal,
): Promise<Reading | undefined> {
  const { ownerId, row } = found;
  if (!isDeepStrictEqual(row.input, input)) throw new AppError('INVALID_INPUT', { message: KEY_OF_ANOTHER_REQUEST });
  const { answer } = row;
  if (answer) return { eventLog: eventLogOf(row, deps.now()), answer: async () => answer, keep: () => undefined };
  return deps.runs.find(ownerId, row.id) ? joinedHere(deps, found, gone) : joinedElsewhere(deps, found, gone);
}

async function joinedHere({ runs }: ProposalDeps, { ownerId, row }: FoundRun, gone: AbortSignal) {
  const run = runs.find(ownerId, row.id);
  if (!run) return undefined;
  const keep = runs.keepGoing(run, gone);
  if (!keep) {
    // Its end is being stored; its row has the result then.
    await run.answer.catch(() => undefined);
    return undefined;
  }
  await run.started;
  return { eventLog: run.eventLog, answer: () => run.answer, keep };
}

async function joinedElsewhere(deps: ProposalDeps, { ownerId, row }: FoundRun, gone: AbortSignal) {
  const { eventLog, begun } = await followRow(deps, ownerId, row, gone);
  await begun;
  if (eventLog.text === '' && eventLog.end) return undefined;
  return { eventLog, answer: () => getProposal(deps, [ownerId], row.id, gone), keep: () => undefined };
}
