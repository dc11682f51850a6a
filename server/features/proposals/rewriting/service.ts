import { featureOfTone } from '#shared/proposals/options.ts';
import { featuresOf } from '#shared/proposals/required-features.ts';
import type { RewriteAnswer, RewriteInput } from '#shared/proposals/rewrite.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import { requireFeatures } from '../../plans/index.ts';
import type { ConcurrencyLimiter } from '../concurrency-limiter.ts';
import type { Engine } from '../engine.ts';
import type { OwnModel } from '../own-key/own-model.ts';
import type { Owner } from '../repository.ts';
import { hasPro, type Requester } from '../service.ts';

export interface RewriteDeps {
  readonly rewrite: Engine['rewrite'];
  readonly ownModelOf: (owner: Owner) => Promise<OwnModel | undefined>;
  readonly writingConcurrency: ConcurrencyLimiter;
  readonly rewriteLimit: Limiter;
  readonly now: () => number;
}

/**
 * Rewrites one section for requesters who may have the whole proposal written with the same options. Costs no credit and
 * stores no text; ends without an answer when the reader has `gone`.
 * @throws AppError SIGN_IN_REQUIRED, PRO_REQUIRED, RATE_LIMITED, POST_NOT_UNDERSTOOD, INVALID_INPUT, GENERATION_INTERRUPTED
 */
export async function rewriteFor(
  deps: RewriteDeps,
  { owner, holder, address }: Requester,
  input: RewriteInput,
  gone: AbortSignal,
): Promise<RewriteAnswer> {
  const ownTone = input.sectionTone === undefined ? [] : [featureOfTone(input.sectionTone)];
  const now = new Date(deps.now());
  requireFeatures(holder, [...featuresOf(input), ...ownTone], now);
  const leave = deps.writingConcurrency.acquire(owner.id, hasPro(holder, now));
  try {
    await deps.rewriteLimit.count([
      `${owner.kind}:${owner.id}`,
      ...(owner.kind === 'visitor' ? [`address:${address}`] : []),
    ]);
    const author = { authorId: owner.id, authorNames: owner.names };
    const ownModel = await deps.ownModelOf(owner);
    return await deps.rewrite({ input, ...author, ownModel }, { signal: gone });
  } catch (cause) {
    if (gone.aborted) throw new AppError('GENERATION_INTERRUPTED', { cause });
    throw cause;
  } finally {
    leave();
  }
}
