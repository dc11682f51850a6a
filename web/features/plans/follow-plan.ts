import type { SessionUser } from '#shared/identity/contract.ts';
import { setSessionUser } from '#web/features/identity/index.ts';
import { listen } from '#web/ui/listen.ts';
import { planOf } from './plan-of.ts';

const CHANNEL = 'bidwright-plan';
/** How often a page that is looked at asks whether the plan has changed, on another device for one. */
const QUIET_MS = 30_000;
/** The same while a payment is processed, or a failed one may be mended any moment. */
const EXPECTING_MS = 5_000;

/**
 * Keeps this tab's plan in step with the server until it is called off. Other tabs of the browser say at once when theirs has
 * changed; besides, the server is asked when the page is looked at again and every few seconds. A failure changes nothing.
 */
export function followPlan(user: SessionUser): () => void {
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
