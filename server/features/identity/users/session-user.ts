import type { SessionUser } from '#shared/identity/contract.ts';
import type { User } from './repository.ts';

/** What of a person leaves the server: these keys, and no hash, no provider's id, no date of ours. */
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
