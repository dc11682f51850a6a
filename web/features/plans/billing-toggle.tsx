import { BILLING_CYCLES, type BillingCycle } from '#shared/plans/catalogue.ts';
import { CYCLE_NAMES, savingLabel } from '#shared/plans/offer.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Segments } from '#web/ui/segments.tsx';

interface BillingToggleProps {
  cycle: BillingCycle;
  onCycleChange: (cycle: BillingCycle) => void;
}

/** Monthly or yearly. The saving of a year is on it whichever is chosen. */
export function BillingToggle({ cycle, onCycleChange }: BillingToggleProps) {
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
