import { SITE } from '#shared/site/config.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { BackHome } from '#web/features/site/back-home.tsx';
import { TextLink } from '#web/features/site/text-link.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { ContactForm } from './contact-form.tsx';

/**
 * Writing to support: the form, and beside it the address for who would rather write a mail. What the form does is in
 * contact-in-browser.ts. Source: docs/spec/proposals.md#contact-page.
 */
export function ContactPage({ settings }: { settings: SiteSettings }) {
  const mailbox = <TextLink to={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</TextLink>;
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 pt-6 pb-20 sm:px-6 sm:pt-10 sm:pb-28">
      <BackHome />
      <header className="grid max-w-2xl gap-3">
        <h1 className="font-serif text-display font-normal">Contact Us</h1>
        <p className="text-lead text-balance text-ink-soft">
          A question, a bug, an idea? Write to us, and a person will read it.
        </p>
      </header>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-12">
        <div>
          <p data-unscripted className="rounded-tight border border-line bg-sheet px-5 py-8 sm:px-10">
            The form needs JavaScript, which is switched off here. Please write to {mailbox}; it reaches the same
            people.
          </p>
          <div data-contact data-scripted>
            <ContactForm />
            <ThankYou />
          </div>
        </div>
        <aside
          aria-label="Support by email"
          className="grid content-start gap-2 border-line max-lg:border-t max-lg:pt-6"
        >
          <h2 className="font-strong">Email support</h2>
          <p>{mailbox}</p>
          <p className="text-ink-soft">
            We reply within <span className="whitespace-nowrap">{SITE.supportReply}</span>.
          </p>
        </aside>
      </div>
    </div>
  );
}

/** Replaces the form once the message is stored. A second message can name the reference. Source: docs/spec/proposals.md §8. */
function ThankYou() {
  return (
    <section
      hidden
      aria-labelledby="thank-you"
      className="grid content-start justify-items-start gap-4 rounded-tight border border-line bg-sheet px-5 py-8 sm:px-10 sm:py-12"
    >
      <h2 id="thank-you" tabIndex={-1} className="font-serif text-heading font-normal outline-none">
        Thank You
      </h2>
      <p className="max-w-measure text-ink-soft">
        <strong className="font-strong text-ink">Message sent!</strong> We've received your message and will get back to
        you soon. We reply within <span className="whitespace-nowrap">{SITE.supportReply}</span>, to the email you gave.
      </p>
      <p className="text-ink-soft">
        Your reference: <strong data-reference className="font-strong text-ink tabular-nums select-all" />
      </p>
      <button type="button" className={buttonClasses({ variant: 'secondary' }, 'mt-2')}>
        Send Another Message
      </button>
    </section>
  );
}
