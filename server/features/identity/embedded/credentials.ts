import type { AppParts } from '../../../app-parts.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Credentials } from '../container.ts';
import type { Passwords } from '../passwords/password-hash.ts';
import type { Proven } from '../proven.ts';
import { keyOfIdentifier } from '../users/login-keys.ts';
import { findUser, findUserByKey, findUserForUpdate, type User, updateUser } from '../users/repository.ts';

export interface CredentialDeps extends Pick<AppParts, 'db' | 'now'> {
  readonly passwords: Passwords;
}

/** Passwords in our own table. An unknown name takes as much time as a known one. */
export function createCredentials({ db, now, passwords }: CredentialDeps): Credentials {
  /** The proof depends on the matching hash: it may have been replaced while this request waited. */
  async function provenBy(user: User | undefined, password: string): Promise<Proven | undefined> {
    const passwordHash = user?.passwordHash;
    const isRight = await passwords.verify(passwordHash, password);
    return isRight && user && typeof passwordHash === 'string'
      ? { userId: user.id, basedOn: { passwordHash } }
      : undefined;
  }

  return {
    find: async (identifier, password) =>
      provenBy(await findUserByKey(db, keyOfIdentifier(identifier) ?? ''), password),
    prove: async (userId, password) => provenBy(await findUser(db, userId), password),
    async change({ userId, basedOn }, { next }, steps) {
      await passwords.refuseWeak(next, 'newPassword');
      const passwordHash = await passwords.hash(next);
      return inTransaction(db, async (tx) => {
        const user = await findUserForUpdate(tx, userId);
        const isValid = 'passwordHash' in basedOn && user?.passwordHash === basedOn.passwordHash;
        if (!user || !isValid) throw new AppError('user-token-expired');
        await steps.before(tx, user);
        await updateUser(tx, userId, { passwordHash }, new Date(now()));
        return steps.after(tx, user);
      });
    },
  };
}
