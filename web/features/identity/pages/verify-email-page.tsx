import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { type SessionUser, verifyEmail } from '#shared/identity/contract.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageSpinner, Spinner } from '#web/ui/spinner.tsx';
import { getIdentityClient, refreshUser, setSessionUser } from '../app-session.ts';
import { callAsUser } from '../call-as-user.ts';
import { IdentityError } from '../identity-client.ts';
import { asIdentityError } from '../identity-failure.ts';
import { resendConfirmation } from '../resend-confirmation.ts';
import { failureOf, useAttempt } from '../sign-in/attempt.ts';
import { tryAgainAt } from '../sign-in/failure-note.tsx';
import { SignInHere, useSignInForm } from '../sign-in/sign-in-here.tsx';
import { useSignInSettings } from '../use-identity-config.ts';
import { useContinueSignedOut, useSession } from '../use-session.ts';
import { type MailedCode, useMailedCode } from './mailed-code.ts';
import { NotePage } from './note-page.tsx';
import { PageHead } from './page-head.tsx';

/** Confirms an address by the mailed link, in a browser signed in as the person it was mailed to. Source: docs/spec/identity.md. */
export function VerifyEmailPage() {
  const code = useMailedCode();
  const { status, user } = useSession();
  if (code?.of === 'provider-change') return <ChangedEmail code={code.value} />;
  return (
    <>
      <PageHead title="Confirm your email" />
      {status === 'loading' && <PageSpinner label="Loading" />}
      {status === 'signed-out' && <SignInFirst />}
      {status === 'signed-in' && (code ? <Confirming code={code} user={user} /> : <NoCode user={user} />)}
    </>
  );
}

function Confirming({ code, user }: { code: MailedCode; user: SessionUser }) {
  // Sent as soon as the page is there. A query, though it changes something: it must run once for each code.
  const query = useQuery({
    queryKey: ['confirmed-email', user.id, code.of, code.value],
    queryFn: () => (code.of === 'us' ? confirmByUs(code.value) : confirmByProvider(code.value)),
  });
  if (query.isPending) return <PageSpinner label="Confirming your email" />;
  if (query.data) return <Confirmed email={query.data.email} />;
  const failure = failureOf('verify', asIdentityError(query.error));
  const isDead = failure.error.code === 'invalid-action-code';
  // A link that is opened again has done its work already.
  if (isDead && user.emailVerified && user.pendingEmail === null) return <Confirmed email={user.email} />;
  if (isDead) return <DeadLink user={user}>{failure.error.message} It may also belong to another account.</DeadLink>;
  return (
    <NotePage
      isAnswer
      title={failure.title}
      actions={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      <p role="alert">{failure.error.message}</p>
    </NotePage>
  );
}

async function confirmByUs(token: string): Promise<SessionUser> {
  const { user } = await callAsUser(verifyEmail, { input: { token } });
  setSessionUser(user);
  return user;
}

/** The server learns of it by the next identity token. */
async function confirmByProvider(code: string): Promise<SessionUser> {
  await sendToProvider(code);
  await (await getIdentityClient()).exchange();
  const user = await refreshUser();
  if (!user) throw new IdentityError('user-token-expired');
  return user;
}

/** Answers true: a query has to answer something. */
async function sendToProvider(code: string): Promise<true> {
  const client = await getIdentityClient();
  if (!client.confirmEmail) throw new IdentityError('invalid-action-code');
  await client.confirmEmail(code);
  return true;
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

/**
 * A provider's link that changes the email of an account, or restores the former one. The code alone is the proof: a person who has lost
 * the email of their account cannot sign in before it has done its work.
 */
function ChangedEmail({ code }: { code: string }) {
  const query = useQuery({ queryKey: ['changed-email', code], queryFn: () => sendToProvider(code) });
  return (
    <>
      <PageHead title="Change your email" />
      {query.isPending && (
        <NotePage title="Changing your email">
          <Spinner label="Changing your email" className="size-6" />
        </NotePage>
      )}
      {query.isSuccess && (
        <NotePage isAnswer title="Email changed" actions={<LinkButton to={paths.auth}>Sign In</LinkButton>}>
          <p>Sign in with the email that was changed. You’ll be asked to sign in on all devices.</p>
        </NotePage>
      )}
      {query.error && <NotChanged error={query.error} isBusy={query.isFetching} onRetry={() => void query.refetch()} />}
    </>
  );
}

function NotChanged({ error, isBusy, onRetry }: { error: Error; isBusy: boolean; onRetry: () => void }) {
  const failure = failureOf('verify', asIdentityError(error));
  const isDead = failure.error.code === 'invalid-action-code';
  return (
    <NotePage
      isAnswer
      title={isDead ? 'This link does not work' : 'The email was not changed'}
      actions={
        !isDead && (
          <Button busy={isBusy} onClick={onRetry}>
            Try again
          </Button>
        )
      }
      back={{ to: paths.auth, name: 'Back to Sign In' }}
    >
      <p role="alert">{failure.error.message}</p>
    </NotePage>
  );
}
