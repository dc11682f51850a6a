import type { MiddlewareHandler } from 'hono';
import { AppError } from './app-error.ts';
import type { AppContext, AppEnv } from './context.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const OWN_FETCH_SITES = [undefined, 'same-origin', 'none'];

/**
 * Refuses what may change something unless one of our own pages sent it. A browser names the page's origin in `Origin`;
 * without one, `Sec-Fetch-Site` decides; a program that is no browser sends neither and carries nobody's cookie.
 * `appOrigin` undefined: the app is reached on this machine, at the port that the request came in by.
 */
export function ownOriginOnly(appOrigin: string | undefined): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!SAFE_METHODS.includes(c.req.method) && !isOurs(c, appOrigin)) throw new AppError('FORBIDDEN_ORIGIN');
    await next();
  };
}

function isOurs(c: AppContext, appOrigin: string | undefined): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return OWN_FETCH_SITES.includes(c.req.header('sec-fetch-site'));
  if (appOrigin !== undefined) return origin === appOrigin;
  const port = c.env.incoming.socket.localPort;
  return LOOPBACK_HOSTS.some((host) => origin === `http://${host}:${port}`);
}
