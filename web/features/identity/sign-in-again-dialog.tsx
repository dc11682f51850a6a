import { useLocation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { session } from './app-session.ts';
import type { Question } from './questions.ts';
import { useAttempt } from './sign-in/attempt.ts';
import { SignInHere, useSignInForm } from './sign-in/sign-in-here.tsx';
import { useSignInSettings } from './use-identity-config.ts';
import { useContinueSignedOut, useSession } from './use-session.ts';

const WORDS = {
  'session-ended': {
    title: 'Your session has ended',
    description: 'Sign in again to continue where you left off. Nothing you typed is lost.',
  },
  'prove-again': {
    title: 'Confirm it’s you',
    description: 'Sign in again to continue.',
  },
} as const satisfies Record<Question, unknown>;

/** Asks for a sign-in over the open page, and leaves that as it is. */
export function SignInAgainDialog({ question }: { question: Question }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const form = useSignInForm(user?.email ?? '');
  const attempt = useAttempt();
  const settings = useSignInSettings();
  const close = () => session.dismiss();
  return (
    <Dialog
      onClose={close}
      {...WORDS[question]}
      focusFirst={user ? 'input[type=password]' : 'input'}
      footer={question === 'session-ended' ? <ContinueSignedOut /> : <Cancel onCancel={close} />}
    >
      <SignInHere form={form} attempt={attempt} settings={settings} returnTo={pathname + search} />
    </Dialog>
  );
}

function ContinueSignedOut() {
  const { mutate, isPending } = useContinueSignedOut();
  return (
    <Button variant="ghost" busy={isPending} onClick={() => mutate()}>
      Continue signed out
    </Button>
  );
}

function Cancel({ onCancel }: { onCancel: () => void }) {
  return (
    <Button variant="ghost" onClick={onCancel}>
      Cancel
    </Button>
  );
}
