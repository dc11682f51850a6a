import type { Endpoint } from '#shared/http/endpoint.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import type { CallOptions } from '#web/api/call.ts';
import { callAsUser, proveAgain } from '#web/features/identity/index.ts';

/**
 * Asks for the signed-in person. Where the server wants a fresh proof of who they are, they give it in place and the
 * request is made again, so that nothing typed is lost.
 * @throws ApiError as `callAsUser`; 'requires-recent-login' when they would rather not.
 */
export function askFreshly<E extends Endpoint>(endpoint: E, options: CallOptions<E>) {
  return freshly(() => callAsUser(endpoint, options));
}

/** The same for what is more than one call. */
export async function freshly<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isStale(error) || !(await proveAgain())) throw error;
    return act();
  }
}

/** What a refusal says about the fields of a form that begins with the email: a proof that was declined is said there. */
export function withStaleProof(error: unknown): Readonly<Record<string, string>> {
  return isStale(error) ? { email: error.message } : fieldErrors(error);
}

function isStale(error: unknown): error is Error {
  // The provider's own errors have codes too.
  return error instanceof Error && 'code' in error && error.code === 'requires-recent-login';
}
