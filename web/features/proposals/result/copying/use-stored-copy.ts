import { useSession } from '#web/features/identity/index.ts';
import { toast, toastFailure } from '#web/ui/toast.tsx';
import { saveNow } from '../../leaving/save-now.ts';

export interface StoredCopy {
  readonly onCopied: () => void;
  readonly onSent: () => void;
}

const setStatus = () => import('../../stored/set-status.ts');

/** The list shows a status beside the letter that it is about: as it was copied or sent. */
async function withLetterStored<T>(change: (status: Awaited<ReturnType<typeof setStatus>>) => Promise<T>): Promise<T> {
  await saveNow();
  return change(await setStatus());
}

/** Keeps with a person's proposal that it was copied or sent; null for visitors, whose proposals are not stored. */
export function useStoredCopy(proposalId: string | null): StoredCopy | null {
  const { user } = useSession();
  if (!user || proposalId === null) return null;
  return {
    // Copying has worked: that it could not be noted is nothing to interrupt for.
    onCopied: () => void withLetterStored(({ markCopied }) => markCopied(proposalId)).catch(() => undefined),
    onSent: () =>
      void withLetterStored((status) => status.setStatus(proposalId, 'sent')).then(
        () => toast({ title: 'Marked as sent' }),
        () => toastFailure('The status could not be changed', 'Please try again from your proposals.'),
      ),
  };
}
