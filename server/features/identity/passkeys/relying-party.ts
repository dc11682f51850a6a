import { AppError } from '../../../http/app-error.ts';
import type { AppContext } from '../../../http/context.ts';

/** The relying party: `id` is a host name, `origin` the browser's origin. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The site's address from its setting; without one the app runs on this machine, by a name: a passkey belongs to a name,
 * never to a number. @throws AppError 'unauthorized-domain'
 */
export function relyingPartyOf(appOrigin: string | undefined, c: AppContext): RelyingParty {
  const { hostname, origin } = new URL(appOrigin ?? c.req.url);
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  if (isNumber || (appOrigin === undefined && hostname !== 'localhost')) {
    throw new AppError('unauthorized-domain', { message: 'Passkeys do not work at this address of the site.' });
  }
  return { id: hostname, origin };
}
