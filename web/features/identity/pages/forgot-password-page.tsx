import { useEffect, useState } from 'react';
import { z } from 'zod';
import { emailAddress } from '#shared/identity/identifier.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { getIdentityClient } from '../app-session.ts';
import { forgetHandedOverEmail, handedOverEmail } from '../handed-over-email.ts';
import { IdentityError } from '../identity-client.ts';
import { useAttempt } from '../sign-in/attempt.ts';
import { FailureNote } from '../sign-in/failure-note.tsx';
import { IdentityForm } from '../sign-in/identity-form.tsx';
import { NotePage } from './note-page.tsx';
import { PageHead } from './page-head.tsx';
import { useWait } from './use-wait.ts';

/** Mails are not sent faster than they can be looked for. */
const AGAIN_AFTER_S = 60;

/**
 * The first half of a password reset: mails a link for a new password, and says the same whether there is an account or not.
 * Source: docs/spec/decisions.md#screens.
 */
export function ForgotPasswordPage() {
  const [typedBefore] = useState(handedOverEmail);
  useEffect(forgetHandedOverEmail, []);
  const form = useZodForm(z.object({ email: emailAddress }), { email: typedBefore });
  const attempt = useAttempt();
  const [sentTo, setSentTo] = useState<string>();
  const [isSentAgain, setSentAgain] = useState(false);
  const wait = useWait();
  const send = async (email: string) => {
    const deed = () => sendReset(email);
    if (wait.secondsLeft > 0 && email === sentTo) return;
    if (!(await attempt.run({ kind: 'askReset', by: 'form', deed, placeErrors: form.placeErrors }))) return;
    setSentAgain(email === sentTo);
    setSentTo(email);
    wait.start(AGAIN_AFTER_S);
  };
  const failure = attempt.failure && <FailureNote {...attempt.failure} />;
  const isBusy = attempt.busy !== undefined;
  return (
    <NotePage
      title={sentTo ? 'Check your email' : 'Forgot password'}
      back={{ to: paths.auth, name: 'Back to Sign In' }}
    >
      <PageHead title="Forgot password" />
      {sentTo ? (
        <>
          <Answer email={sentTo} />
          {failure}
          <div className="flex flex-wrap gap-3">
            <AgainButton busy={isBusy} secondsLeft={wait.secondsLeft} onPress={() => void send(sentTo)} />
            <Button variant="ghost" className="max-sm:-ml-4" disabled={isBusy} onClick={() => setSentTo(undefined)}>
              Use another email
            </Button>
            <p role="status" className="basis-full">
              {isSentAgain && !failure && !isBusy ? 'If there is such an account, another link is on its way.' : ''}
            </p>
          </div>
        </>
      ) : (
        <IdentityForm
          attempt={attempt}
          refusal={failure}
          action="Send the link"
          onSubmit={form.submit(({ email }) => send(email))}
        >
          <p>Enter your account’s email, and we’ll send you a link to set a new password.</p>
          <InputField
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            readOnly={isBusy}
            {...form.field('email')}
          />
        </IdentityForm>
      )}
    </NotePage>
  );
}

/** While it waits it keeps the focus that the press gave it, which a disabled button would lose. */
function AgainButton({ busy, secondsLeft, onPress }: { busy: boolean; secondsLeft: number; onPress: () => void }) {
  const isWaiting = secondsLeft > 0;
  return (
    <Button
      variant="secondary"
      busy={busy}
      aria-disabled={isWaiting || busy}
      className={isWaiting ? 'opacity-50' : undefined}
      onClick={onPress}
    >
      {isWaiting ? `Send again in ${secondsLeft} s` : 'Send again'}
    </Button>
  );
}

function Answer({ email }: { email: string }) {
  return (
    <>
      <p>
        If there is an account for <strong className="font-strong break-words text-ink">{email}</strong>, a link is on
        its way. It works once, and only for a short time.
      </p>
      <p>No email after a few minutes? Check your spam folder and the spelling above.</p>
    </>
  );
}

/** An address that nobody has gets the same answer, also from a provider that says so. */
async function sendReset(email: string): Promise<void> {
  const client = await getIdentityClient();
  await client.sendPasswordReset(email).catch((error: unknown) => {
    if (!(error instanceof IdentityError && error.code === 'user-not-found')) throw error;
  });
}
