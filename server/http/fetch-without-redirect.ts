type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * `fetch` that follows no redirect: what is sent, a key among it, goes to no other server. With `redirect: 'error'` Node 20 forgets
 * the signal of a request once memory is collected, and a silent answer would never end.
 * @throws TypeError on a redirect, as `fetch` does without a connection.
 */
export async function fetchWithoutRedirect(
  input: string | URL | Request,
  init: RequestInit = {},
  send: Fetch = fetch,
): Promise<Response> {
  const response = await send(input, { ...init, redirect: 'manual' });
  if (response.status < 300 || response.status >= 400) return response;
  await response.body?.cancel();
  // The AI SDK knows a failed connection by this message and a cause.
  throw new TypeError('fetch failed', { cause: new Error(`HTTP ${response.status}, a redirect`) });
}
