import type { PlanHolder } from '#shared/plans/access.ts';
import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import type { Limiter } from '../../http/rate-limit.ts';
import { findGenerationOf, type Owner } from './repository.ts';
import { requireFeatures } from './required-features.ts';
import type { Run } from './run.ts';
import type { Runs } from './runs.ts';
import { endedBadly, followRow, journalOf } from './stored-journal.ts';
import type { Journal } from './stream/journal.ts';

export interface ProposalDeps {
  readonly db: Database;
  readonly runs: Runs;
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
 * reaches the writer counts against the limit, for the visitor and for the address, so that clearing cookies wins nothing.
 * @throws AppError SIGN_IN_REQUIRED, PRO_REQUIRED, RATE_LIMITED, POST_NOT_UNDERSTOOD, GENERATION_FAILED; nothing is stored
 * for the first three.
 */
export async function startProposal(deps: ProposalDeps, asker: Asker, input: GenerateInput): Promise<Run> {
  requireFeatures(asker.holder, input, new Date(deps.now()));
  const counted = [`${asker.owner.kind}:${asker.owner.id}`, `address:${asker.address}`];
  await deps.generationLimit.count(counted);
  const run = await deps.runs.start(asker.owner, input);
  try {
    await run.started;
    return run;
  } catch (error) {
    if (error instanceof AppError && error.code === 'POST_NOT_UNDERSTOOD') await deps.generationLimit.giveBack(counted);
    throw error;
  }
}

/**
 * The journal of a generation, live while it is being written, here or by another process, until `signal` is aborted.
 * @throws AppError NOT_FOUND when it does not exist or is not this owner's.
 */
export async function openProposal(
  deps: ProposalDeps,
  ownerId: string | undefined,
  proposalId: string,
  signal: AbortSignal,
): Promise<Journal> {
  const run = ownerId && deps.runs.find(ownerId, proposalId);
  if (run) return run.journal;
  const row = ownerId ? await findGenerationOf(deps.db, ownerId, proposalId) : undefined;
  if (!ownerId || !row) throw new AppError('NOT_FOUND');
  const journal = journalOf(row);
  // It reports its own failures into the journal.
  if (!journal.end) void followRow(deps, { ownerId, id: proposalId }, journal, signal);
  return journal;
}

/**
 * The whole answer, after waiting for it when it is still being written.
 * @throws AppError NOT_FOUND, GENERATION_FAILED, GENERATION_INTERRUPTED
 */
export async function getProposal(
  deps: ProposalDeps,
  ownerId: string | undefined,
  proposalId: string,
  signal: AbortSignal,
): Promise<GenerateAnswer> {
  const run = ownerId && deps.runs.find(ownerId, proposalId);
  if (run) return run.answer;
  const row = ownerId ? await findGenerationOf(deps.db, ownerId, proposalId) : undefined;
  if (!ownerId || !row) throw new AppError('NOT_FOUND');
  if (row.status === 'running') await followRow(deps, { ownerId, id: proposalId }, journalOf(row), signal);
  const ended = row.status === 'running' ? await findGenerationOf(deps.db, ownerId, proposalId) : row;
  if (ended?.answer) return ended.answer;
  throw ended ? endedBadly(ended) : new AppError('NOT_FOUND');
}
