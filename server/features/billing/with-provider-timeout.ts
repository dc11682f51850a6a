import type { ErrorCode } from '#shared/http/errors.ts';
import { AppError } from '../../http/app-error.ts';
import { ProviderGaveNoAddress, ProviderRefused, ProviderUnavailable } from './paddle/gateway.ts';

/**
 * A person waits for the answer: all that is asked of the provider for one of theirs ends within this. Source:
 * docs/spec/security.md §P9.
 */
const TIMEOUT_MS = 9_000;

/** What a person is told. */
export interface Failures {
  /** When the provider refuses, fails or is too slow. */
  readonly failed: ErrorCode;
  /** When it sends no address, or one that nobody of ours may be sent to. */
  readonly noAddress?: ErrorCode;
}

/**
 * What `asking` comes to, however often it asks the provider.
 * @throws AppError one of `failures`; the provider's own words go to the log.
 */
export async function withProviderTimeout<T>({ failed, noAddress }: Failures, asking: () => Promise<T>): Promise<T> {
  try {
    return await withinTimeout(asking());
  } catch (cause) {
    if (!isProviderError(cause)) throw cause;
    throw new AppError((cause instanceof ProviderGaveNoAddress && noAddress) || failed, { cause });
  }
}

/** @throws ProviderUnavailable when the patience is over; what `asking` comes to then is of no interest to who waited. */
export async function withinTimeout<T>(asking: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderUnavailable('the payment provider was too slow')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([asking, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

export function isProviderError(thrown: unknown): thrown is ProviderRefused | ProviderUnavailable {
  return thrown instanceof ProviderRefused || thrown instanceof ProviderUnavailable;
}
