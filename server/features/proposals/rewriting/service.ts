import type { ChangeAnswer, ChangeInput } from '#shared/proposals/change.ts';
import { featureOfTone } from '#shared/proposals/options.ts';
import { featuresOf } from '#shared/proposals/required-features.ts';
import type { RewriteAnswer, RewriteInput } from '#shared/proposals/rewrite.ts';
import { AppError } from '../../../http/app-error.ts';
import type { ConcurrencyLimiter } from '../../../http/concurrency-limiter.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import { requireFeatures } from '../../plans/index.ts';
import type { Engine } from '../engine.ts';
import type { OwnModel } from '../own-key/own-model.ts';
import type { Owner } from '../repository.ts';
import { hasPro, limitKeysOf, type Requester } from '../service.ts';

export interface RewriteDeps {
  readonly engine: Pick<Engine, 'rewrite' | 'change' | 'writingModel'>;
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
export function rewriteFor(
  deps: RewriteDeps,
  requester: Requester,
  input: RewriteInput,
  gone: AbortSignal,
): Promise<RewriteAnswer> {
  const ownTone = input.sectionTone === undefined ? [] : [featureOfTone(input.sectionTone)];
  return withinLimits(deps, requester, [...featuresOf(input), ...ownTone], gone, (author) =>
    deps.engine.rewrite({ input, ...author }, { signal: gone }),
  );
}

/**
 * Changes a letter as its user asks, on the terms of `rewriteFor`.
 * @throws AppError as `rewriteFor`, and NO_LANGUAGE_MODEL
 */
export function changeFor(
  deps: RewriteDeps,
  requester: Requester,
  input: ChangeInput,
  gone: AbortSignal,
): Promise<ChangeAnswer> {
  return withinLimits(deps, requester, featuresOf(input), gone, (author) =>
    deps.engine.change({ input, ...author }, { signal: gone }),
  );
}

interface Author {
  readonly authorId: string;
  readonly authorNames: readonly string[] | undefined;
  readonly ownModel: OwnModel | undefined;
}

async function withinLimits<T>(
  deps: RewriteDeps,
  requester: Requester,
  features: Parameters<typeof requireFeatures>[1],
  gone: AbortSignal,
  write: (author: Author) => Promise<T>,
): Promise<T> {
  const { owner, holder } = requester;
  const now = new Date(deps.now());
  requireFeatures(holder, features, now);
  const release = deps.writingConcurrency.acquire(owner.id, hasPro(holder, now));
  try {
    await deps.rewriteLimit.count(limitKeysOf(requester));
    return await write({
      authorId: owner.id,
      authorNames: owner.names,
      ownModel: await deps.ownModelOf(owner),
    });
  } catch (cause) {
    if (gone.aborted) throw new AppError('GENERATION_INTERRUPTED', { cause });
    throw cause;
  } finally {
    release();
  }
}
