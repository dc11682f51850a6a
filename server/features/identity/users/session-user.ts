import type { SessionUser } from '#shared/identity/contract.ts';
import type { User } from './repository.ts';

/** The fields of a person that leave the server: no hash, no provider id, no internal date. */
export function sessionUserOf(user: User): SessionUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    pendingEmail: user.pendingEmail,
    fullName: user.fullName,
    profilePicture: user.profilePicture,
    createdAt: user.createdAt.toISOString(),
    plan: user.plan,
    proUntil: user.proUntil?.toISOString() ?? null,
    unpaidSince: user.unpaidSince?.toISOString() ?? null,
    checkoutStatus: user.checkoutStatus,
    proTrialCreditsUsed: user.proTrialCreditsUsed,
    hasPassword: user.passwordHash !== null,
    canChangeUsername: user.usernameChangedAt === null,
  };
}
