import { Check } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { type BillingCycle, FREE_BENEFITS, formatPrice, PRO_BENEFITS } from '#shared/plans/catalogue.ts';
import { premiumProposals } from '#shared/plans/credits.ts';
import { offerFor, trialLabel, trialTerms } from '#shared/plans/offer.ts';
import { BillingToggle, FreePlan } from '#web/features/plans/index.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { ProAction } from './pro-action.tsx';
import { useProCard } from './use-pro-card.ts';

/** The two plans side by side, for either billing cycle. `level` is the rank of their names among the page's headings. */
export function PlanCards({ level }: { level: 2 | 3 }) {
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  return (
    <div className="grid gap-6">
      <BillingToggle cycle={cycle} onCycleChange={setCycle} className="w-full max-w-80 justify-self-center" />
      <div className="mx-auto grid w-full max-w-4xl items-stretch gap-4 md:grid-cols-2 md:gap-6">
        <FreeCard level={level} />
        <ProCard level={level} cycle={cycle} />
      </div>
    </div>
  );
}

function FreeCard({ level }: { level: 2 | 3 }) {
  return (
    <PlanCard
      name="Free"
      level={level}
      price={formatPrice(0)}
      per="for as long as you like"
      terms={`Start with ${premiumProposals()} — no payment required.`}
      action={
        <Button asChild variant="secondary" size="lg" className="w-full">
          <Link to={paths.proposalTool}>Start Free</Link>
        </Button>
      }
      benefits={[<FreePlan key="count" as="line" />, ...FREE_BENEFITS]}
    />
  );
}

function ProCard({ level, cycle }: { level: 2 | 3; cycle: BillingCycle }) {
  const view = useProCard(cycle);
  const { price, per, monthlyShare } = offerFor(cycle);
  // Who has Pro is past its trial.
  const isYours = view.standing === 'pro';
  const terms = [!isYours && trialTerms(cycle), monthlyShare && `Comes to ${monthlyShare} a month.`, 'Cancel anytime.'];
  return (
    <PlanCard
      name="Pro"
      level={level}
      className="border-accent"
      badges={<ProBadges isYours={isYours} />}
      price={price}
      per={per}
      terms={terms.filter(Boolean).join(' ')}
      action={<ProAction {...view} />}
      benefits={PRO_BENEFITS}
    />
  );
}

function ProBadges({ isYours }: { isYours: boolean }) {
  const trial = trialLabel();
  if (isYours) return <Badge tone="accent">Your plan</Badge>;
  return (
    <>
      {trial && <Badge>{trial}</Badge>}
      <Badge tone="accent">Most Popular</Badge>
    </>
  );
}

interface PlanCardProps {
  name: string;
  level: 2 | 3;
  badges?: ReactNode;
  price: string;
  per: string;
  /** One line under the price. */
  terms: string;
  action: ReactNode;
  benefits: readonly ReactNode[];
  className?: string;
}

function PlanCard({ name, level, badges, price, per, terms, action, benefits, className }: PlanCardProps) {
  const Name = `h${level}` as const;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn('grid content-start gap-5 rounded-soft border border-line bg-sheet p-6 md:p-8', className)}
    >
      <header className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Name id={id} className="font-strong text-lead leading-snug">
          {name}
        </Name>
        {badges && <p className="flex flex-wrap gap-1.5">{badges}</p>}
      </header>
      <div className="grid gap-1.5" aria-live="polite">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-serif text-display tabular-nums">{price}</span>{' '}
          <span className="text-ink-soft">{per}</span>
        </p>
        <p className="text-small text-ink-faint md:min-h-10">{terms}</p>
      </div>
      {action}
      <ul className="grid gap-2.5 border-t border-line pt-5">
        {benefits.map((benefit, index) => (
          <li key={typeof benefit === 'string' ? benefit : index} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent-ink" />
            <span className="min-w-0 flex-1">{benefit}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
