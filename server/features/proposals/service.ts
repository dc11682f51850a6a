import { isPro, type PlanHolder } from '#shared/plans/access.ts';
import type { Feature } from '#shared/plans/features.ts';
import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import { featuresOf } from '#shared/proposals/required-features.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import type { ConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import type { Limiter } from '../../http/rate-limit.ts';
import { type Plans, requireFeatures } from '../plans/index.ts';
import { type FollowerDeps, followRow } from './followers.ts';
import type { IdempotencyKey } from './idempotency/repository.ts';
import { findGenerationOf, type Owner, type StoredGeneration } from './repository.ts';
import type { Run } from './run.ts';
import type { Runs } from './runs.ts';
import { endedBadly, eventLogOf } from './stored-event-log.ts';
import type { EventLog } from './stream/event-log.ts';

export interface ProposalDeps extends FollowerDeps {
  readonly plans: Pick<Plans, 'reserve'>;
  readonly runs: Runs;
  readonly writingConcurrency: ConcurrencyLimiter;
  readonly generationLimits: Readonly<Record<Owner['kind'], Limiter>>;
}

/** The requester of a proposal. `holder` is null for a visitor; `address` is the network address of the request. */
export interface Requester {
  readonly owner: Owner;
  readonly holder: PlanHolder | null;
  readonly address: string;
}

/** A proposal for its requester. */
export interface Reading {
  readonly eventLog: EventLog;
  /** The whole answer, once it is stored; rejects with an AppError. */
  readonly answer: () => Promise<GenerateAnswer>;
  /** Call it once the reader gets the stream: from then on it is written whether they stay or not. */
  readonly keep: () => void;
}

/**
 * Starts a proposal and returns once the post was understood and the first words are on their way. Only a proposal that
 * comes this far counts against the limit: for a person, or for the visitor and for the address, so that clearing cookies
 * gains nothing. When all its requesters have `gone` before any text has reached them, the proposal is abandoned: without
 * its id they could never find it again.
 * @throws AppError SIGN_IN_REQUIRED, PRO_REQUIRED, RATE_LIMITED, WEEKLY_LIMIT_REACHED, POST_NOT_UNDERSTOOD,
 * GENERATION_FAILED; nothing is stored for the first four. IdempotencyConflict when the key belongs to another one.
 */
export async function startProposal(
  deps: ProposalDeps,
  requester: Requester,
  input: GenerateInput,
  gone: AbortSignal,
  name?: IdempotencyKey,
): Promise<Reading> {
  const features = featuresOf(input);
  requireFeatures(requester.holder, features, new Date(deps.now()));
  const release = deps.writingConcurrency.acquire(requester.owner.id, hasPro(requester.holder, new Date(deps.now())));
  try {
    const reading = await startCounted(deps, requester, { input, features, name }, gone);
    void reading.answer().then(release, release);
    return reading;
  } catch (error) {
    release();
    throw error;
  }
}

/** 'Priority generation' is for Pro; a trial credit gives features and no priority. */
export function hasPro(holder: Requester['holder'], now: Date): boolean {
  return holder !== null && isPro(holder, now);
}

/** What a request counts against: its person, or its visitor and their address. */
export function limitKeysOf({ owner, address }: Requester): string[] {
  return [`${owner.kind}:${owner.id}`, ...(owner.kind === 'visitor' ? [`address:${address}`] : [])];
}

async function startCounted(
  deps: ProposalDeps,
  requester: Requester,
  { input, features, name }: { input: GenerateInput; features: readonly Feature[]; name: IdempotencyKey | undefined },
  gone: AbortSignal,
): Promise<Reading> {
  const { owner } = requester;
  const limit = deps.generationLimits[owner.kind];
  const counted = limitKeysOf(requester);
  await limit.count(counted);
  try {
    const reserve = (tx: Db, at: Date) => deps.plans.reserve(tx, { ...requester, features }, at);
    const run = await deps.runs.start(owner, input, reserve, name);
    const keep = deps.runs.keepGoing(run, gone) ?? (() => undefined);
    await run.started;
    return { eventLog: run.eventLog, answer: () => run.answer, keep };
  } catch (error) {
    await limit.uncount(counted);
    throw error;
  }
}

/**
 * The event log of a generation, live while it is being written, here or by another process, until `signal` is aborted.
 * @throws AppError NOT_FOUND when it does not exist or none of `ownerIds` owns it.
 */
export async function openProposal(
  deps: ProposalDeps,
  ownerIds: readonly string[],
  proposalId: string,
  signal: AbortSignal,
): Promise<EventLog> {
  const { run, ownerId, row } = await findOwn(deps, ownerIds, proposalId);
  if (run) return run.eventLog;
  if (row.status !== 'running') return eventLogOf(row, deps.now());
  return (await followRow(deps, ownerId, row, signal)).eventLog;
}

/**
 * The whole answer, after waiting for it when it is still being written.
 * @throws AppError NOT_FOUND, GENERATION_FAILED, GENERATION_INTERRUPTED
 */
export async function getProposal(
  deps: ProposalDeps,
  ownerIds: readonly string[],
  proposalId: string,
  signal: AbortSignal,
): Promise<GenerateAnswer> {
  const { run, ownerId, row } = await findOwn(deps, ownerIds, proposalId);
  if (run) return run.answer;
  if (row.status === 'running') await (await followRow(deps, ownerId, row, signal)).ended;
  const ended = row.status === 'running' ? await findGenerationOf(deps.db, ownerId, proposalId) : row;
  if (ended?.answer) return ended.answer;
  throw ended ? endedBadly(ended) : new AppError('NOT_FOUND');
}

type Found =
  | { readonly run: Run; readonly ownerId: string; readonly row?: never }
  | { readonly run?: never; readonly ownerId: string; readonly row: StoredGeneration };

/** A person may have requested it before they signed in: each owner id of the request is searched. */
async function findOwn(deps: ProposalDeps, ownerIds: readonly string[], proposalId: string): Promise<Found> {
  for (const ownerId of ownerIds) {
    const run = deps.runs.find(ownerId, proposalId);
    if (run) return { run, ownerId };
    const row = await findGenerationOf(deps.db, ownerId, proposalId);
    if (row) return { ownerId, row };
  }
  throw new AppError('NOT_FOUND');
}
