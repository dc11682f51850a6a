import { useQuery } from '@tanstack/react-query';
import type { IdentityConfig } from '#shared/identity/contract.ts';
import { identityConfigKey } from './session-data.ts';

/** How people sign in here; undefined while it is not known, or could not be asked. */
export function useIdentityConfig(): IdentityConfig | undefined {
  const { data } = useQuery({
    queryKey: identityConfigKey,
    queryFn: async ({ signal }) => (await import('./ask-server.ts')).askForConfig(signal),
  });
  return data;
}
