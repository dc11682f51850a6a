import { useState } from 'react';
import { undoEmailChange } from '#shared/identity/recovery-contract.ts';
import { call } from '#web/api/call.ts';
import { paths } from '#web/paths.ts';
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
  const [email, setEmail] = useState<string>();
  return (
    <>
      <PageHead title="Keep your email" />
      {email !== undefined && <Restored email={email} />}
      {email === undefined && !code && <DeadLink>This link is incomplete. Open it again from the email.</DeadLink>}
      {email === undefined && code && <Question token={code.value} onDone={setEmail} />}
    </>
  );
}

function Question({ token, onDone }: { token: string; onDone: (email: string) => void }) {
  const { busy, failure, run } = useAttempt();
  const undo = async () => {
    const deed = async () => {
      const { email } = await call(undoEmailChange, { input: { token } });
      // The session of this browser goes on if it is the owner's, and shows the email; another person's is not touched.
      await leaveIfEnded();
      await refreshUser().catch(() => undefined);
      onDone(email);
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
      {failure && <FailureNote {...failure} />}
    </NotePage>
  );
}

function Restored({ email }: { email: string }) {
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
      </p>
      <p>If you didn’t ask for the change, someone may know your password. Choose a new one now.</p>
    </NotePage>
  );
}

function DeadLink({ isAnswer = false, children }: { isAnswer?: boolean; children: string }) {
  return (
    <NotePage isAnswer={isAnswer} title="This link does not work" back={{ to: paths.auth, name: 'Back to Sign In' }}>
      <p role="alert">{children}</p>
      <p>The link works once, for 7 days. If your account is in danger, write to support.</p>
    </NotePage>
  );
}
