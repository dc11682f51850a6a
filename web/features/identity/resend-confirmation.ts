import { getIdentityClient } from './app-session.ts';
import { callAsUser } from './call-as-user.ts';

/**
 * Mails the link that confirms an address once more, by the sender of the first. Ours goes to the address that waits for
 * it, if there is one. @throws ApiError, or IdentityError
 */
export async function resendConfirmation(): Promise<void> {
  const client = await getIdentityClient();
  if (client.resendConfirmation) return client.resendConfirmation();
  // Apart, because no first page should wait for schemas.
  const { resendVerification } = await import('#shared/identity/contract.ts');
  await callAsUser(resendVerification, {});
}
