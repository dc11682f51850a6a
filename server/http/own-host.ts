import type { Server } from 'node:http';
import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '../config.ts';
import { AppError } from './app-error.ts';
import type { AppEnv } from './context.ts';

const EVERY_ADDRESS = ['0.0.0.0', '::'];

interface OwnHost {
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

/** The address by which this machine reaches the app: `http://localhost:3000`. */
export function localOrigin(host: string, port: number): string {
  const isHere = isLoopback(host) || EVERY_ADDRESS.includes(host);
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Where links in mails lead: APP_ORIGIN, or without it what this process listens on. Never what a request calls us: that is
 * the sender's own claim, and the link goes to another person (docs/spec/security.md §A9).
 */
export function ownOrigin(config: { appOrigin: string | undefined; host: string }, server: Server): string {
  if (config.appOrigin !== undefined) return config.appOrigin;
  const address = server.address();
  if (typeof address === 'string' || !address) throw new Error('the app does not listen yet, so it has no address');
  return localOrigin(config.host, address.port);
}
