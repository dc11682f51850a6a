import { ArrowRight } from 'lucide-react';
import type { SiteSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { QuestionList } from '../questions/question-list.tsx';
import { billingQuestions } from './billing-questions.ts';
import { PlanCards } from './plan-cards.tsx';

/** The plans and what people ask about them, as a part of the landing page. */
export function PricingSection({ settings }: { settings: SiteSettings }) {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="py-20 sm:py-28">
      <h2 id="pricing-title" className="pb-8 text-center font-serif text-heading font-normal">
        Pricing
      </h2>
      <PlanCards settings={settings} level={3} />
      <p className="pt-6 text-center">
        <a href={paths.pricing} className={buttonClasses({ variant: 'link' })}>
          Compare plans
          <ArrowRight aria-hidden />
        </a>
      </p>
      <div className="mx-auto max-w-4xl pt-16 sm:pt-20">
        <h3 className="pb-4 font-strong text-lead">Questions about plans and paying</h3>
        <QuestionList questions={billingQuestions(settings)} group="paying" level={4} />
      </div>
    </section>
  );
}
