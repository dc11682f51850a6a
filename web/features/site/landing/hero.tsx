import { ArrowRight } from 'lucide-react';
import { freePlanWords } from '#shared/plans/free-plan.ts';
import { DEMO_ANSWER } from '#shared/proposals/demo-answer.ts';
import { DEMO_FREELANCER, DEMO_POST } from '#shared/proposals/demo-post.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { Island } from '../island.tsx';
import { HERO } from './copy.ts';
import { HeroDemo } from './demo/hero-demo.tsx';

const { name, profile, fill } = DEMO_FREELANCER;
const SAMPLE = { post: DEMO_POST, answer: DEMO_ANSWER, author: { name, profile, fill } };

/** One sentence, one action, and the working workspace. */
export function Hero({ settings }: { settings: SiteSettings }) {
  return (
    <>
      <section className="grid max-w-3xl gap-5 pt-12 pb-10 sm:gap-6 sm:pt-20 sm:pb-14">
        <h1 className="font-serif text-display font-normal">{HERO.headline}</h1>
        <p className="max-w-measure text-lead text-ink-soft">{HERO.lead}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-2">
          <a href={paths.proposalTool} className={buttonClasses({ size: 'lg' })}>
            {HERO.action}
            <ArrowRight aria-hidden />
          </a>
          <p className="text-ink-faint">
            {HERO.note} {freePlanWords(settings.freeWeeklyLimit).sentence}
          </p>
        </div>
      </section>
      <section aria-labelledby="demo-title">
        <h2 id="demo-title" className="sr-only">
          {HERO.demo}
        </h2>
        <Island of={HeroDemo} name="hero-demo" props={{ sample: SAMPLE }} />
        <p className="pt-3 text-center text-small text-balance text-ink-faint">{HERO.madeUp(DEMO_FREELANCER)}</p>
      </section>
    </>
  );
}
