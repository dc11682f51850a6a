import {
  type IdentityConfig,
  logout,
  readIdentityConfig,
  readUser,
  type SessionUser,
} from '#shared/identity/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';

/** Leaving must not wait long for a server that does not answer. */
const LEAVING_TIMEOUT_MS = 5000;

/** Null when the server knows nobody. @throws ApiError for every other failure. Source: docs/spec/accounts.md §7. */
export async function askForUser(signal?: AbortSignal): Promise<SessionUser | null> {
  try {
    return await call(readUser, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** @throws ApiError */
export async function endServerSession(): Promise<void> {
  await call(logout, { timeoutMs: LEAVING_TIMEOUT_MS });
}

/** @throws ApiError */
export function askForConfig(signal?: AbortSignal): Promise<IdentityConfig> {
  return call(readIdentityConfig, { signal });
}
