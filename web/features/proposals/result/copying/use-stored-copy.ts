import { useSession } from '#web/features/identity/index.ts';
import { toast } from '#web/ui/toast.tsx';

export interface StoredCopy {
  readonly onCopied: () => void;
  readonly onSent: () => void;
}

const setStatus = () => import('../../stored/set-status.ts');

/** Keeps with a person's proposal that it was copied or sent; null for visitors, whose proposals are not stored. */
export function useStoredCopy(proposalId: string | null): StoredCopy | null {
  const { user } = useSession();
  if (!user || proposalId === null) return null;
  return {
    // Copying has worked: that it could not be noted is nothing to interrupt for.
    onCopied: () =>
      void setStatus()
        .then((status) => status.markCopied(proposalId))
        .catch(() => undefined),
    onSent: () =>
      void setStatus()
        .then((status) => status.setStatus(proposalId, 'sent'))
        .then(
          () => toast({ title: 'Marked as sent' }),
          () =>
            toast({
              title: 'The status could not be changed',
              description: 'Please try again from your proposals.',
              variant: 'destructive',
            }),
        ),
  };
}
