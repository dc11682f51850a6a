import { useLocation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useAttempt } from './pages/attempt.ts';
import { useSignInForm } from './pages/sign-in-form.tsx';
import { SignInHere } from './pages/sign-in-here.tsx';
import type { Question } from './questions.ts';
import { session } from './the-session.ts';
import { useSession } from './use-session.ts';
import { useContinueSignedOut } from './use-sign-out.ts';

const WORDS = {
  'session-ended': {
    title: 'Your session has ended',
    description: 'Sign in again to continue where you left off. Nothing you typed is lost.',
  },
  'prove-again': {
    title: 'Please sign in again',
    description: 'To be sure that it is you, please sign in again first.',
  },
} as const satisfies Record<Question, unknown>;

/** Asks for a sign-in over the open page, and leaves that as it is. */
export function SignInAgainDialog({ question }: { question: Question }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const form = useSignInForm(user?.email ?? '');
  const attempt = useAttempt();
  const close = () => session.dismiss();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      {...WORDS[question]}
      focusFirst={user ? 'input[type=password]' : 'input'}
      footer={question === 'session-ended' ? <ContinueSignedOut /> : <Cancel onCancel={close} />}
    >
      <SignInHere form={form} attempt={attempt} returnTo={pathname + search} />
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
