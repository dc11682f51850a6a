import type { IdentityClient } from '../identity-client.ts';

/**
 * What the provider's own policy still requires of a password, as messages; ours has none besides the length. When it cannot be asked
 * it is not asked again with each letter: what is missing is shown when the password is sent. Never rejects.
 */
export function createProviderDemands(getClient: () => Promise<Pick<IdentityClient, 'passwordDemands'>>) {
  let isAway = false;
  return async (password: string): Promise<readonly string[]> => {
    if (isAway) return [];
    try {
      const client = await getClient();
      return (await client.passwordDemands?.(password)) ?? [];
    } catch {
      isAway = true;
      return [];
    }
  };
}
