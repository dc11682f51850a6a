import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * Data is asked for once and again only when something changed it; a failure is shown, not repeated. Source: docs/spec/accounts.md
 * §7.
 * @param onFailure is called for every failure, whatever shows it
 */
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
