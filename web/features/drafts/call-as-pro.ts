import type { Endpoint } from '#shared/http/endpoint.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { CallOptions } from '#web/api/call.ts';
import { callAsUser, refreshUser } from '#web/features/identity/index.ts';

/** `callAsUser` for what only Pro may do: when the server says that Pro has ended, the page learns it as well. @throws ApiError */
export async function callAsPro<E extends Endpoint>(endpoint: E, options: CallOptions<E>) {
  try {
    return await callAsUser(endpoint, options);
  } catch (error) {
    // Who it is could not be asked either: the refusal says enough.
    if (error instanceof ApiError && error.code === 'PREMIUM_REQUIRED') await refreshUser().catch(() => undefined);
    throw error;
  }
}
