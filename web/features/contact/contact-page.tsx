import { useState } from 'react';
import { pageTitle, SITE } from '#shared/site/config.ts';
import { paths } from '#web/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ContactForm } from './contact-form.tsx';
import { ThankYou } from './thank-you.tsx';

/** Writing to support: the form, and beside it the address for who would rather write a mail. Source: seeds 001 §2. */
export function ContactPage() {
  const [reference, setReference] = useState<string>();
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 pt-6 pb-20 sm:px-6 sm:pt-10 sm:pb-28">
      <title>{pageTitle('Contact')}</title>
      <BackLink to={paths.home}>Back to Home</BackLink>
      <header className="grid max-w-2xl gap-3">
        <h1 className="font-serif text-display font-normal">Contact Us</h1>
        <p className="text-lead text-balance text-ink-soft">
          A question, a fault, an idea: tell us, and a person reads it.
        </p>
      </header>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-12">
        {reference === undefined ? (
          <ContactForm onSent={setReference} />
        ) : (
          <ThankYou reference={reference} onAgain={() => setReference(undefined)} />
        )}
        <aside
          aria-label="Support by email"
          className="grid content-start gap-2 border-line max-lg:border-t max-lg:pt-6"
        >
          <h2 className="font-strong">Email support</h2>
          <p className="wrap-anywhere">
            <a
              href={`mailto:${SITE.supportEmail}`}
              className="rounded-tight text-accent-ink underline underline-offset-4 hover:decoration-2"
            >
              {SITE.supportEmail}
            </a>
          </p>
          <p className="text-ink-soft">We reply within {SITE.supportReply}.</p>
        </aside>
      </div>
    </div>
  );
}
