import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { freePlanWords } from '#shared/plans/free-plan.ts';
import { DEMO_ANSWER } from '#shared/proposals/demo-answer.ts';
import { DEMO_FREELANCER, DEMO_POST } from '#shared/proposals/demo-post.ts';
import { CLAIMS, SITE } from '#shared/site/config.ts';
import { PICTURES } from '#shared/site/pictures.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { Fold } from '#web/site-shell/fold.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { Island } from '../island.tsx';
import { billingQuestions } from '../pricing/billing-questions.ts';
import { PlanCards } from '../pricing/plan-cards.tsx';
import { QuestionList } from '../questions/question-list.tsx';
import { ABOUT, AIMS, CLOSING, FEATURES, HERO, SCREENS, STEPS, VOICES } from './copy.ts';
import { HeroDemo } from './demo/hero-demo.tsx';

/** The front page. Sources: docs/spec/accounts.md#landing-page. */
export function LandingPage({ settings }: { settings: SiteSettings }) {
  return (
    <>
      <p className="border-b border-line bg-sunken px-4 py-2 text-center text-small text-balance text-ink-soft">
        {SITE.banner}
      </p>
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <Hero settings={settings} />
        <Fold />
        <Features />
        <HowItWorks />
        <Screens />
        <About />
        <Voices />
        <PricingSection settings={settings} />
      </div>
      <Closing />
    </>
  );
}

const { name, profile, fill } = DEMO_FREELANCER;
const SAMPLE = { post: DEMO_POST, answer: DEMO_ANSWER, author: { name, profile, fill } };

/** One sentence, one action, and the working workspace. */
function Hero({ settings }: { settings: SiteSettings }) {
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

function Features() {
  return (
    <Part id="features" title="Attention you can see, honesty you can check">
      <dl className="mt-8 grid border-t border-line sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-3">
        {FEATURES.map(({ title, text }) => (
          <div key={title} className="grid content-start gap-1.5 border-b border-line py-6">
            <dt className="font-strong">{title}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function HowItWorks() {
  return (
    <Part id="how-it-works" title="How it works">
      <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-5 lg:gap-6">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-1.5 border-t-2 border-ink pt-4">
            <span aria-hidden className="font-serif text-lead text-ink-faint tabular-nums">
              {index + 1}
            </span>
            <h3 className="font-strong">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** The product itself, in pictures of its own screens. */
function Screens() {
  return (
    <Part id="screens" title="See it at work">
      <div className="mt-8 grid gap-12 lg:gap-16">
        {SCREENS.map(({ picture, title, text, alt }) => (
          <figure
            key={picture}
            className="grid items-center gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-12"
          >
            <figcaption className="grid gap-1.5">
              <h3 className="font-strong text-lead">{title}</h3>
              <p className="max-w-measure text-ink-soft">{text}</p>
            </figcaption>
            <Picture name={picture} alt={alt} />
          </figure>
        ))}
      </div>
    </Part>
  );
}

/**
 * In the theme of the page: the other one is not shown, and so never fetched. A wide one would be too small to read on a phone,
 * which is shown its right half.
 */
function Picture({ name, alt }: { name: keyof typeof PICTURES; alt: string }) {
  const { light, dark, width, height } = PICTURES[name];
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const;
  const size =
    width > height ? 'max-sm:h-88 max-sm:w-full max-sm:object-cover max-sm:object-right' : 'mx-auto max-w-72';
  const looks = `h-auto rounded-soft border border-line ${size}`;
  return (
    <div>
      <img {...shared} alt={alt} src={light} data-when="light" className={looks} />
      <img {...shared} alt={alt} src={dark} data-when="dark" className={looks} />
    </div>
  );
}

function About() {
  return (
    <section id="about" aria-labelledby="about-title" className="grid gap-6 pt-20 sm:pt-28 lg:grid-cols-[2fr_3fr]">
      <h2 id="about-title" className="font-serif text-heading font-normal">
        {ABOUT.title}
      </h2>
      <div className="grid max-w-measure gap-4 text-lead text-ink-soft">
        {ABOUT.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/** Made-up people, who say so, and what the product sets out to do for real ones. */
function Voices() {
  return (
    <Part id="voices" title={VOICES.title} lead={VOICES.text}>
      <ul className="mt-8 gap-x-6 sm:columns-2 lg:columns-3">
        {CLAIMS.testimonials.map(({ quote, name, role }) => (
          <li key={name} className="mb-6 break-inside-avoid">
            <figure className="grid gap-5 rounded-tight border border-line bg-sheet p-5 sm:p-6">
              <blockquote className="text-ink-soft">“{quote}”</blockquote>
              <figcaption className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
                <span>
                  <span className="font-strong">{name}</span>
                  <span className="block text-small text-ink-faint">{role}</span>
                </span>
                <span className="rounded-full border border-line bg-sunken px-2 py-px text-small leading-snug font-strong text-ink-soft">
                  {VOICES.label}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <h3 className="mt-8 font-strong">{AIMS.title}</h3>
      <dl className="mt-4 grid gap-x-12 gap-y-6 border-t border-line pt-6 sm:grid-cols-3">
        {AIMS.figures.map(({ figure, text }) => (
          <div key={figure} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-ink-soft">{text}</dt>
            <dd className="font-serif text-heading tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-ink-faint">{AIMS.note}</p>
    </Part>
  );
}

/** The plans and what people ask about them, as a part of the landing page. */
function PricingSection({ settings }: { settings: SiteSettings }) {
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

function Closing() {
  return (
    <section className="border-t border-line bg-sunken px-4 py-16 text-center sm:py-20">
      <h2 className="mx-auto max-w-2xl font-serif text-heading font-normal">{CLOSING.title}</h2>
      <a href={paths.proposalTool} className={`${buttonClasses({ size: 'lg' })} mt-6`}>
        {CLOSING.action}
      </a>
    </section>
  );
}

/** A part of the page that the header can lead to. */
function Part({ id, title, lead, children }: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-20 sm:pt-28">
      <h2 id={`${id}-title`} className="max-w-2xl font-serif text-heading font-normal">
        {title}
      </h2>
      {lead && <p className="mt-3 max-w-measure text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}
