import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast, toastFailure } from '#web/ui/toast.tsx';

interface Words<Output> {
  done: string;
  /** More about what was done. */
  about?: (output: Output) => string;
  /** The title of a failure. */
  failed: string;
}

/** Changes something of the account, says how it ended, and refetches `keys`, also after a failure: what is gone is shown no longer. */
export function useChange<Input, Output>(
  keys: readonly QueryKey[],
  { done, about, failed }: Words<Output>,
  change: (input: Input) => Promise<Output>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (output) => void toast({ title: done, description: about?.(output) }),
    onError: ({ message }) => void toastFailure(failed, message),
    onSettled: () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

/** Has a link mailed to `to`. */
export function useMailLink(to: string, send: () => Promise<void>) {
  const about = () => `We sent a link to ${to}.`;
  return useChange([], { done: 'Check your email', about, failed: 'No email was sent' }, send);
}
