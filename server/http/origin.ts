import type { MiddlewareHandler } from 'hono';
import type { Endpoint } from '#shared/http/endpoint.ts';
import { LOOPBACK_HOSTS } from '../config.ts';
import { AppError } from './app-error.ts';
import type { AppContext, AppEnv } from './context.ts';
import { accessTokenOf } from './request-headers.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const OWN_FETCH_SITES = ['same-origin', 'none'];
const NEEDS_ORIGIN =
  'A request with a cookie that changes something needs an Origin header. Programs send an access token and no cookie.';

/**
 * The protection against CSRF: refuses what may change something unless one of our own pages sent it. A browser names the page's
 * origin in `Origin`; without one, `Sec-Fetch-Site` decides. A program that is no browser sends neither; it may change something
 * only without a cookie, for nobody can say which page or program made it send one. Programs have access tokens.
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
      throw new AppError('FORBIDDEN_ORIGIN', { ...(isFromNowhere(c) && { message: NEEDS_ORIGIN }) });
    }
    await next();
  };
}

/** Not the router's path, in which `%6b` has become `k`: an exception is for the one spelling that is known. */
function pathAsSent(c: AppContext): string | undefined {
  return c.env.incoming.url?.split('?')[0];
}

function isFromNowhere(c: AppContext): boolean {
  return c.req.header('origin') === undefined && c.req.header('sec-fetch-site') === undefined;
}

function isOurs(c: AppContext, appOrigin: string | undefined): boolean {
  // No page can have a browser add a token, and cookies beside one are not read.
  if (accessTokenOf(c)) return true;
  const origin = c.req.header('origin');
  if (isFromNowhere(c)) return c.req.header('cookie') === undefined;
  if (origin === undefined) return OWN_FETCH_SITES.includes(c.req.header('sec-fetch-site') ?? '');
  if (appOrigin !== undefined) return origin === appOrigin;
  const port = c.env.incoming.socket.localPort;
  return LOOPBACK_HOSTS.some((host) => origin === `http://${host}:${port}`);
}
