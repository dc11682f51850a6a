import type { ErrorCode } from '#shared/http/errors.ts';
import { AppError } from '../../http/app-error.ts';
import { ProviderGaveNoAddress, ProviderRefused, ProviderUnavailable } from './paddle/http.ts';

/** The time limit for all provider calls of one request. Source: docs/spec/security.md §P9. */
const TIMEOUT_MS = 9_000;

/** The messages for people. */
interface Failures {
  /** When the provider refuses, fails or is too slow. */
  readonly failed: ErrorCode;
  /** When it sends no trusted address. */
  readonly noAddress?: ErrorCode;
}

/**
 * The result of `asking`, however often it calls the provider.
 * @throws AppError one of `failures`; the provider's own words go to the log.
 */
export async function withProviderTimeout<T>({ failed, noAddress }: Failures, asking: () => Promise<T>): Promise<T> {
  const { answer, failure: cause } = await askProvider(asking().then((value) => ({ value })));
  if (answer) return answer.value;
  throw new AppError((cause instanceof ProviderGaveNoAddress && noAddress) || failed, { cause });
}

/**
 * The result of `asking`, or an error when the time limit is over. A later result is ignored.
 * @throws errors that are not the provider's
 */
export async function askProvider<T>(asking: Promise<T>): Promise<{ answer?: T; failure?: Error }> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderUnavailable('the payment provider was too slow')), TIMEOUT_MS);
  });
  try {
    return { answer: await Promise.race([asking, tooLate]) };
  } catch (failure) {
    if (!isProviderError(failure)) throw failure;
    return { failure };
  } finally {
    clearTimeout(timer);
  }
}

export function isProviderError(thrown: unknown): thrown is ProviderRefused | ProviderUnavailable {
  return thrown instanceof ProviderRefused || thrown instanceof ProviderUnavailable;
}
