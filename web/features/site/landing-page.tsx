import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageTitle, SITE } from '#shared/site/config.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ABOUT, CLOSING, FEATURES, HERO, STEPS } from './copy.ts';
import { DeskIllustration } from './desk-illustration.tsx';
import { PricingSection } from './pricing/pricing-section.tsx';

export function LandingPage() {
  return (
    <>
      <title>{pageTitle('Freelance proposals')}</title>
      <p className="border-b border-line bg-sunken px-4 py-2 text-center text-small text-balance text-ink-soft">
        {SITE.banner}
      </p>
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <Hero />
        <DeskIllustration />
        <Features />
        <HowItWorks />
        <About />
        <PricingSection />
      </div>
      <Closing />
    </>
  );
}

function Hero() {
  return (
    <section className="grid max-w-3xl gap-6 pt-14 pb-12 sm:pt-24 sm:pb-16">
      <h1 className="font-serif text-display font-normal">{HERO.headline}</h1>
      <p className="max-w-measure text-lead text-ink-soft">{HERO.lead}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-2">
        <Button asChild size="lg">
          <Link to={paths.proposalTool}>
            {HERO.action}
            <ArrowRight aria-hidden />
          </Link>
        </Button>
        <p className="text-ink-faint">{HERO.note}</p>
      </div>
    </section>
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

/** A part of the page that the header can lead to. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-20 sm:pt-28">
      <h2 id={`${id}-title`} className="max-w-2xl font-serif text-heading font-normal">
        {title}
      </h2>
      {children}
    </section>
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

function Closing() {
  return (
    <section className="border-t border-line bg-sunken px-4 py-16 text-center sm:py-20">
      <h2 className="mx-auto max-w-2xl font-serif text-heading font-normal">{CLOSING.title}</h2>
      <Button asChild size="lg" className="mt-6">
        <Link to={paths.proposalTool}>{CLOSING.action}</Link>
      </Button>
    </section>
  );
}
