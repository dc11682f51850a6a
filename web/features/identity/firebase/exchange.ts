import type { User } from 'firebase/auth';
import { firebaseLogin } from '#shared/identity/contract.ts';
import { call } from '#web/api/call.ts';

/**
 * Makes a session of the server's out of a sign-in at Firebase, or affirms the one there is. Beside the token goes what the
 * specification names (docs/spec/accounts.md §7); the server believes the token alone. @throws ApiError, or what Firebase throws
 */
export async function exchangeFor(user: User, options: { newToken?: true } = {}): Promise<void> {
  const idToken = await user.getIdToken(options.newToken);
  const input = { idToken, email: user.email, displayName: user.displayName, photoURL: user.photoURL };
  await call(firebaseLogin, { input });
}

/** For what goes on all the same. Source: docs/spec/accounts.md §4. */
export function logOnly(words: string): (error: unknown) => void {
  return (error) => console.warn(`${words}:`, error);
}
