import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { type SessionUser, updateUser, type updateUserInput } from '#shared/identity/contract.ts';
import { setSessionUser } from '#web/features/identity/index.ts';
import { toast } from '#web/ui/toast.tsx';
import { askFreshly } from '../ask.ts';

export type ProfileChange = z.input<typeof updateUserInput>;

// Source of both messages: docs/spec/accounts.md §8.
export const NOT_UPDATED = 'There was a problem updating your profile. Please try again.';

/** Changes the own profile; every screen shows the new one at once. Why it was refused is for the caller to say, where it was asked. */
export function useProfileUpdate(user: SessionUser) {
  return useMutation({
    mutationFn: (change: ProfileChange) => askFreshly(updateUser, { params: { id: user.id }, input: change }),
    onSuccess: (changed) => {
      setSessionUser(changed);
      toast({ title: 'Profile Updated', description: newsOf(user, changed) });
    },
  });
}

/** A changed address has not changed yet, which a person has to know. */
function newsOf(before: SessionUser, { pendingEmail, email }: SessionUser): string | undefined {
  if (pendingEmail !== null && pendingEmail !== before.pendingEmail) {
    return `We sent a link to ${pendingEmail}. It becomes your email when you open it.`;
  }
  return before.pendingEmail !== null && pendingEmail === null ? `Your email stays ${email}.` : undefined;
}
