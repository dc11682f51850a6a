import { useEffect, useEffectEvent } from 'react';
import type { SessionUser } from '#shared/identity/contract.ts';
import { holderOf, isPro } from '#shared/plans/access.ts';
import { refreshUser, setSessionUser, useSession } from '#web/features/identity/index.ts';
import { listen } from '#web/ui/listen.ts';
import { toast } from '#web/ui/toast.tsx';
import { runAt } from './run-at.ts';
import { planOf } from './viewer.ts';

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
  const follow = useEffectEvent(() => (user ? followPlan(user) : undefined));
  useEffect(() => (state === undefined ? undefined : follow()), [state]);
  return null;
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

const CHANNEL = 'bidwright-plan';
/** How often a page that is looked at asks whether the plan has changed, on another device for one. */
const QUIET_MS = 30_000;
/** The same while a payment is processed, or a failed one may be mended any moment. */
const EXPECTING_MS = 5_000;

/**
 * Keeps this tab's plan in step with the server until it is called off. Other tabs of the browser say at once when theirs has
 * changed; besides, the server is asked when the page is looked at again and every few seconds. A failure changes nothing.
 */
function followPlan(user: SessionUser): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const known = planOf(user);
  const check = () => void askServer(user.id, known);
  const onVisible = () => document.visibilityState === 'visible' && check();
  const onMessage = ({ data }: MessageEvent<unknown>) => data !== known && check();
  channel.addEventListener('message', onMessage);
  const stop = listen(window, ['visibilitychange', 'focus'], onVisible);
  const timer = setInterval(onVisible, user.checkoutStatus || user.unpaidSince ? EXPECTING_MS : QUIET_MS);
  channel.postMessage(known);
  return () => {
    clearInterval(timer);
    stop();
    channel.close();
  };
}

/** Not by refreshing the session: that nobody is signed in any more is not for a page in the background to ask about. */
async function askServer(userId: string, known: string): Promise<void> {
  try {
    const [{ call }, { readUser }] = await Promise.all([
      import('#web/api/call.ts'),
      import('#shared/identity/contract.ts'),
    ]);
    const user = await call(readUser, {});
    if (user.id === userId && planOf(user) !== known) setSessionUser(user);
  } catch {
    // The next look may succeed; what the person does meets the failure and shows it.
  }
}
