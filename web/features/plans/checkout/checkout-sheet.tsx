import type { ReactNode } from 'react';
import { SITE } from '#shared/site/config.ts';
import { billingOfPage, TestMode } from '#web/site-shell/test-mode.tsx';
import { cn } from '#web/ui/class-names.ts';
import { useHeadingFocus } from '#web/ui/use-heading-focus.ts';

interface CheckoutSheetProps {
  title: string;
  /** Over the sheet: the way back. */
  above?: ReactNode;
  /** In the middle with space around it: a short message rather than a document. */
  mark?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  /** It has replaced another state of the page, so reading continues at its heading. */
  isAnswer?: boolean;
  /** Wide enough for things side by side. */
  isWide?: boolean;
  /** Below the sheet: who helps when a payment did not go as it should. */
  hasSupportNote?: boolean;
}

/** One step of a payment on a sheet of its own: what happened, what it means, what to do next. */
export function CheckoutSheet(props: CheckoutSheetProps) {
  const { title, above, mark, children, actions, isAnswer = false, isWide = false, hasSupportNote = false } = props;
  const heading = useHeadingFocus(title, isAnswer);
  return (
    <div
      className={cn(
        'mx-auto grid w-full content-center gap-5 px-4 py-8 sm:min-h-[calc(100dvh-var(--header-height)-10rem)] sm:py-16',
        isWide ? 'max-w-220' : 'max-w-160',
      )}
    >
      {above}
      <TestMode billing={billingOfPage()} />
      <section className="grid gap-6 rounded-soft border border-line bg-sheet px-5 py-8 sm:px-10 sm:py-11">
        <div className="grid gap-3">
          {mark}
          <h1 ref={heading} tabIndex={-1} className="font-serif text-heading font-normal text-balance outline-none">
            {title}
          </h1>
          <div className="grid gap-3 text-ink-soft">{children}</div>
        </div>
        {actions && <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">{actions}</div>}
      </section>
      {hasSupportNote && (
        <p className="px-1 text-small text-ink-soft sm:px-10">
          Did something go wrong? Contact support at{' '}
          <a
            className="rounded-tight text-accent-ink underline underline-offset-4"
            href={`mailto:${SITE.supportEmail}`}
          >
            {SITE.supportEmail}
          </a>
          .
        </p>
      )}
    </div>
  );
}
