import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { asIdentityError } from '../identity-failure.ts';
import { failureOf } from '../sign-in/attempt.ts';
import { NotePage } from './note-page.tsx';
import { useChangedEmail } from './use-confirmed-email.ts';

/**
 * A provider's link that changes the email of an account, or restores the former one. The code alone is the proof: a person who has lost
 * the email of their account cannot sign in before it has done its work.
 */
export function ChangedEmail({ code }: { code: string }) {
  const { isSuccess, error, isPending, isFetching, refetch } = useChangedEmail(code);
  if (isPending) {
    return (
      <NotePage title="Changing your email">
        <Spinner label="Changing your email" className="size-6" />
      </NotePage>
    );
  }
  if (isSuccess) return <Changed />;
  const failure = failureOf('verify', asIdentityError(error));
  const isDead = failure.error.code === 'invalid-action-code';
  return (
    <NotePage
      isAnswer
      title={isDead ? 'This link does not work' : 'The email was not changed'}
      actions={
        !isDead && (
          <Button busy={isFetching} onClick={() => void refetch()}>
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

function Changed() {
  return (
    <NotePage isAnswer title="Email changed" actions={<LinkButton to={paths.auth}>Sign In</LinkButton>}>
      <p>Sign in with the email that was changed. You’ll be asked to sign in on all devices.</p>
    </NotePage>
  );
}
