import type { Problem } from '#shared/http/endpoint.ts';
import { ERROR_MESSAGES, type ErrorCode } from '#shared/http/errors.ts';
import { isOffline, NOTHING_CAME } from './network.ts';

/** A refusal as this page reads it. */
export type Refusal = Omit<Problem, 'code'> & { readonly code?: ErrorCode | undefined };

/** Why a call has no answer: the server said no, or nothing usable came back. */
export type ApiFailure = 'refused' | 'offline' | 'timeout' | 'unreachable' | 'unreadable';

const WORDS: Record<Exclude<ApiFailure, 'refused'>, string> = {
  ...NOTHING_CAME,
  timeout: 'The answer is taking too long. Your text is saved. Please try again.',
  unreadable: ERROR_MESSAGES.UNEXPECTED,
};

/** A failed call, with a message for the user. `problem` is there when the server itself refused. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  readonly status: number | undefined;
  /** 'Bad Gateway'; its number where the connection carries no words (HTTP/2), empty when nothing came. */
  readonly statusText: string;
  readonly problem: Refusal | undefined;

  constructor(
    failure: ApiFailure,
    details: { status?: number; statusText?: string; problem?: Refusal; cause?: unknown } = {},
  ) {
    const words = details.problem?.message ?? WORDS[failure === 'refused' ? 'unreadable' : failure];
    super(words, { cause: details.cause });
    this.failure = failure;
    this.status = details.status;
    this.statusText = details.statusText || String(details.status ?? '');
    this.problem = details.problem;
  }

  get code(): ErrorCode | undefined {
    return this.problem?.code;
  }
}

/** Names what `fetch` threw. The caller's own abort is passed on as it is. */
export function failureOf(error: unknown, callerSignal: AbortSignal | undefined): unknown {
  if (callerSignal?.aborted) return callerSignal.reason;
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') return new ApiError('timeout', { cause: error });
  return new ApiError(isOffline() ? 'offline' : 'unreachable', { cause: error });
}

/** What the server said about single fields. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return (error instanceof ApiError && error.problem?.fields) || {};
}
