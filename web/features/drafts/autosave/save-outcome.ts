import { ApiError } from '#web/api/api-error.ts';
import type { SentSave } from '#web/features/proposals/index.ts';

/** Refused before the save itself was looked at: an earlier sending of the same may have been taken all the same. */
const UNDECIDED: ReadonlySet<string | undefined> = new Set([
  'SERVICE_UNAVAILABLE',
  'RATE_LIMITED',
  'SIGN_IN_REQUIRED',
  'user-token-expired',
  'PREMIUM_REQUIRED',
]);

export function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

/**
 * The server has decided about this save. Where it has not, the same is asked again: it may have been taken, also when an
 * answer came that nobody can read (cut off, of a later release, from a hotel's network).
 */
export function isAnswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.failure === 'refused') return !UNDECIDED.has(error.code);
  const { status = 0 } = error;
  return error.failure === 'unreadable' && status >= 400 && status < 500;
}

/** The revision that this save makes at most. A later one is someone else's, though it came as the answer to this save. */
export function ownRevision({ revision }: SentSave): number {
  return (revision ?? 0) + 1;
}
