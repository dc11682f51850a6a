import { freePlanWords } from '#shared/plans/free-plan.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { QuestionList } from '../questions/question-list.tsx';
import { billingQuestions } from './billing-questions.ts';
import { PlanCards } from './plan-cards.tsx';
import { PlanTable } from './plan-table.tsx';

/** The plans, all that they hold, and what people ask about paying. */
export function PricingPage({ settings }: { settings: SiteSettings }) {
  const free = freePlanWords(settings.freeWeeklyLimit);
  return (
    <div className="mx-auto max-w-page px-4 pt-12 pb-20 sm:px-6 sm:pt-20 sm:pb-28">
      <header className="mx-auto grid max-w-2xl gap-4 pb-8 text-center sm:pb-10">
        <h1 className="font-serif text-display font-normal">Pricing</h1>
        <p className="text-lead text-balance text-ink-soft">
          <span className="block">{free.sentence}</span> Pro adds your own experience, your voice and every tone.
        </p>
      </header>
      <PlanCards settings={settings} level={2} />
      <section aria-labelledby="compare-title" className="mx-auto max-w-4xl pt-20 sm:pt-28">
        <h2 id="compare-title" className="pb-6 font-serif text-heading font-normal">
          Compare plans
        </h2>
        <PlanTable weekly={free.short} />
      </section>
      <section aria-labelledby="questions-title" className="mx-auto max-w-4xl pt-20 sm:pt-28">
        <h2 id="questions-title" className="pb-6 font-serif text-heading font-normal">
          Questions about plans and paying
        </h2>
        <QuestionList questions={billingQuestions(settings)} group="paying" level={3} />
      </section>
    </div>
  );
}
