import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  BILLING_CYCLES,
  type BillingCycle,
  FREE_BENEFITS,
  formatPrice,
  PRO_BENEFITS,
} from '#shared/plans/catalogue.ts';
import { premiumProposals } from '#shared/plans/credits.ts';
import { freePlanWords } from '#shared/plans/free-plan.ts';
import {
  CYCLE_NAMES,
  ONE_TRIAL,
  offerFor,
  savingLabel,
  TRIAL_USED,
  trialLabel,
  trialTerms,
} from '#shared/plans/offer.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { Segments } from '#web/ui/segments.tsx';

// Which of the two prices is seen follows the switch by style alone.
const SEEN_IN: Record<BillingCycle, string> = {
  monthly: 'grid group-has-[[value=yearly]:checked]/offer:hidden',
  yearly: 'hidden group-has-[[value=yearly]:checked]/offer:grid',
};
// What the card of Pro says to people who have it: signed-in-pro-action.tsx marks the card.
const NOT_FOR_PRO = 'group-data-[state=pro]/pro:hidden';
const WITH_TRIAL =
  'group-data-[state=pro]/pro:hidden group-data-[trial=used]/pro:hidden group-data-[trial=unknown]/pro:hidden';
const TRIAL_IS_USED = 'hidden group-data-[trial=used]/pro:inline';
const FOR_PRO = 'hidden group-data-[state=pro]/pro:inline-flex';

const CYCLES: readonly { value: BillingCycle; name: ReactNode }[] = [
  { value: 'monthly', name: CYCLE_NAMES.monthly },
  {
    value: 'yearly',
    name: (
      <>
        {CYCLE_NAMES.yearly}
        <Badge tone="accent">{savingLabel()}</Badge>
      </>
    ),
  },
];

interface PlanCardsProps {
  settings: SiteSettings;
  /** The rank of the plans' names among the page's headings. */
  level: 2 | 3;
}

/**
 * The two plans side by side, for either billing cycle. It all works without a script: the cycle is a field of a form, which
 * leads a visitor to sign in and from there to the checkout. Once on a page.
 */
export function PlanCards({ settings, level }: PlanCardsProps) {
  return (
    <form action={paths.auth} className="group/offer grid gap-6" data-offer>
      <input type="hidden" name="returnTo" value={paths.checkout} />
      <Segments
        label="Billing cycle"
        name="billingCycle"
        defaultValue="monthly"
        segments={CYCLES}
        className="w-full max-w-80 justify-self-center"
      />
      <div className="mx-auto grid w-full max-w-4xl items-stretch gap-4 md:grid-cols-2 md:gap-6">
        <FreeCard level={level} settings={settings} />
        <ProCard level={level} />
      </div>
    </form>
  );
}

function FreeCard({ level, settings }: PlanCardsProps) {
  return (
    <PlanCard
      id="plan-free"
      name="Free"
      level={level}
      benefits={[freePlanWords(settings.freeWeeklyLimit).line, ...FREE_BENEFITS]}
    >
      <div className="grid gap-1.5">
        <Price price={formatPrice(0)} per="forever" />
        <Terms>Start with {premiumProposals()} — no payment required.</Terms>
      </div>
      <a href={paths.proposalTool} className={buttonClasses({ variant: 'secondary', size: 'lg' }, 'w-full')}>
        Start Free
      </a>
    </PlanCard>
  );
}

function ProCard({ level }: { level: 2 | 3 }) {
  return (
    <PlanCard id="plan-pro" name="Pro" level={level} badges={<ProBadges />} benefits={PRO_BENEFITS}>
      <div aria-live="polite">
        {BILLING_CYCLES.map((cycle) => (
          <ProPrice key={cycle} cycle={cycle} />
        ))}
      </div>
      {/* For signed-in people their own action replaces it. */}
      <div data-place="pro-action" className="grid min-h-12">
        <button type="submit" className={buttonClasses({ size: 'lg' }, 'w-full')}>
          Upgrade to Pro
        </button>
      </div>
    </PlanCard>
  );
}

function ProBadges() {
  const trial = trialLabel();
  return (
    <>
      {trial && <Badge className={WITH_TRIAL}>{trial}</Badge>}
      <Badge tone="accent" className={NOT_FOR_PRO}>
        Most Popular
      </Badge>
      <Badge tone="accent" className={FOR_PRO}>
        Your plan
      </Badge>
    </>
  );
}

function ProPrice({ cycle }: { cycle: BillingCycle }) {
  const { price, per, monthlyShare } = offerFor(cycle);
  const trial = trialTerms(cycle);
  return (
    <div className={`gap-1.5 ${SEEN_IN[cycle]}`}>
      <Price price={price} per={per} />
      <Terms className={NOT_FOR_PRO}>
        {trial && <span className={WITH_TRIAL}>{trial} </span>}
        {trial && <span className={TRIAL_IS_USED}>{TRIAL_USED} </span>}
        {trial && <span className={WITH_TRIAL}>{ONE_TRIAL} </span>}
        {monthlyShare && `${monthlyShare}/month, billed yearly. `}Cancel anytime.
      </Terms>
    </div>
  );
}

function Price({ price, per }: { price: string; per: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-serif text-display tabular-nums">{price}</span> <span className="text-ink-soft">{per}</span>
    </p>
  );
}

function Terms({ className = '', children }: { className?: string; children: ReactNode }) {
  return <p className={`text-small text-ink-faint md:min-h-10 ${className}`}>{children}</p>;
}

interface PlanCardProps {
  id: 'plan-free' | 'plan-pro';
  name: string;
  level: 2 | 3;
  badges?: ReactNode;
  /** What it costs, and what can be done about that. */
  children: ReactNode;
  benefits: readonly string[];
}

function PlanCard({ id, name, level, badges, children, benefits }: PlanCardProps) {
  const Name = `h${level}` as const;
  const isPro = id === 'plan-pro';
  return (
    <section
      aria-labelledby={id}
      className={`group/pro grid content-start gap-5 rounded-soft border bg-sheet p-6 md:p-8 ${isPro ? 'border-accent' : 'border-line'}`}
    >
      <header className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Name id={id} className="font-strong text-lead leading-snug">
          {name}
        </Name>
        {badges && <p className="flex flex-wrap gap-1.5">{badges}</p>}
      </header>
      {children}
      <ul className="grid gap-2.5 border-t border-line pt-5">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent-ink" />
            <span className="min-w-0 flex-1">{benefit}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
