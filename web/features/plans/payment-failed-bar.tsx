import { useSession } from '#web/features/identity/index.ts';
import { onDemand } from '#web/ui/on-demand.ts';

const words = onDemand(async () => (await import('./payment-failed-words.tsx')).PaymentFailedWords);

/** Below the header of every page, for as long as a renewal is unpaid. Its words are fetched only then. */
export function PaymentFailedBar() {
  const { user } = useSession();
  const unpaidSince = user?.unpaidSince ?? null;
  // Nobody waits for them: when they cannot be had nothing says so, and a new network brings them.
  const { isThere } = words.useWithRetry(unpaidSince !== null);
  if (unpaidSince === null || !isThere) return null;
  return <words.Part unpaidSince={unpaidSince} />;
}
