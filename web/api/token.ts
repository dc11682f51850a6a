type TokenSource = () => Promise<string | null>;

let source: TokenSource | undefined;

/** From now on requests carry an identity token of `tokens` as their bearer. Source: docs/spec/accounts.md §7. */
export function bearTokensOf(tokens: TokenSource | undefined): void {
  source = tokens;
}

/**
 * `request` with the bearer header, when there is someone whose token it could be.
 * @throws the reason of the request's signal when that is aborted before there is one
 */
export async function withToken(request: Request): Promise<Request> {
  if (!source) return request;
  // Without a token the session cookie still identifies the user; the server is the one to refuse.
  const token = await orAborted(
    source().catch(() => null),
    request.signal,
  );
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  return request;
}

/** A provider may be slow to answer; the caller may not want to wait. */
function orAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
