/**
 * Does this failure say that the session has ended? The server says 'user-token-expired' to a browser whose hint is
 * older than its session; SIGN_IN_REQUIRED means the same for a person who was signed in a moment ago.
 */
export function isSessionEnd(error: unknown, wasSignedIn: boolean): boolean {
  // By name: the class comes with a schema, and what every page waits for makes none.
  if (!(error instanceof Error) || error.name !== 'ApiError' || !('code' in error)) return false;
  return error.code === 'user-token-expired' || (wasSignedIn && error.code === 'SIGN_IN_REQUIRED');
}
