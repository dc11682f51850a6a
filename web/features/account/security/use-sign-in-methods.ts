import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listSignInMethods,
  removeGoogleAccount,
  removePasskey,
  renamePasskey,
} from '#shared/identity/sign-in-methods-contract.ts';
import { renewRecoveryCodes, turnOffTwoStep } from '#shared/identity/two-step-contract.ts';
import { addGoogleAccount, callAsUser, makePasskey } from '#web/features/identity/index.ts';
import { askFreshly, freshly } from '../ask.ts';
import { useChange } from '../use-change.ts';

const KEY = [listSignInMethods.path] as const;

/** The ways in which the person signs in. */
export function useSignInMethods() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callAsUser(listSignInMethods, { signal }),
    staleTime: 0,
  });
}

export function refetchSignInMethods(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: KEY });
}

export function useAddPasskey() {
  return useChange([KEY], { done: 'Passkey added', failed: 'The passkey was not added' }, () => freshly(makePasskey));
}

export function useRenamePasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      callAsUser(renamePasskey, { params: { id }, input: { name } }),
    onSettled: () => refetchSignInMethods(queries),
  });
}

export function useRemovePasskey() {
  return useChange([KEY], { done: 'Passkey removed', failed: 'The passkey was not removed' }, (id: string) =>
    askFreshly(removePasskey, { params: { id } }),
  );
}

/** Call `mutate` inside the click: it opens a window. */
export function useAddGoogle() {
  return useChange([KEY], { done: 'Google added', failed: 'Google was not added' }, () =>
    freshly(() => addGoogleAccount('/account?tab=security')),
  );
}

export function useRemoveGoogle() {
  return useChange([KEY], { done: 'Google removed', failed: 'Google was not removed' }, (id: string) =>
    askFreshly(removeGoogleAccount, { params: { id } }),
  );
}

export function useTurnOffTwoStep() {
  return useChange([KEY], { done: 'Two-step sign-in is off', failed: 'Nothing was changed' }, () =>
    askFreshly(turnOffTwoStep, {}),
  );
}

/** Resolves to the new codes. */
export function useRenewRecoveryCodes() {
  return useChange(
    [KEY],
    { done: 'Your old recovery codes no longer work', failed: 'Nothing was changed' },
    async () => {
      return (await askFreshly(renewRecoveryCodes, {})).recoveryCodes;
    },
  );
}
