import { type IdentityClient, IdentityError } from '../identity-client.ts';

let running = 0;

/** Is someone signing in in this tab right now? */
export function isSigningIn(): boolean {
  return running > 0;
}

/**
 * Signs in as `prove` does by the client. Resolves once `useSession()` says who it is. Call it inside the click where a window opens;
 * where windows are blocked the page itself goes to Google, and this never resolves. @throws IdentityError
 */
export async function signInBy(prove: (client: IdentityClient) => Promise<void> | undefined): Promise<void> {
  running += 1;
  try {
    const session = await loadSession();
    const client = await session.parts.client();
    await session.comeIn(async () => prove(client));
  } catch (error) {
    throw await asNamed(error);
  } finally {
    running -= 1;
  }
}

/** Apart, with its cache and what asks the server: the sign-in page is shown before anybody needs them. */
async function loadSession() {
  try {
    return (await import('../app-session.ts')).session;
  } catch (cause) {
    throw new IdentityError('network-request-failed', { cause });
  }
}

/** Whatever went wrong, as the port names it. */
export async function asNamed(error: unknown): Promise<IdentityError> {
  if (error instanceof IdentityError) return error;
  try {
    return (await import('../identity-failure.ts')).asIdentityError(error);
  } catch {
    return new IdentityError('network-request-failed', { cause: error });
  }
}
