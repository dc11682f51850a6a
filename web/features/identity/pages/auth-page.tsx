import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { CLAIMS } from '#shared/site/config.ts';
import { PROMISES } from '#shared/site/promises.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PageSpinner } from '#web/ui/spinner.tsx';

interface AuthPageProps {
  /** The way home. */
  above: ReactNode;
  /** `AuthForms`, as the part of the page that does something. */
  children: ReactNode;
}

/**
 * Sign in and sign up, rendered before anybody asks for it. Who is signed in sees that they are led on (follow-session.ts). Source:
 * docs/spec/accounts.md#auth.
 */
export function AuthPage({ above, children }: AuthPageProps) {
  return (
    <>
      <PageSpinner label="You are signed in" data-for="people" />
      <div data-for="visitors" className="mx-auto grid max-w-page gap-12 px-4 sm:px-6 lg:grid-cols-2">
        <div className="mx-auto grid w-full max-w-104 content-start gap-6 pt-6 pb-16 sm:pt-10 lg:pb-24">
          {above}
          <p data-unscripted>Signing in needs JavaScript. Please switch it on and reload.</p>
          <div data-scripted>{children}</div>
        </div>
        <MarketingPanel />
      </div>
    </>
  );
}

/** What is promised of a proposal. */
const NOTES = [PROMISES.codeWord, PROMISES.answersAll, PROMISES.nothingMadeUp].map(({ words }) => words);

/** Beside the form if there is space: the operator's text about the product. */
function MarketingPanel() {
  const {
    minutesSaved,
    testimonials: [testimonial],
  } = CLAIMS;
  return (
    <aside aria-label="About the product" className="hidden content-start pt-10 pb-24 lg:grid">
      <div className="grid gap-8 rounded-soft border border-line bg-sunken px-10 py-12 xl:px-14 xl:py-16">
        <p className="font-serif text-heading text-balance">Up to {minutesSaved} minutes saved on every proposal.</p>
        <figure className="grid gap-6 rounded-tight border border-line bg-sheet px-8 py-8">
          <blockquote className="text-lead text-ink-soft">“{testimonial.quote}”</blockquote>
          <figcaption className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <span className="font-strong">{testimonial.name}</span>
              <span className="block text-small text-ink-faint">{testimonial.role}</span>
            </span>
            <Badge>Illustrative</Badge>
          </figcaption>
        </figure>
        <div className="grid gap-3">
          <p className="eyebrow">Before you send</p>
          <ul className="grid gap-2 text-ink-soft">
            {NOTES.map((note) => (
              <li key={note} className="flex items-center gap-2.5">
                <Check aria-hidden className="size-4.5 shrink-0 text-accent-ink" />
                {note}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  );
}
