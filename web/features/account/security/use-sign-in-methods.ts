import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listSignInMethods,
  removeGoogleAccount,
  removePasskey,
  renamePasskey,
} from '#shared/identity/sign-in-methods-contract.ts';
import { renewRecoveryCodes, turnOffTwoStep } from '#shared/identity/two-step-contract.ts';
import { addGoogleAccount, callAsUser, makePasskey } from '#web/features/identity/index.ts';
import { toast, toastFailure } from '#web/ui/toast.tsx';
import { askFreshly, freshly } from '../ask.ts';

const KEY = [listSignInMethods.path] as const;

/** The ways in which the person signs in. `isOffered`: false with Firebase, which keeps them itself. */
export function useSignInMethods(isOffered: boolean) {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callAsUser(listSignInMethods, { signal }),
    staleTime: 0,
    enabled: isOffered,
  });
}

export function refetchSignInMethods(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: KEY });
}

export function useAddPasskey() {
  return useChange('Passkey added', 'The passkey was not added', () => freshly(makePasskey));
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
  return useChange('Passkey removed', 'The passkey was not removed', (id: string) =>
    askFreshly(removePasskey, { params: { id } }),
  );
}

/** Call `mutate` inside the click: it opens a window. */
export function useAddGoogle() {
  return useChange('Google added', 'Google was not added', () =>
    freshly(() => addGoogleAccount('/account?tab=security')),
  );
}

export function useRemoveGoogle() {
  return useChange('Google removed', 'Google was not removed', (id: string) =>
    askFreshly(removeGoogleAccount, { params: { id } }),
  );
}

export function useTurnOffTwoStep() {
  return useChange('Two-step sign-in is off', 'Nothing was changed', () => askFreshly(turnOffTwoStep, {}));
}

/** Resolves to the new codes. */
export function useRenewRecoveryCodes() {
  return useChange('Your old recovery codes no longer work', 'Nothing was changed', async () => {
    return (await askFreshly(renewRecoveryCodes, {})).recoveryCodes;
  });
}

/** Says how it ended, and shows what there is now. */
function useChange<Input, Output>(done: string, failed: string, change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => void toast({ title: done }),
    onError: ({ message }) => void toastFailure(failed, message),
    onSettled: () => refetchSignInMethods(queries),
  });
}
