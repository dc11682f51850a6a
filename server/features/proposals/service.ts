import type { PlanHolder } from '#shared/plans/access.ts';
import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import type { Limiter } from '../../http/rate-limit.ts';
import type { Followers } from './followers.ts';
import type { Places } from './places.ts';
import { findGenerationOf, type Owner } from './repository.ts';
import { requireFeatures } from './required-features.ts';
import type { Run } from './run.ts';
import type { Runs } from './runs.ts';
import { endedBadly, journalOf } from './stored-journal.ts';
import type { Journal } from './stream/journal.ts';

export interface ProposalDeps {
  readonly db: Database;
  readonly runs: Runs;
  readonly followers: Followers;
  readonly writingPlaces: Places;
  readonly generationLimit: Limiter;
  readonly now: () => number;
}

/** Who asks for a proposal. `holder` is null for a visitor; `address` is the network the request comes from. */
export interface Asker {
  readonly owner: Owner;
  readonly holder: PlanHolder | null;
  readonly address: string;
}

/**
 * Begins to write a proposal and answers once the post was understood and the first words are on their way. Only what
 * comes that far counts against the limit, for the visitor and for the address, so that clearing cookies wins nothing.
 * @throws AppError SIGN_IN_REQUIRED, PRO_REQUIRED, RATE_LIMITED, POST_NOT_UNDERSTOOD, GENERATION_FAILED; nothing is stored
 * for the first three.
 */
export async function startProposal(deps: ProposalDeps, asker: Asker, input: GenerateInput): Promise<Run> {
  requireFeatures(asker.holder, input, new Date(deps.now()));
  const leave = deps.writingPlaces.take(asker.owner.id);
  try {
    const run = await countedRun(deps, asker, input);
    void run.answer.then(leave, leave);
    return run;
  } catch (error) {
    leave();
    throw error;
  }
}

async function countedRun(deps: ProposalDeps, asker: Asker, input: GenerateInput): Promise<Run> {
  const counted = [`${asker.owner.kind}:${asker.owner.id}`, `address:${asker.address}`];
  await deps.generationLimit.count(counted);
  try {
    const run = await deps.runs.start(asker.owner, input);
    await run.started;
    return run;
  } catch (error) {
    await deps.generationLimit.giveBack(counted);
    throw error;
  }
}

/**
 * The journal of a generation, live while it is being written, here or by another process, until `signal` is aborted.
 * @throws AppError NOT_FOUND when it does not exist or is not this owner's.
 */
export async function openProposal(
  deps: ProposalDeps,
  ownerId: string,
  proposalId: string,
  signal: AbortSignal,
): Promise<Journal> {
  const run = deps.runs.find(ownerId, proposalId);
  if (run) return run.journal;
  const row = await findGenerationOf(deps.db, ownerId, proposalId);
  if (!row) throw new AppError('NOT_FOUND');
  return row.status === 'running' ? deps.followers.join(ownerId, row, signal).journal : journalOf(row);
}

/**
 * The whole answer, after waiting for it when it is still being written.
 * @throws AppError NOT_FOUND, GENERATION_FAILED, GENERATION_INTERRUPTED
 */
export async function getProposal(
  deps: ProposalDeps,
  ownerId: string,
  proposalId: string,
  signal: AbortSignal,
): Promise<GenerateAnswer> {
  const run = deps.runs.find(ownerId, proposalId);
  if (run) return run.answer;
  const row = await findGenerationOf(deps.db, ownerId, proposalId);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.status === 'running') await deps.followers.join(ownerId, row, signal).ended;
  const ended = row.status === 'running' ? await findGenerationOf(deps.db, ownerId, proposalId) : row;
  if (ended?.answer) return ended.answer;
  throw ended ? endedBadly(ended) : new AppError('NOT_FOUND');
}
