import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { onDemand } from '#web/ui/on-demand.ts';
import { useSession } from './use-session.ts';

const bar = onDemand(async () => (await import('./confirm-email-bar.tsx')).ConfirmEmailBar);

/** Where an address that works matters now: invoices go to it. */
const SAID_ON: readonly string[] = [paths.account, paths.checkout];

/** Above those pages while the email of who is signed in is not confirmed. */
export function ConfirmEmail() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const isAsked = user !== null && !user.emailVerified && SAID_ON.includes(pathname);
  // Nobody waits for it: when it cannot be had nothing says so, and a new network brings it.
  const { isThere, hasFailed } = bar.useWithRetry(isAsked);
  if (!isAsked || hasFailed) return null;
  if (!isThere) return <Room />;
  return <bar.Part email={user.pendingEmail ?? user.email} />;
}

/** Keeps the place of the bar while it is fetched, so that the page below does not move: one line with its padding and border. */
function Room() {
  return (
    <div aria-hidden className="border-b border-amber-line bg-amber-wash py-1 text-small sm:py-2 print:hidden">
      &nbsp;
    </div>
  );
}
