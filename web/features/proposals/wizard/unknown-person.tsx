import { useMutation } from '@tanstack/react-query';
import { refreshUser } from '#web/features/identity/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** The browser takes itself for signed in, and the server could not be asked as whom. */
export function UnknownPerson() {
  const again = useMutation({ mutationFn: refreshUser });
  return (
    <Alert
      tone="warning"
      title="We could not check who is signed in"
      action={
        <Button variant="secondary" size="sm" busy={again.isPending} onClick={() => again.mutate()}>
          Try again
        </Button>
      }
    >
      Until then you are working as a visitor. Your own work is safe, and what you type here is moved to your account.
    </Alert>
  );
}
