import type { Endpoint } from '#shared/http/endpoint.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { CallOptions } from '#web/api/call.ts';
import { fieldErrors } from '#web/api/field-errors.ts';
import { callAsUser, proveAgain } from '#web/features/identity/index.ts';

/**
 * Asks for the signed-in person. Where the server wants a fresh proof of who they are, they give it in place and the
 * request is made again, so that nothing typed is lost.
 * @throws ApiError as `callAsUser`; 'requires-recent-login' when they would rather not.
 */
export async function askFreshly<E extends Endpoint>(endpoint: E, options: CallOptions<E>) {
  try {
    return await callAsUser(endpoint, options);
  } catch (error) {
    if (!isStale(error) || !(await proveAgain())) throw error;
    return callAsUser(endpoint, options);
  }
}

/** What a refusal says about the fields of a form that begins with the email: a proof that was declined is said there. */
export function withStaleProof(error: unknown): Readonly<Record<string, string>> {
  return isStale(error) ? { email: error.message } : fieldErrors(error);
}

function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'requires-recent-login';
}
