import { orAborted } from './network.ts';

type TokenSource = () => Promise<string | null>;

let source: TokenSource | undefined;

/** From now on requests carry an identity token of `tokens` as their bearer. Source: docs/spec/accounts.md §7. */
export function bearTokensOf(tokens: TokenSource | undefined): void {
  source = tokens;
}

/** `request` with the bearer header, when someone is signed in so. @throws the reason of the request's signal when that is aborted before */
export async function withToken(request: Request): Promise<Request> {
  if (!source) return request;
  // A provider may be slow. Without a token the session cookie still identifies the user; the server is the one to refuse.
  const token = await orAborted(
    source().catch(() => null),
    request.signal,
  );
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  return request;
}
