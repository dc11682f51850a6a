import { useEffect, useEffectEvent } from 'react';
import type { SessionUser } from '#shared/identity/contract.ts';
import { holderOf, isPro } from '#shared/plans/access.ts';
import { refreshUser, useSession } from '#web/features/identity/index.ts';
import { toast } from '#web/ui/toast.tsx';
import { planOf } from './plan-of.ts';
import { runAt } from './run-at.ts';

const RETRY_MS = 10_000;

/**
 * Once around every page. When Pro ends while it is open, the server is asked what the person has now: a renewal may
 * have come that this page knows nothing of. If it has not, a message says so.
 */
export function PlanProvider() {
  const { user } = useSession();
  const holder = holderOf(user);
  const endsAt = holder && isPro(holder, new Date()) ? holder.proUntil?.getTime() : undefined;
  const userId = user?.id;
  useEffect(() => {
    if (endsAt === undefined || userId === undefined) return;
    return runAt(endsAt, () => void notifyUnlessRenewed(userId));
  }, [endsAt, userId]);
  const state = user ? planOf(user) : undefined;
  // Each change of the plan is told to the other tabs.
  const follow = useEffectEvent(() => (user ? followLater(user) : undefined));
  useEffect(() => (state === undefined ? undefined : follow()), [state]);
  return null;
}

/** Fetched once it is known that someone is signed in: no page waits for it. */
function followLater(user: SessionUser): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  import('./follow-plan.ts').then(
    ({ followPlan }) => {
      if (!isOver) stop = followPlan(user);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

/** While nobody can be asked nothing is said: a renewal may have come all the same. */
async function notifyUnlessRenewed(userId: string): Promise<void> {
  try {
    const user = await refreshUser();
    if (user?.id !== userId || isPro(holderOf(user), new Date())) return;
    toast({ title: 'Your Pro plan has ended', description: 'What you wrote is kept. Your account says when and why.' });
  } catch {
    runAt(Date.now() + RETRY_MS, () => void notifyUnlessRenewed(userId));
  }
}
