import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { offerFor } from '#shared/plans/offer.ts';
import { longDate } from '#web/ui/dates.ts';
import { useTrialDays } from './use-trial-days.ts';

const DAY_MS = 86_400_000;

/** What a person who subscribes now pays today, and when the first charge comes. Nothing while their trial is not known. */
export function DueToday({ cycle }: { cycle: BillingCycle }) {
  const days = useTrialDays();
  if (days === undefined) return null;
  const { today, first } = dueWords(cycle, days, new Date());
  return (
    <dl className="grid gap-1 rounded-tight bg-sunken px-3 py-2 text-small tabular-nums">
      {[
        ['Due today', today],
        ['First charge', first],
      ].map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** '$0' and '$9.99 on November 30, 2026'; '$9.99' and 'Today' without a trial. Taxes are the provider's to say. */
function dueWords(cycle: BillingCycle, trialDays: number, now: Date): { today: string; first: string } {
  const { price } = offerFor(cycle);
  if (trialDays === 0) return { today: price, first: 'Today' };
  const at = new Date(now.getTime() + trialDays * DAY_MS);
  return { today: '$0', first: `${price} on ${longDate(at.toISOString())}` };
}
