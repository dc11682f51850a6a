import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PlanCards } from './plan-cards.tsx';
import { Questions } from './questions.tsx';

/** The plans and what people ask about them, as a part of the landing page. */
export function PricingSection() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="py-20 sm:py-28">
      <h2 id="pricing-title" className="pb-8 text-center font-serif text-heading font-normal">
        Pricing
      </h2>
      <PlanCards level={3} />
      <p className="pt-6 text-center">
        <Button asChild variant="link">
          <Link to={paths.pricing}>
            Compare plans
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      </p>
      <div className="mx-auto max-w-4xl pt-16 sm:pt-20">
        <h3 className="pb-4 font-strong text-lead">Questions about plans and paying</h3>
        <Questions />
      </div>
    </section>
  );
}
