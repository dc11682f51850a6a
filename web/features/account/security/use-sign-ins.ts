import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, listLoginHistory, listSessions } from '#shared/identity/contract.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { toast, toastFailure } from '#web/ui/toast.tsx';

const KEY = [listLoginHistory.path] as const;
const SESSIONS_KEY = [listSessions.path] as const;

/** The last sign-ins, refetched each time they are shown. */
export function useLoginHistory() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callAsUser(listLoginHistory, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Where the person is signed in, refetched with the history. */
export function useSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => callAsUser(listSessions, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Signs one browser out. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => callAsUser(endSession, { params: { id: sessionId } }),
    onSuccess: () => toast({ title: 'Signed out', description: 'That browser is signed out.' }),
    onError: sayFailure,
    // Also after a failure: what is gone already should not be shown any longer.
    onSettled: () => refetchBoth(queries),
  });
}

/** Signs every other browser out. */
export function useEndOtherSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callAsUser(endOtherSessions, {}),
    onSuccess: ({ ended }) => toast({ title: 'Signed out everywhere else', description: newsOf(ended) }),
    onError: sayFailure,
    onSettled: () => refetchBoth(queries),
  });
}

function refetchBoth(queries: QueryClient): Promise<unknown> {
  return Promise.all([KEY, SESSIONS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

function newsOf(ended: number): string {
  if (ended === 0) return 'No other browser was signed in.';
  return ended === 1 ? 'One other browser was signed out.' : `${ended} other browsers were signed out.`;
}

function sayFailure({ message }: Error): void {
  toastFailure('No devices were signed out', message);
}
