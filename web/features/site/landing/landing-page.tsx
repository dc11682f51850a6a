import { SITE } from '#shared/site/config.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { Fold } from '#web/site-shell/fold.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { PricingSection } from '../pricing/pricing-section.tsx';
import { ABOUT, CLOSING, FEATURES, STEPS } from './copy.ts';
import { Hero } from './hero.tsx';
import { Part } from './part.tsx';
import { Screens } from './screens.tsx';
import { Voices } from './voices.tsx';

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
      <a href={paths.proposalTool} className={`${buttonClasses({ size: 'lg' })} mt-6`}>
        {CLOSING.action}
      </a>
    </section>
  );
}
