import { useState } from 'react';
import { Link } from 'react-router';
import { type UndoneEmailChange, undoEmailChange } from '#shared/identity/recovery-contract.ts';
import { call } from '#web/api/call.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { leaveIfEnded, refreshUser } from '../app-session.ts';
import { handOverEmail } from '../handed-over-email.ts';
import { useAttempt } from '../sign-in/attempt.ts';
import { FailureNote } from '../sign-in/failure-note.tsx';
import { useMailedCode } from './mailed-code.ts';
import { NotePage } from './note-page.tsx';
import { PageHead } from './page-head.tsx';

/** Takes a change of the email back by the link mailed to the former one. It asks first: mail programs open links too. */
export function UndoEmailChangePage() {
  const code = useMailedCode();
  const [undone, setUndone] = useState<UndoneEmailChange>();
  return (
    <>
      <PageHead title="Keep your email" />
      {undone && <Restored undone={undone} />}
      {!undone && !code && <DeadLink>This link is incomplete. Open it again from the email.</DeadLink>}
      {!undone && code && <Question token={code.value} onDone={setUndone} />}
    </>
  );
}

function Question({ token, onDone }: { token: string; onDone: (undone: UndoneEmailChange) => void }) {
  const { busy, failure, run } = useAttempt();
  const undo = async () => {
    const deed = async () => {
      const undone = await call(undoEmailChange, { input: { token } });
      // The session of this browser goes on if it is the owner's, and shows the email; another person's is not touched.
      await leaveIfEnded();
      await refreshUser().catch(() => undefined);
      onDone(undone);
    };
    await run({ kind: 'undoEmail', by: 'form', deed });
  };
  if (failure?.error.code === 'invalid-action-code') return <DeadLink isAnswer>{failure.error.message}</DeadLink>;
  return (
    <NotePage
      title="Keep your email address?"
      actions={
        <Button busy={busy !== undefined} onClick={() => void undo()}>
          Keep my address
        </Button>
      }
    >
      <p>
        Your account keeps the address this mail was sent to, or gets it back. All other browsers are signed out, and
        the link to the new address stops working.
      </p>
      <p>
        Your password and access tokens stop working too, and sign-in methods added shortly before the request or since
        are removed. If there were several requests in the last 7 days, the first one counts. You can choose a new
        password right after.
      </p>
      {failure && <FailureNote {...failure} />}
    </NotePage>
  );
}

function Restored({ undone: { email, removed, kept, reopened } }: { undone: UndoneEmailChange }) {
  const list = removedInWords(removed);
  const older = keptInWords(kept);
  return (
    <NotePage
      isAnswer
      title="Your address is unchanged"
      actions={
        <LinkButton to={paths.forgotPassword} onClick={() => handOverEmail(email)}>
          Choose a new password
        </LinkButton>
      }
      back={{ to: paths.auth, name: 'Back to Sign In' }}
    >
      <p>
        <strong className="font-strong wrap-anywhere text-ink">{email}</strong> is the address of your account, and all
        other browsers are signed out.
        {reopened && ' The account had been closed. It is open again.'}
      </p>
      {list.length > 0 && (
        <div>
          <p>To lock out the person who asked for the change, we removed:</p>
          <ul className="mt-1 list-disc pl-5">
            {list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {older.length > 0 && (
        <p>
          You can still sign in with {older.join(' and ')} from before. Remove what you don’t recognize in your account,
          under Security.
        </p>
      )}
      {kept.twoStep && <TwoStepIsOn />}
    </NotePage>
  );
}

/** Before the button for a new password, which ends the session that could turn it off. */
function TwoStepIsOn() {
  return (
    <Alert tone="warning" title="Two-step sign-in from before is still on">
      <p>
        If you didn’t turn it on, turn it off{' '}
        <Link className={LINK} to={`${paths.account}?tab=security`}>
          in your account, under Security
        </Link>
        , before you choose a new password: after that, signing in asks for its code. If you can’t turn it off,{' '}
        <Link className={LINK} to={paths.contact}>
          write to support
        </Link>
        .
      </p>
    </Alert>
  );
}

const LINK = 'rounded-tight text-accent-ink underline underline-offset-4';

function removedInWords(removed: UndoneEmailChange['removed']): string[] {
  const { password, passkeys, googleAccounts, twoStep, recoveryCodes, accessTokens } = removed;
  return [
    password && 'Your password',
    passkeys > 0 && countOf(passkeys, 'new passkey'),
    googleAccounts > 0 && countOf(googleAccounts, 'new Google account'),
    twoStep && 'New two-step sign-in',
    recoveryCodes && 'New recovery codes',
    accessTokens > 0 && countOf(accessTokens, 'access token'),
  ].filter((line) => line !== false);
}

function keptInWords({ passkeys, googleAccounts }: UndoneEmailChange['kept']): string[] {
  return [
    passkeys > 0 && countOf(passkeys, 'passkey'),
    googleAccounts > 0 && countOf(googleAccounts, 'Google account'),
  ].filter((part) => part !== false);
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function DeadLink({ isAnswer = false, children }: { isAnswer?: boolean; children: string }) {
  return (
    <NotePage isAnswer={isAnswer} title="This link does not work" back={{ to: paths.auth, name: 'Back to Sign In' }}>
      <p role="alert">{children}</p>
      <p>The link works once, for 7 days. If your account is in danger, write to support.</p>
    </NotePage>
  );
}
