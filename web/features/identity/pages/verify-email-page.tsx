import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { SessionUser } from '#shared/identity/contract.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { asIdentityError } from '../identity-failure.ts';
import { resendConfirmation } from '../resend-confirmation.ts';
import { failureOf, useAttempt } from '../sign-in/attempt.ts';
import { tryAgainAt } from '../sign-in/failure-note.tsx';
import { SignInHere, useSignInForm } from '../sign-in/sign-in-here.tsx';
import { useSignInSettings } from '../use-identity-config.ts';
import { useSession } from '../use-session.ts';
import { useContinueSignedOut } from '../use-sign-out.ts';
import { ChangedEmail } from './changed-email.tsx';
import { type MailedCode, useMailedCode } from './mailed-code.ts';
import { NotePage } from './note-page.tsx';
import { PageHead } from './page-head.tsx';
import { useConfirmedEmail } from './use-confirmed-email.ts';

/** Confirms an address by the mailed link, in a browser signed in as the person it was mailed to. Source: docs/spec/identity.md. */
export function VerifyEmailPage() {
  const code = useMailedCode();
  const { status, user } = useSession();
  if (code?.of === 'provider-change') return <ByProvider code={code.value} />;
  return (
    <>
      <PageHead title="Confirm your email" />
      {status === 'loading' && <PageSpinner label="Loading" />}
      {status === 'signed-out' && <SignInFirst />}
      {status === 'signed-in' && (code ? <Confirming code={code} user={user} /> : <NoCode user={user} />)}
    </>
  );
}

function ByProvider({ code }: { code: string }) {
  return (
    <>
      <PageHead title="Change your email" />
      <ChangedEmail code={code} />
    </>
  );
}

function Confirming({ code, user }: { code: MailedCode; user: SessionUser }) {
  const { data: confirmed, error, isPending, isFetching, refetch } = useConfirmedEmail(user.id, code);
  if (isPending) return <PageSpinner label="Confirming your email" />;
  if (confirmed) return <Confirmed email={confirmed.email} />;
  const failure = failureOf('verify', asIdentityError(error));
  const isDead = failure.error.code === 'invalid-action-code';
  // A link that is opened again has done its work already.
  if (isDead && user.emailVerified && user.pendingEmail === null) return <Confirmed email={user.email} />;
  if (isDead) return <DeadLink user={user}>{failure.error.message} It may also belong to another account.</DeadLink>;
  return (
    <NotePage
      isAnswer
      title={failure.title}
      actions={
        <Button busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      <p role="alert">{failure.error.message}</p>
    </NotePage>
  );
}

function Confirmed({ email }: { email: string }) {
  return (
    <NotePage
      isAnswer
      title="Email confirmed"
      actions={
        <>
          <LinkButton to={paths.proposalTool}>Create Proposal</LinkButton>
          <LinkButton variant="secondary" to={paths.account}>
            My Account
          </LinkButton>
        </>
      }
    >
      <p>
        <Address>{email}</Address> is yours. We use it to sign you in and to write to you about your account.
      </p>
    </NotePage>
  );
}

function NoCode({ user }: { user: SessionUser }) {
  if (user.emailVerified && user.pendingEmail === null) return <Confirmed email={user.email} />;
  return <DeadLink user={user}>This link is incomplete. Open it again from the email, or request a new one.</DeadLink>;
}

function DeadLink({ user, children }: { user: SessionUser; children: ReactNode }) {
  const leave = useContinueSignedOut();
  return (
    <NotePage
      isAnswer
      title="This link does not work"
      actions={
        <>
          <ResendLink email={user.pendingEmail ?? user.email} />
          <Button variant="ghost" busy={leave.isPending} onClick={() => leave.mutate()}>
            Sign in as someone else
          </Button>
        </>
      }
    >
      <p role="alert">{children}</p>
      <p>
        You are signed in as <Address>{user.email}</Address>.
      </p>
    </NotePage>
  );
}

function SignInFirst() {
  const form = useSignInForm();
  const attempt = useAttempt();
  const settings = useSignInSettings();
  const { pathname } = useLocation();
  return (
    <NotePage title="Sign in to confirm your email">
      <p>The link works for the person it was sent to. Sign in as that person to continue.</p>
      <SignInHere form={form} attempt={attempt} settings={settings} returnTo={pathname} />
    </NotePage>
  );
}

function Address({ children }: { children: string }) {
  return <strong className="font-strong wrap-anywhere text-ink">{children}</strong>;
}

/** Mails the link that confirms an address once more, and says where to. */
function ResendLink({ email }: { email: string }) {
  const [isSent, setSent] = useState(false);
  const { busy, failure, run } = useAttempt();
  const send = async () => {
    if (await run({ kind: 'resend', by: 'form', deed: resendConfirmation })) setSent(true);
  };
  if (isSent) {
    return (
      <p role="status" className="basis-full">
        A new link is on its way to <strong className="font-strong wrap-anywhere">{email}</strong>.
      </p>
    );
  }
  return (
    <>
      {failure && (
        <p role="alert" className="basis-full text-danger-ink">
          {failure.error.message} {failure.error.retryAt && tryAgainAt(failure.error.retryAt)}
        </p>
      )}
      <Button busy={busy !== undefined} onClick={() => void send()}>
        Send the link again
      </Button>
    </>
  );
}
