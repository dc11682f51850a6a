import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { IDENTITY_MESSAGES, type IdentityErrorCode } from '#shared/http/identity-errors.ts';
import { SIGN_IN_CHANNEL } from '#shared/identity/names.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { identityCodeOf } from '../identity-failure.ts';
import { NotePage } from './note-page.tsx';
import { PageHead } from './page-head.tsx';

/** The window closes at once; this text is for browsers that do not allow that. */
const READS_AFTER_MS = 400;

/** The last page of Google's window: it reports the outcome to the page that opened it, and closes. It passes no token. */
export function AuthFinishedPage() {
  const [query] = useSearchParams();
  const result = resultOf(query.get('result'));
  const isStillHere = useTellingAndClosing(result);
  return (
    <>
      <PageHead title="Sign in" />
      {isStillHere && <Remaining result={result} />}
    </>
  );
}

function Remaining({ result }: { result: 'ok' | IdentityErrorCode }) {
  const isIn = result === 'ok';
  return (
    <NotePage
      title={isIn ? 'You are signed in' : 'You are not signed in'}
      actions={
        <LinkButton to={isIn ? paths.proposalTool : paths.auth}>
          {isIn ? 'Go to the proposal tool' : 'Back to Sign In'}
        </LinkButton>
      }
    >
      {isIn ? 'You can close this window and continue where you left off.' : IDENTITY_MESSAGES[result]}
    </NotePage>
  );
}

function useTellingAndClosing(result: string): boolean {
  const [isStillHere, setStillHere] = useState(false);
  useEffect(() => {
    const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
    channel.postMessage({ result });
    channel.close();
    window.close();
    const timer = setTimeout(() => setStillHere(true), READS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [result]);
  return isStillHere;
}

function resultOf(value: string | null): 'ok' | IdentityErrorCode {
  if (value === 'ok') return value;
  return identityCodeOf(value ?? '') ?? 'internal-error';
}
