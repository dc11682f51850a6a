import type { PlanHolder } from '#shared/plans/access.ts';
import type { Profile } from '#shared/profiles/contract.ts';
import type { AppParts } from '../../app-parts.ts';
import { errorCode } from '../../db/failure.ts';
import { AppError } from '../../http/app-error.ts';
import { requireFeatures } from '../plans/index.ts';
import {
  changeProfile,
  findProfileOf,
  insertProfile,
  type ProfileChanges,
  type ProfileTexts,
  removeProfile,
} from './repository.ts';

export type ProfileDeps = Pick<AppParts, 'db' | 'now' | 'newId'>;

export interface Writer {
  readonly userId: string;
  readonly holder: PlanHolder | null;
}

const UNIQUE_VIOLATION = '23505';

/** @throws AppError PRO_REQUIRED, PROFILE_NAME_TAKEN, TOO_MANY_PROFILES; nothing is stored then. */
export async function createProfile(deps: ProfileDeps, writer: Writer, fields: ProfileTexts): Promise<Profile> {
  requireStoring(deps, writer);
  const at = new Date(deps.now());
  const stored = await refuseTakenName(insertProfile(deps.db, { userId: writer.userId, id: deps.newId(), at, fields }));
  if (!stored) throw new AppError('TOO_MANY_PROFILES');
  return stored;
}

export interface ProfileChange {
  readonly id: string;
  /** The revision that was changed. */
  readonly revision: number;
  /** None: it was used. */
  readonly fields: ProfileChanges;
}

/** @throws AppError PRO_REQUIRED, NOT_FOUND, PROFILE_NAME_TAKEN, CHANGED_ELSEWHERE; nothing is changed then. */
export async function updateProfile(deps: ProfileDeps, writer: Writer, change: ProfileChange): Promise<Profile> {
  requireStoring(deps, writer);
  const { userId } = writer;
  const changed = await refuseTakenName(changeProfile(deps.db, { userId, at: new Date(deps.now()), ...change }));
  if (changed) return changed;
  const isThere = await findProfileOf(deps.db, userId, change.id);
  throw new AppError(isThere ? 'CHANGED_ELSEWHERE' : 'NOT_FOUND');
}

/** Also for people who may not store one. @throws AppError NOT_FOUND */
export async function deleteProfile(deps: ProfileDeps, userId: string, id: string): Promise<void> {
  const isRemoved = await removeProfile(deps.db, userId, id);
  if (!isRemoved) throw new AppError('NOT_FOUND');
}

function requireStoring({ now }: ProfileDeps, { holder }: Writer): void {
  requireFeatures(holder, ['features.storeProfile'], new Date(now()));
}

/** The name is the only unique value that a person chooses. */
async function refuseTakenName<T>(storing: Promise<T>): Promise<T> {
  try {
    return await storing;
  } catch (cause) {
    if (errorCode(cause) === UNIQUE_VIOLATION) throw new AppError('PROFILE_NAME_TAKEN', { cause });
    throw cause;
  }
}
