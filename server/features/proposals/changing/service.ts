import type { ChangeAnswer, ChangeInput } from '#shared/proposals/change.ts';
import { featureOfTone } from '#shared/proposals/options.ts';
import { featuresOf } from '#shared/proposals/required-features.ts';
import { AppError } from '../../../http/app-error.ts';
import type { ConcurrencyLimiter } from '../../../http/concurrency-limiter.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import { requireFeatures } from '../../plans/index.ts';
import { type AssistantDeps, keepPasted } from '../assistant/service.ts';
import type { Engine } from '../engine.ts';
import type { OwnModel } from '../own-key/own-model.ts';
import type { Owner } from '../repository.ts';
import { hasPro, limitKeysOf, type Requester } from '../service.ts';

export interface ChangeDeps extends AssistantDeps {
  readonly engine: Pick<Engine, 'change' | 'writingModel'>;
  readonly ownModelOf: (owner: Owner) => Promise<OwnModel | undefined>;
  readonly writingConcurrency: ConcurrencyLimiter;
  readonly changeLimit: Limiter;
}

/** `key` is the Idempotency-Key, for a pasted text. */
interface Change {
  readonly input: ChangeInput;
  readonly key: string | undefined;
}

/**
 * Changes a proposal for requesters who may have it written with the same options. Costs no credit and stores no text but a
 * pasted one; ends without an answer when the reader has `gone`.
 * @throws AppError SIGN_IN_REQUIRED, PRO_REQUIRED, RATE_LIMITED, POST_NOT_UNDERSTOOD, INVALID_INPUT, OTHER_JOB,
 * NO_LANGUAGE_MODEL, GENERATION_INTERRUPTED
 */
export async function changeFor(
  deps: ChangeDeps,
  requester: Requester,
  { input, key }: Change,
  gone: AbortSignal,
): Promise<ChangeAnswer> {
  const { owner, holder } = requester;
  const { request } = input;
  const now = new Date(deps.now());
  const ownTone = request.kind === 'tone' ? [featureOfTone(request.tone)] : [];
  requireFeatures(holder, [...featuresOf(input), ...ownTone], now);
  if (request.kind === 'pasted') return keepPasted(deps, requester, { input, pasted: request }, key);
  const release = deps.writingConcurrency.acquire(owner.id, hasPro(holder, now));
  try {
    await deps.changeLimit.count(limitKeysOf(requester));
    const ownModel = await deps.ownModelOf(owner);
    return await deps.engine.change({ input, request, authorId: owner.id, ownModel }, { signal: gone });
  } catch (cause) {
    if (gone.aborted) throw new AppError('GENERATION_INTERRUPTED', { cause });
    throw cause;
  } finally {
    release();
  }
}
