import { useMutation } from '@tanstack/react-query';
import { refreshUser } from '#web/features/identity/index.ts';
import { NotLoaded } from '#web/ui/not-loaded.tsx';

/** The browser takes itself for signed in, and the server could not be asked as whom. */
export function UnknownPerson() {
  const again = useMutation({ mutationFn: refreshUser });
  return (
    <NotLoaded
      tone="warning"
      title="We could not check who is signed in"
      isBusy={again.isPending}
      onRetry={() => again.mutate()}
    >
      Until then you are working as a visitor. Your own work is safe, and what you type here is moved to your account.
    </NotLoaded>
  );
}
