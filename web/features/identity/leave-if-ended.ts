import { IdentityError } from './identity-client.ts';
import type { Session, SessionParts } from './session.ts';

/** After an action that may have ended every session of the user: if it has, they are signed out here too. Never rejects. */
export async function leaveIfEnded(session: Session, parts: SessionParts): Promise<void> {
  try {
    if (parts.hint.read() && !(await isStillSignedIn(parts))) await session.finishLeaving();
  } catch (error) {
    parts.log('Who is signed in could not be asked', error);
  }
}

async function isStillSignedIn({ clients, server }: SessionParts): Promise<boolean> {
  try {
    const client = await clients.made();
    if (client?.kind === 'firebase') await client.getIdToken(true);
  } catch (error) {
    if (error instanceof IdentityError && error.code !== 'network-request-failed') return false;
  }
  return (await server.user()) !== null;
}
