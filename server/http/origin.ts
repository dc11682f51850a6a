import type { MiddlewareHandler } from 'hono';
import type { Endpoint } from '#shared/http/endpoint.ts';
import { LOOPBACK_HOSTS } from '../config.ts';
import { AppError } from './app-error.ts';
import type { AppContext, AppEnv } from './context.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const OWN_FETCH_SITES = [undefined, 'same-origin', 'none'];

/**
 * Refuses what may change something unless one of our own pages sent it. A browser names the page's origin in `Origin`;
 * without one, `Sec-Fetch-Site` decides; a program that is no browser sends neither and carries no user's cookie.
 * `appOrigin` undefined: the app is reached on this machine, at the port that the request came in by.
 * `proven` is the one call whose sender proves itself in another way; it is that method and that very path, nothing below it.
 */
export function ownOriginOnly(
  appOrigin: string | undefined,
  proven?: Pick<Endpoint, 'method' | 'path'>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const isProven = c.req.method === proven?.method && pathAsSent(c) === proven.path;
    if (!isProven && !SAFE_METHODS.includes(c.req.method) && !isOurs(c, appOrigin)) {
      throw new AppError('FORBIDDEN_ORIGIN');
    }
    await next();
  };
}

/** Not the router's path, in which `%6b` has become `k`: an exception is for the one spelling that is known. */
function pathAsSent(c: AppContext): string | undefined {
  return c.env.incoming.url?.split('?')[0];
}

function isOurs(c: AppContext, appOrigin: string | undefined): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return OWN_FETCH_SITES.includes(c.req.header('sec-fetch-site'));
  if (appOrigin !== undefined) return origin === appOrigin;
  const port = c.env.incoming.socket.localPort;
  return LOOPBACK_HOSTS.some((host) => origin === `http://${host}:${port}`);
}
