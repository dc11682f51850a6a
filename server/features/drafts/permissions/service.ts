import { holderOf, isPro } from '#shared/plans/access.ts';
import type { AppParts } from '../../../app-parts.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppContext } from '../../../http/context.ts';
import type { Identity } from '../../identity/index.ts';
import { hasSavedWork } from './repository.ts';

export interface PermissionDeps extends Pick<AppParts, 'db' | 'now'> {
  readonly identity: Pick<Identity, 'require'>;
}

export interface Reader {
  readonly userId: string;
  readonly isPro: boolean;
  /** May read every revision: with Pro, and after it has ended. Everybody else reads the latest of each proposal. */
  readonly mayReadAll: boolean;
}

/** Who asks, and how much of their history they may read. @throws AppError SIGN_IN_REQUIRED, 'user-token-expired' */
export async function findReader(c: AppContext, { db, now, identity }: PermissionDeps): Promise<Reader> {
  const { userId, user } = await identity.require(c);
  const hasPro = isPro(holderOf(user), new Date(now()));
  return { userId, isPro: hasPro, mayReadAll: hasPro || (await hasSavedWork(db, userId)) };
}

/** Somebody who has Pro, or had it and may read what they saved. @throws AppError as `findReader`; PREMIUM_REQUIRED */
export async function requireReader(c: AppContext, deps: PermissionDeps): Promise<Reader> {
  const reader = await findReader(c, deps);
  if (!reader.mayReadAll) throw new AppError('PREMIUM_REQUIRED');
  return reader;
}
