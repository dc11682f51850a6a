import { holderOf, isPro } from '#shared/plans/access.ts';
import type { AppParts } from '../../app-parts.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppContext } from '../../http/context.ts';
import type { Identity } from '../identity/index.ts';
import { hasSavedWork } from './repository.ts';

export interface ReaderDeps extends Pick<AppParts, 'db' | 'now'> {
  readonly identity: Pick<Identity, 'require'>;
}

/**
 * Who asks, and whether they may read every revision: with Pro, and after it has ended. Everybody else reads the latest of each
 * proposal. @throws AppError SIGN_IN_REQUIRED, 'user-token-expired'
 */
export async function findReader(c: AppContext, { db, now, identity }: ReaderDeps) {
  const { userId, user } = await identity.require(c);
  const hasPro = isPro(holderOf(user), new Date(now()));
  return { userId, isPro: hasPro, mayReadAll: hasPro || (await hasSavedWork(db, userId)) };
}

/** Somebody who has Pro, or had it and may read what they saved. @throws AppError as `findReader`; PREMIUM_REQUIRED */
export async function requireReader(c: AppContext, deps: ReaderDeps) {
  const reader = await findReader(c, deps);
  if (!reader.mayReadAll) throw new AppError('PREMIUM_REQUIRED');
  return reader;
}
