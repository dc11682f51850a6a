import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteOwnKey, getOwnKey, type OwnKeyAnswer, type OwnKeyInput, saveOwnKey } from '#shared/proposals/own-key.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { toast, toastFailure } from '#web/ui/toast.tsx';

const KEY = [getOwnKey.path] as const;
// The provider is asked before the key is stored.
const TEST_TIMEOUT_MS = 30_000;

/** The person's writer, refetched each time it is shown: proposals add to its cost. */
export function useOwnKey() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callAsUser(getOwnKey, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Has the key tested and stored. What is wrong with a field is the form's to say. */
export function useSaveOwnKey() {
  const show = useShown();
  return useMutation({
    mutationFn: (input: OwnKeyInput) => callAsUser(saveOwnKey, { input, timeoutMs: TEST_TIMEOUT_MS }),
    onSuccess: (answer) => {
      show(answer);
      toast({ title: 'Key saved', description: 'It works. Your next proposal is written with it.' });
    },
  });
}

export function useDeleteOwnKey() {
  const show = useShown();
  return useMutation({
    mutationFn: () => callAsUser(deleteOwnKey, {}),
    onSuccess: (answer) => {
      show(answer);
      toast({ title: 'Key deleted', description: 'We no longer have it.' });
    },
    onError: ({ message }) => toastFailure('Your key was not deleted', message),
  });
}

function useShown(): (answer: OwnKeyAnswer) => void {
  const queries = useQueryClient();
  return (answer) => void queries.setQueryData(KEY, answer);
}
