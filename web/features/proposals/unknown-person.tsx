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
      Until we can, this is the desk of a visitor. Your own is kept, and what you type here comes along to it.
    </Alert>
  );
}
