import type { IdentityConfig } from '#shared/identity/contract.ts';
import type { IdentityClient } from './identity-client.ts';

/** The client of the way people sign in here, made when it is first needed. */
export interface Clients {
  get(): Promise<IdentityClient>;
  /** The same, if someone has asked for it before: what never signed in needs no sign-out. */
  made(): Promise<IdentityClient> | undefined;
}

/** `make` is tried again after a failure: a network that was away must not cost the way in. */
export function createClients(make: () => Promise<IdentityClient>): Clients {
  let client: Promise<IdentityClient> | undefined;
  return {
    get() {
      client ??= make().catch((error: unknown) => {
        client = undefined;
        throw error;
      });
      return client;
    },
    made: () => client,
  };
}

/** Each adapter is a part of its own, fetched when it is the one that is used. */
export async function clientFor(config: IdentityConfig): Promise<IdentityClient> {
  if (config.kind === 'firebase') {
    const { createFirebaseClient } = await import('./firebase/index.ts');
    return createFirebaseClient(config.firebase);
  }
  const { createEmbeddedClient } = await import('./embedded-client.ts');
  return createEmbeddedClient();
}
