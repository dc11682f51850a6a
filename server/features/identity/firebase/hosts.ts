/** Firebase's addresses. */
export interface FirebaseHosts {
  /** The public keys that identity tokens are signed with, as a JSON Web Key Set. */
  readonly keys: string;
  /** Of the REST API, without a trailing slash. */
  readonly identity: string;
}

export const GOOGLE_HOSTS: FirebaseHosts = {
  keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  identity: 'https://identitytoolkit.googleapis.com',
};

/** The emulator serves Google's hosts as folders of its own, and signs nothing. */
export function emulatorHosts(origin: string): FirebaseHosts {
  return { ...GOOGLE_HOSTS, identity: `${origin}/identitytoolkit.googleapis.com` };
}
