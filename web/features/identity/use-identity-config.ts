import { useQuery } from '@tanstack/react-query';
import type { IdentityConfig } from '#shared/identity/contract.ts';
import { PASSWORD_LENGTH } from '#shared/identity/password-length.ts';
import type { SignInSettings } from '#shared/site/settings.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { identityConfigKey } from './session-data.ts';

/** How people sign in here; undefined while it is not known, or could not be asked. */
export function useIdentityConfig(): IdentityConfig | undefined {
  return useConfigQuery().data;
}

/** The same for the form of signing in; when it cannot be asked, what is there everywhere. */
export function useSignInSettings(): SignInSettings | undefined {
  const { data, isError } = useConfigQuery();
  return data ?? (isError ? WITHOUT_GOOGLE : undefined);
}

const WITHOUT_GOOGLE: SignInSettings = {
  kind: 'embedded',
  hasGoogle: false,
  passwordMinLength: PASSWORD_LENGTH.min,
};

/** Whether accounts here can have passkeys, and this browser can use them at this address. */
export function useCanUsePasskeys(): boolean {
  return useIdentityConfig()?.kind === 'embedded' && canUsePasskeys();
}

/** The server's minimum; the lowest there can be until it is known. */
export function useMinPasswordLength(): number {
  return useIdentityConfig()?.passwordMinLength ?? PASSWORD_LENGTH.min;
}

function useConfigQuery() {
  return useQuery({
    queryKey: identityConfigKey,
    queryFn: async ({ signal }) => (await import('./ask-server.ts')).askForConfig(signal),
  });
}
