import { SITE } from '#shared/site/config.ts';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';

const LINK = 'text-accent-ink underline underline-offset-4 hover:decoration-2';

/**
 * Says that the legal pages have changed, while the root element names the day of the change (set by the server) and until it is
 * dismissed (dismiss-policy.ts). Source: docs/spec/proposals.md#legal-pages.
 * @param changedOn 'YYYY-MM-DD'
 */
export function PolicyNotice({ changedOn }: { changedOn: string }) {
  return (
    <aside
      aria-label="Change of our policies"
      className="border-b border-line bg-sunken text-small print:hidden [html:not([data-policy])_&]:hidden"
    >
      <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-4 py-2 sm:px-6">
        <p className="text-ink-soft">
          {SITE.name} changed its{' '}
          <a href={paths.privacy} className={LINK}>
            Privacy Policy
          </a>{' '}
          or its{' '}
          <a href={paths.terms} className={LINK}>
            Terms of Service
          </a>{' '}
          on <time dateTime={changedOn}>{inWords(changedOn)}</time>.
        </p>
        <button
          type="button"
          data-dismiss-policy
          data-scripted
          className={`${buttonClasses({ variant: 'ghost', size: 'sm' })} -mx-3`}
        >
          Dismiss
        </button>
      </div>
    </aside>
  );
}

/** 'November 1, 2026': a day, wherever it is read. */
function inWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
