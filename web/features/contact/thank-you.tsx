import { SITE } from '#shared/site/config.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';

/** Replaces the form once the message is stored. A second message can name the reference. */
export function ThankYou() {
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
        Your message is with us. We reply within <span className="whitespace-nowrap">{SITE.supportReply}</span>, to the
        address you gave.
      </p>
      <p className="text-ink-soft">
        Your reference: <strong className="font-strong text-ink tabular-nums select-all" />
      </p>
      <button type="button" className={buttonClasses({ variant: 'secondary' }, 'mt-2')}>
        Send Another Message
      </button>
    </section>
  );
}
