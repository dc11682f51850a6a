import { paths } from '#web/paths.ts';
import { session, startSession } from '../../app-session.ts';
import { continueToDestination } from '../auth-address.ts';
import { isSigningIn } from '../sign-in-ways.ts';

let isFollowing = false;

/**
 * Lets the sign-in page lead on when the person signs in in another tab, and fetches what signs in here: inside a click there is no time
 * for it. Once, however often it is called.
 */
export function followSession(): void {
  if (isFollowing) return;
  isFollowing = true;
  startSession();
  // Its failure is met again with the sign-in itself.
  session.parts.client().catch(() => undefined);
  session.subscribe(() => {
    // Who signs in here is led on by the form, with its words.
    if (location.pathname === paths.auth && session.user() && !isSigningIn()) continueToDestination();
  });
}

/**
 * For a browser that takes itself for signed in: leads on if it is, else shows the form. @throws ApiError when the server cannot be asked
 */
export async function continueIfSignedIn(): Promise<void> {
  followSession();
  await providerHasSpoken();
  const isIn = session.state().asks === 'now' && (session.user() ?? (await session.refreshUser())) !== null;
  if (isIn) continueToDestination();
  else delete document.documentElement.dataset.person;
}

/** With Firebase the server is asked once that has spoken. */
function providerHasSpoken(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (session.state().asks === 'later') return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    look();
  });
}
