import type { z } from 'zod';
import type { Endpoint } from '#shared/http/endpoint.ts';
import type { CallOptions } from '#web/api/call.ts';
import { session } from './app-session.ts';
import { isSessionEnd } from './session-data.ts';

/** `call`, as `asUser` does things. */
export function callAsUser<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<z.output<E['output']>> {
  return asUser(async () => (await import('#web/api/call.ts')).call(endpoint, options));
}

/**
 * Does what needs a session: when that has ended the person is asked to sign in again in place, and `act` is repeated once
 * for the same person. @throws what `act` throws, also when they decline
 */
export async function asUser<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Error) || !isSessionEnd(error, session.user() !== null)) throw error;
    session.settle(error);
    if (!(await session.reportEnd())) throw error;
  }
  return act();
}
