import { lazy, Suspense } from 'react';
import { useSession } from '#web/features/identity/index.ts';

const Words = lazy(async () => ({ default: (await import('./payment-failed-words.tsx')).PaymentFailedWords }));

/** Below the header of every page, for as long as a renewal is unpaid. Its words are fetched only then. */
export function PaymentFailedBar() {
  const { user } = useSession();
  if (!user?.unpaidSince) return null;
  return (
    <Suspense>
      <Words unpaidSince={user.unpaidSince} />
    </Suspense>
  );
}
