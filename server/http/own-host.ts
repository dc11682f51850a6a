import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { AppError } from './app-error.ts';
import type { AppEnv } from './context.ts';

const EVERY_ADDRESS = ['0.0.0.0', '::'];

export interface OwnHost {
  /** Where browsers reach the app. */
  readonly appOrigin: string | undefined;
  /** What the server listens on. */
  readonly host: string;
  readonly trustProxy: number;
}

/**
 * Refuses a request that was made for someone else's name: a page of theirs whose name has been pointed at this machine
 * (DNS rebinding) reads nothing here. An address and a name without a dot cannot be had by others and always pass.
 *
 * Two installations are not looked at: behind proxies that are trusted the name is the proxy's own word, often that of the
 * machine it passes on to; and one that listens to everybody without APP_ORIGIN does not know its names.
 */
export function ownHostOnly(own: OwnHost): MiddlewareHandler<AppEnv> {
  const isAnyName = own.trustProxy > 0 || (own.appOrigin === undefined && EVERY_ADDRESS.includes(own.host));
  const names = [own.host, ...(own.appOrigin === undefined ? [] : [nameIn(own.appOrigin)])];
  return async (c, next) => {
    const name = nameIn(c.req.url);
    if (!isAnyName && !isNobodyElses(name) && !names.includes(name)) throw new AppError('UNKNOWN_HOST');
    await next();
  };
}

function isNobodyElses(name: string): boolean {
  return !name.includes('.') || isIP(name) !== 0;
}

/** Lower case, without brackets and the dot that may end a name. */
function nameIn(url: string): string {
  return new URL(url).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}
