import { useLocation } from 'react-router';
import { ERROR_MESSAGES } from '#shared/http/errors.ts';
import { ApiError } from '#web/api/api-error.ts';
import { showProDetails } from '#web/features/plans/index.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { RequestedDraft } from './requested-draft.ts';

interface NotOpenedProps {
  asked: RequestedDraft;
  /** The error, or the code of a refusal that needed no request. */
  error: unknown;
  onRetry: () => void;
  onDismiss: () => void;
}

const WHAT = { draft: 'draft', template: 'proposal' } as const;

/** The requested draft is not in the workspace. Its content is unchanged. */
export function NotOpened({ asked, error, onRetry, onDismiss }: NotOpenedProps) {
  const code = error instanceof ApiError ? error.code : error;
  const what = WHAT[asked.what];
  return (
    <Alert
      tone="warning"
      title={code === 'NOT_FOUND' ? `This ${what} cannot be found` : `This ${what} could not be opened`}
      action={
        <>
          <WayOn code={code} what={what} onRetry={onRetry} />
          <Button variant="ghost" size="sm" onClick={onDismiss}>
            Continue without it
          </Button>
        </>
      }
    >
      {wordsFor(code, error)} Your current proposal has not changed.
    </Alert>
  );
}

function WayOn({ code, what, onRetry }: { code: unknown; what: string; onRetry: () => void }) {
  const { pathname, search } = useLocation();
  if (code === 'SIGN_IN_REQUIRED' || code === 'user-token-expired') {
    const query = new URLSearchParams({ returnTo: pathname + search });
    return (
      <LinkButton variant="secondary" size="sm" to={`${paths.auth}?${query.toString()}`}>
        Sign in
      </LinkButton>
    );
  }
  if (code === 'PRO_REQUIRED' || code === 'PREMIUM_REQUIRED') {
    return (
      <Button variant="secondary" size="sm" onClick={() => showProDetails()}>
        Upgrade to Pro
      </Button>
    );
  }
  if (code === 'NOT_FOUND')
    return (
      <LinkButton variant="secondary" size="sm" to={`${paths.account}?tab=proposals`}>
        See your {what}s
      </LinkButton>
    );
  return (
    <Button variant="secondary" size="sm" onClick={onRetry}>
      Try again
    </Button>
  );
}

function wordsFor(code: unknown, error: unknown): string {
  if (code === 'NOT_FOUND') return 'It may have been deleted, or it belongs to another account.';
  if (code === 'SIGN_IN_REQUIRED') return `${ERROR_MESSAGES.SIGN_IN_REQUIRED}.`;
  if (code === 'PRO_REQUIRED') return `${ERROR_MESSAGES.PREMIUM_REQUIRED}.`;
  const words = error instanceof Error ? error.message : ERROR_MESSAGES.UNEXPECTED;
  return words.endsWith('.') ? words : `${words}.`;
}
