import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { TokenScope } from '#shared/http/token-scopes.ts';
import type { Log } from '../log.ts';

/** What every request carries on its way through the app. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The log with the request's id; made when something is said. */
    log: () => Log;
    /** The path as it was mounted, for logs and metrics: '/api/generate-proposal/:proposalId'. */
    pattern: string;
    /** Why a request was refused: an `ErrorCode`. */
    refusal?: string;
    /** What an access token has to allow for this request; undefined where no token may be used. */
    scope?: TokenScope;
    /** The signed-in person, once the request has asked who it is. */
    userId?: string;
  };
}

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;

/** Aborted when the request is over: it was answered, or its client has gone. */
export function signalOfClose({ env: { outgoing } }: AppContext): AbortSignal {
  const closing = new AbortController();
  if (outgoing.destroyed) closing.abort();
  else outgoing.once('close', () => closing.abort());
  return closing.signal;
}
