import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useWindowEvent } from '#web/ui/events.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { refreshUser } from './app-session.ts';
import { useWait } from './pages/use-wait.ts';
import { useAttempt } from './sign-in/attempt.ts';
import { tryAgainAt } from './sign-in/failure-note.tsx';

// Apart, because it comes with schemas, and this bar is on every page.
const resend = async () => (await import('./resend-confirmation.ts')).resendConfirmation();

/** Mails are not sent faster than they can be looked for. */
const AGAIN_AFTER_S = 60;

/** Asks to confirm `email`, quietly, until that is done. */
export function ConfirmEmailBar({ email }: { email: string }) {
  const { failure, busy, run } = useAttempt();
  const [isSent, setSent] = useState(false);
  const { secondsLeft, start } = useWait();
  // The link is opened in the mail's own tab; back here the bar should be gone.
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'visible') refreshUser().catch(() => undefined);
  });
  const isWaiting = secondsLeft > 0;
  const send = async () => {
    if (isWaiting || !(await run({ kind: 'resend', by: 'form', deed: resend }))) return;
    setSent(true);
    start(AGAIN_AFTER_S);
  };
  return (
    <aside aria-label="Address to confirm" className="border-b border-amber-line bg-amber-wash text-small print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1 sm:px-6 sm:py-2">
        <p className="min-w-0 grow basis-28 sm:basis-64" aria-live="polite">
          {failure ? (
            <span className="text-danger-ink">
              {failure.error.message} {failure.error.retryAt && tryAgainAt(failure.error.retryAt)}
            </span>
          ) : (
            <>
              {isSent ? 'A new link is on its way' : 'Confirm your email'}
              {/* One line on a phone: above a letter every line counts. */}
              <span className="max-sm:sr-only">
                {isSent ? ' to ' : ': open the link we sent to '}
                <strong className="font-strong wrap-anywhere">{email}</strong>.
              </span>
            </>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-4">
          <Button
            variant="link"
            size="sm"
            busy={busy !== undefined}
            aria-disabled={isWaiting || busy !== undefined}
            className={isWaiting ? 'text-ink-soft no-underline' : 'text-ink'}
            onClick={() => void send()}
          >
            {isWaiting ? `Send again in ${secondsLeft} s` : 'Send again'}
          </Button>
          <LinkButton variant="link" size="sm" className="text-ink" to={`${paths.account}?tab=profile`}>
            Change email
          </LinkButton>
        </div>
      </div>
    </aside>
  );
}
