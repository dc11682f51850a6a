import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TokenScope } from '#shared/http/token-scopes.ts';
import type { TOKEN_DAYS } from '#shared/identity/access-tokens.ts';
import { createAccessToken, listAccessTokens, revokeAccessToken } from '#shared/identity/access-tokens-contract.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { toast, toastFailure } from '#web/ui/toast.tsx';
import { askFreshly } from '../ask.ts';

const KEY = [listAccessTokens.path] as const;

export interface NewToken {
  name: string;
  scopes: TokenScope[];
  days: (typeof TOKEN_DAYS)[number];
}

export function useAccessTokens() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callAsUser(listAccessTokens, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Resolves to the token, which is shown this once. */
export function useCreateAccessToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: NewToken) => askFreshly(createAccessToken, { input }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
    // Nothing keeps the token once it has been shown.
    gcTime: 0,
  });
}

export function useRevokeAccessToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callAsUser(revokeAccessToken, { params: { id } }),
    onSuccess: () => void toast({ title: 'Token revoked' }),
    onError: ({ message }) => void toastFailure('The token was not revoked', message),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
