import { RadioGroup } from 'radix-ui';
import { BILLING_CYCLES, type BillingCycle } from '#shared/plans/catalogue.ts';
import { savingLabel } from '#shared/plans/offer.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';

const NAMES: Record<BillingCycle, string> = { monthly: 'Monthly', yearly: 'Yearly' };

interface BillingToggleProps {
  cycle: BillingCycle;
  onCycleChange: (cycle: BillingCycle) => void;
  className?: string | undefined;
}

/** Monthly or yearly. The saving of a year stands on it whichever is chosen. */
export function BillingToggle({ cycle, onCycleChange, className }: BillingToggleProps) {
  const choose = (value: string) => {
    const chosen = BILLING_CYCLES.find((c) => c === value);
    if (chosen) onCycleChange(chosen);
  };
  return (
    <RadioGroup.Root
      aria-label="Billing cycle"
      value={cycle}
      onValueChange={choose}
      orientation="horizontal"
      className={cn('grid grid-cols-2 gap-1 rounded-soft border border-line bg-sunken p-1', className)}
    >
      {BILLING_CYCLES.map((value) => (
        <RadioGroup.Item
          key={value}
          value={value}
          className={cn(
            'inline-flex h-9 items-center justify-center gap-2 rounded-tight border border-transparent px-3 text-ink-soft',
            'transition-colors duration-(--quick) ease-out hover:text-ink',
            'data-[state=checked]:border-line-strong data-[state=checked]:bg-sheet data-[state=checked]:font-strong data-[state=checked]:text-ink',
          )}
        >
          {NAMES[value]}
          {value === 'yearly' && <Badge tone="accent">{savingLabel()}</Badge>}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
