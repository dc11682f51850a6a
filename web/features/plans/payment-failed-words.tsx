import { TriangleAlert } from 'lucide-react';
import { isPro } from '#shared/plans/access.ts';
import { UpdateCard } from '#web/features/billing/index.ts';
import { longDate } from '#web/ui/dates.ts';
import { useViewer } from './use-viewer.ts';

/** What the bar says: since when it is unpaid, to when Pro lasts, and 'Update card'. */
export function PaymentFailedWords({ unpaidSince }: { unpaidSince: string }) {
  const { holder } = useViewer();
  const until = holder && isPro(holder, new Date()) ? holder.proUntil : undefined;
  const rest = until ? `Pro stays on until ${longDate(until.toISOString())}.` : 'Pro is off until it is paid.';
  return (
    <aside aria-label="Payment failed" className="border-b border-amber-line bg-amber-wash text-amber-ink print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 sm:px-6">
        <p className="flex flex-1 basis-64 items-start gap-2">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          <span>
            Your payment on {longDate(unpaidSince)} failed. {rest}
          </span>
        </p>
        <UpdateCard />
      </div>
    </aside>
  );
}
