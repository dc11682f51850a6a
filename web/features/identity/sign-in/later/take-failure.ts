import { IdentityError } from '../../identity-client.ts';
import { identityErrorNamed } from '../../identity-failure.ts';
import { type Failure, failureOf } from '../attempt.ts';
import { changeQuery } from '../auth-address.ts';

const CAME_BACK = { message: 'You came back from Google without signing in.' };

/** The failure that the address names, after a sign-in by Google. Shown once: after a reload nobody has tried anything. */
export function takeFailure(): Failure {
  const named = identityErrorNamed(new URLSearchParams(location.search).get('error') ?? '');
  changeQuery((query) => query.delete('error'));
  // From the address of a page that went to Google itself: there was no window to close.
  if (named.code === 'popup-closed-by-user') return failureOf('signIn', new IdentityError(named.code, CAME_BACK));
  return failureOf('signIn', named);
}
