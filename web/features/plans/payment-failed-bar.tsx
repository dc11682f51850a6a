import { useSession } from '#web/features/identity/index.ts';
import { onDemand } from '#web/ui/on-demand.ts';

const words = onDemand(async () => (await import('./payment-failed-words.tsx')).PaymentFailedWords);

/** Below the header of every page, for as long as a renewal is unpaid. Its words are fetched only then. */
export function PaymentFailedBar() {
  const { user } = useSession();
  if (!user?.unpaidSince) return null;
  return <words.Part unpaidSince={user.unpaidSince} />;
}
