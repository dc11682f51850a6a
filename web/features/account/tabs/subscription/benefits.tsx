import { Check } from 'lucide-react';
import { PRO_BENEFITS } from '#shared/plans/catalogue.ts';
import { offerFor, UpgradeButton } from '#web/features/plans/index.ts';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';

/** What Pro would add, for people on the free plan. */
export function Benefits() {
  const { price, per } = offerFor('monthly');
  return (
    <Card aria-labelledby="benefits-title">
      <CardHeader className="items-baseline">
        <CardTitle id="benefits-title">What Pro adds</CardTitle>
        <p className="text-ink-soft">
          <span className="font-strong text-ink tabular-nums">{price}</span> {per}
        </p>
      </CardHeader>
      <ul className="grid gap-x-8 gap-y-2.5 md:grid-cols-2">
        {PRO_BENEFITS.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent-ink" />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-6 grid sm:justify-start">
        <UpgradeButton />
      </div>
    </Card>
  );
}
