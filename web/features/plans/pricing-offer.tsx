import { Check } from 'lucide-react';
import { BILLING_CYCLES, type BillingCycle, PRO_BENEFITS, TRIAL_DAYS } from '#shared/plans/catalogue.ts';
import { CYCLE_NAMES, ONE_TRIAL, offerFor, savingLabel, TRIAL_USED, trialLabel } from '#shared/plans/offer.ts';
import { Badge } from '#web/ui/badge.tsx';
import { longDate } from '#web/ui/dates.ts';
import { Segments } from '#web/ui/segments.tsx';
import { useTrialDays } from './use-trial.ts';

interface PricingOfferProps {
  cycle: BillingCycle;
  onCycleChange: (cycle: BillingCycle) => void;
  /** How many benefits to list; all of them when left out. */
  benefits?: number | undefined;
}

/** Cycle, price and what it buys: readable in three seconds. */
export function PricingOffer({ cycle, onCycleChange, benefits = PRO_BENEFITS.length }: PricingOfferProps) {
  const offer = offerFor(cycle);
  const days = useTrialDays();
  const trial = trialLabel(days ?? 0);
  return (
    <div className="grid gap-5">
      <BillingToggle cycle={cycle} onCycleChange={onCycleChange} />
      <div className="grid gap-1" aria-live="polite">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-serif text-heading tabular-nums">{offer.price}</span>{' '}
          <span className="text-ink-soft">{offer.per}</span>
          {trial && (
            <Badge tone="accent" className="ml-auto self-center">
              {trial}
            </Badge>
          )}
        </p>
        {days === 0 && TRIAL_DAYS > 0 && <p className="text-small text-ink-soft">{TRIAL_USED}</p>}
        <p className="text-small text-ink-faint">
          {offer.monthlyShare ? `${offer.monthlyShare}/month, billed yearly. ` : ''}
          {trial ? `${ONE_TRIAL} ` : ''}Cancel anytime; access lasts to the end of the billing period.
        </p>
      </div>
      <DueToday cycle={cycle} />
      <ul className="grid gap-2">
        {PRO_BENEFITS.slice(0, benefits).map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent-ink" />
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BillingToggleProps {
  cycle: BillingCycle;
  onCycleChange: (cycle: BillingCycle) => void;
}

/** Monthly or yearly. The saving of a year is on it whichever is chosen. */
function BillingToggle({ cycle, onCycleChange }: BillingToggleProps) {
  const segments = BILLING_CYCLES.map((value) => ({ value, name: <CycleName of={value} /> }));
  return <Segments label="Billing cycle" segments={segments} value={cycle} onValueChange={onCycleChange} />;
}

function CycleName({ of: cycle }: { of: BillingCycle }) {
  return (
    <>
      {CYCLE_NAMES[cycle]}
      {cycle === 'yearly' && <Badge tone="accent">{savingLabel()}</Badge>}
    </>
  );
}

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
