import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** A failure is shown, not repeated; `onFailure` is called for every one. Source: docs/spec/accounts.md §7. */
export function createQueryClient(onFailure: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: onFailure }),
    mutationCache: new MutationCache({ onError: onFailure }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Asked even without a network: the failure has words of its own, waiting in silence has none.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
