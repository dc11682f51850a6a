import { pageTitle } from '#shared/site/config.ts';
import { FreePlan } from '#web/features/plans/index.ts';
import { PlanCards } from './plan-cards.tsx';
import { PlanTable } from './plan-table.tsx';
import { Questions } from './questions.tsx';

export function PricingPage() {
  return (
    <>
      <title>{pageTitle('Pricing')}</title>
      <div className="mx-auto max-w-page px-4 pt-12 pb-20 sm:px-6 sm:pt-20 sm:pb-28">
        <header className="mx-auto grid max-w-2xl gap-4 pb-8 text-center sm:pb-10">
          <h1 className="font-serif text-display font-normal">Pricing</h1>
          <p className="text-lead text-balance text-ink-soft">
            {/* A line of its own: nothing moves when it arrives. */}
            <span className="block">
              <FreePlan as="sentence" />
            </span>{' '}
            Pro adds your own experience, your voice and every tone.
          </p>
        </header>
        <PlanCards level={2} />
        <section aria-labelledby="compare-title" className="mx-auto max-w-4xl pt-20 sm:pt-28">
          <h2 id="compare-title" className="pb-6 font-serif text-heading font-normal">
            Compare plans
          </h2>
          <PlanTable />
        </section>
        <section aria-labelledby="questions-title" className="mx-auto max-w-4xl pt-20 sm:pt-28">
          <h2 id="questions-title" className="pb-6 font-serif text-heading font-normal">
            Questions about plans and paying
          </h2>
          <Questions />
        </section>
      </div>
    </>
  );
}
