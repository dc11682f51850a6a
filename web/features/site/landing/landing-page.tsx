import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { freePlanWords } from '#shared/plans/free-plan.ts';
import { CLAIMS, SITE } from '#shared/site/config.ts';
import { PICTURES } from '#shared/site/pictures.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { Fold } from '#web/site-shell/fold.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { faqQuestions } from '../faq/faq-questions.ts';
import { PlanCards } from '../pricing/plan-cards.tsx';
import { QuestionList } from '../questions/question-list.tsx';
import { ABOUT, AIMS, CLOSING, FEATURES, HERO, NUMBERS, QUESTIONS, SAMPLE, STEPS, VOICES } from './copy.ts';
import { PasteField } from './paste-field.tsx';
import { SampleAsks, SampleStory } from './sample/sample.tsx';

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
        <Part id="sample" title={SAMPLE.title}>
          <SampleStory />
        </Part>
        <Features />
        <HowItWorks />
        <About />
        <Voices />
        <PricingSection settings={settings} />
      </div>
      <Closing />
    </>
  );
}

/** One sentence, one field, and what comes of it. */
function Hero({ settings }: { settings: SiteSettings }) {
  return (
    <section className="grid items-center gap-8 pt-10 sm:pt-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-14">
      <div className="grid gap-4 sm:gap-5">
        <h1 className="font-serif text-display font-normal">{HERO.headline}</h1>
        <p className="max-w-measure text-lead text-ink-soft">{HERO.lead}</p>
        <PasteField id="post" rows={4} />
        <p className="text-ink-faint">
          {HERO.note} {freePlanWords(settings.freeWeeklyLimit).sentence}
        </p>
      </div>
      <SampleAsks />
    </section>
  );
}

function Features() {
  return (
    <Part id="features" title="Features">
      <ul className="mt-8 grid gap-8 lg:grid-cols-3 lg:gap-6">
        {FEATURES.map(({ picture, title, text, alt }) => (
          <li key={picture} className="grid content-start gap-1.5">
            <Picture name={picture} alt={alt} />
            <h3 className="pt-3 font-strong text-lead">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** In the theme of the page: the other one is not shown, and so never fetched. */
function Picture({ name, alt }: { name: keyof typeof PICTURES; alt: string }) {
  const { light, dark, width, height } = PICTURES[name];
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <div className="grid items-center rounded-soft border border-line bg-sunken p-3 lg:min-h-96">
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          {...shared}
          alt={alt}
          src={theme === 'light' ? light : dark}
          data-when={theme}
          className="mx-auto h-auto max-w-full rounded-tight"
        />
      ))}
    </div>
  );
}

function HowItWorks() {
  return (
    <Part id="how-it-works" title="How it works">
      <ol className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-5">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-1 border-t-2 border-ink pt-3">
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

function About() {
  return (
    <section id="about" aria-labelledby="about-title" className="grid gap-4 pt-16 sm:pt-20 lg:grid-cols-[1fr_3fr]">
      <h2 id="about-title" className="font-serif text-heading font-normal">
        {ABOUT.title}
      </h2>
      <p className="max-w-measure text-lead text-ink-soft">{ABOUT.text}</p>
    </section>
  );
}

/** What can be counted, what is aimed for, and made-up people, who say so. */
function Voices() {
  return (
    <Part id="voices" title={VOICES.title}>
      <div className="mt-6 grid gap-x-12 gap-y-6 border-y border-line py-6 lg:grid-cols-2">
        <Figures figures={NUMBERS} />
        <div className="grid content-start gap-2 lg:border-l lg:border-line lg:pl-12">
          <Figures figures={AIMS.figures} title={AIMS.title} />
        </div>
      </div>
      <ul className="mt-6 grid gap-x-8 gap-y-6 text-small sm:grid-cols-2 lg:grid-cols-3">
        {CLAIMS.testimonials.map(({ quote, name, role }) => (
          <li key={name}>
            <figure className="grid gap-2">
              <blockquote className="text-ink-soft">“{quote}”</blockquote>
              <figcaption className="text-ink-faint">
                <span className="font-strong text-ink-soft">{name}</span>, {role} · <span>{VOICES.label}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Figures({ figures, title }: { figures: readonly { figure: string; text: string }[]; title?: string }) {
  return (
    <>
      {title && <h3 className="eyebrow">{title}</h3>}
      <dl className="grid grid-cols-3 gap-4 self-end">
        {figures.map(({ figure, text }) => (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-ink-soft">{text}</dt>
            <dd className="font-strong text-lead tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The plans, and the questions that are asked first. */
function PricingSection({ settings }: { settings: SiteSettings }) {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="py-16 sm:py-20">
      <h2 id="pricing-title" className="pb-6 text-center font-serif text-heading font-normal">
        Pricing
      </h2>
      <PlanCards settings={settings} level={3} />
      <p className="pt-4 text-center">
        <MoreLink to={paths.pricing}>Compare plans</MoreLink>
      </p>
      <div className="mx-auto max-w-4xl pt-10">
        <h3 className="pb-3 font-strong text-lead">{QUESTIONS.title}</h3>
        <QuestionList questions={faqQuestions(settings).slice(0, FIRST_QUESTIONS)} group="first" level={4} />
        <p className="pt-3">
          <MoreLink to={paths.faq}>{QUESTIONS.all}</MoreLink>
        </p>
      </div>
    </section>
  );
}

const FIRST_QUESTIONS = 3;

function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className={buttonClasses({ variant: 'link' })}>
      {children}
      <ArrowRight aria-hidden />
    </a>
  );
}

function Closing() {
  return (
    <section className="border-t border-line bg-sunken px-4 py-14">
      <div className="mx-auto grid max-w-2xl gap-5">
        <h2 className="text-center font-serif text-heading font-normal">{CLOSING.title}</h2>
        <PasteField id="post-again" rows={3} />
      </div>
    </section>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-16 sm:pt-20">
      <h2 id={`${id}-title`} className="font-serif text-heading font-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}
