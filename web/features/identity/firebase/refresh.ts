import { type Auth, onAuthStateChanged, type User } from 'firebase/auth';
import { keepTokenFresh, type TokenRefresh } from '../token-refresh.ts';
import { identityErrorOf } from './error-codes.ts';
import { exchangeFor, logOnly } from './exchange.ts';

/**
 * The library gets a new token only on request, so an ended sign-in would be noticed late.
 * `onEnded`: Firebase gives no more tokens.
 */
export function refreshWhileSignedIn(auth: Auth, onEnded: () => void): void {
  let running: TokenRefresh | undefined;

  async function begin(user: User): Promise<void> {
    const { expirationTime } = await user.getIdTokenResult();
    if (auth.currentUser?.uid !== user.uid) return;
    running?.stop();
    running = keepTokenFresh({ expiresAt: new Date(expirationTime), refresh: () => renew(user), onEnded });
  }

  async function renew(user: User): Promise<Date> {
    try {
      const { expirationTime } = await user.getIdTokenResult(true);
      // The server asks Firebase about the account by the newest token it has.
      await exchangeFor(user).catch(logOnly('The server did not take the new token'));
      return new Date(expirationTime);
    } catch (error) {
      throw identityErrorOf(error);
    }
  }

  onAuthStateChanged(auth, (user) => {
    running?.stop();
    running = undefined;
    if (user) begin(user).catch(logOnly('The token cannot be kept fresh'));
  });
  const wake = () => running?.wake();
  globalThis.window?.addEventListener('online', wake);
  globalThis.document?.addEventListener('visibilitychange', wake);
}
