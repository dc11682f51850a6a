import type { ChangeAnswer, ChangeInput } from '#shared/proposals/change.ts';
import { featuresOf } from '#shared/proposals/required-features.ts';
import { AppError } from '../../../http/app-error.ts';
import { requireFeatures } from '../../plans/index.ts';
import type { Engine } from '../engine.ts';
import type { RewriteDeps } from '../rewriting/service.ts';
import { hasPro, type Requester } from '../service.ts';

export interface ChangeDeps extends Omit<RewriteDeps, 'rewrite'> {
  readonly change: Engine['change'];
}

/**
 * Changes a letter as its user asks, for users who may have the whole proposal written with the same options. Costs no
 * credit and stores no text; counts like the rewriting of a section; ends without an answer when the reader has `gone`.
 * @throws AppError SIGN_IN_REQUIRED, PRO_REQUIRED, RATE_LIMITED, POST_NOT_UNDERSTOOD, NO_LANGUAGE_MODEL,
 * GENERATION_INTERRUPTED
 */
export async function changeFor(
  deps: ChangeDeps,
  { owner, holder, address }: Requester,
  input: ChangeInput,
  gone: AbortSignal,
): Promise<ChangeAnswer> {
  const now = new Date(deps.now());
  requireFeatures(holder, featuresOf(input), now);
  const leave = deps.writingConcurrency.acquire(owner.id, hasPro(holder, now));
  try {
    await deps.rewriteLimit.count([
      `${owner.kind}:${owner.id}`,
      ...(owner.kind === 'visitor' ? [`address:${address}`] : []),
    ]);
    const ownModel = await deps.ownModelOf(owner);
    return await deps.change({ input, authorId: owner.id, authorNames: owner.names, ownModel }, { signal: gone });
  } catch (cause) {
    if (gone.aborted) throw new AppError('GENERATION_INTERRUPTED', { cause });
    throw cause;
  } finally {
    leave();
  }
}
