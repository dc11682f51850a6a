import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from './errors.ts';
import type { TokenScope } from './token-scopes.ts';

/**
 * One endpoint of the API, defined once: server routes are mounted from it, the browser calls through it, the OpenAPI
 * document is generated from it, and tests check every answer against it.
 *
 * `path` has parameters as `:name`. `events` are the server-sent events a client gets instead of `output` when it asks with
 * `Accept: text/event-stream`. With `file` the answer is a file of that type and no JSON; `output` is `z.unknown()`.
 */
export interface Endpoint {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: z.ZodObject;
  /** The query parameters. All of them are text, and each name may occur once. */
  readonly query?: z.ZodObject;
  /** The request headers with a meaning here, for the document. */
  readonly headers?: readonly RequestHeader[];
  readonly input?: z.ZodType;
  readonly output: z.ZodType;
  /** 200 when left out. */
  readonly status?: 201;
  readonly events?: Readonly<Record<string, z.ZodType>>;
  readonly file?: 'application/zip' | 'text/csv';
  /** Its own ones; those that follow from its method, input and scope are added in the OpenAPI document. */
  readonly errors: readonly ErrorCode[];
  /** The scope that an access token needs. Left out: no token may call this. */
  readonly scope?: TokenScope;
}

/** `If-Match: "3"` is the revision that a change was made from; `Idempotency-Key` makes a repeated request the same one. */
export type RequestHeader = 'If-Match' | 'Idempotency-Key';

/** Errors of an endpoint for signed-in people. */
export const SIGN_IN_ERRORS = ['SIGN_IN_REQUIRED', 'user-token-expired'] as const satisfies readonly ErrorCode[];

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** The JSON body of every refusal. `fields` maps a field name to its fault; `retryAt` is ISO 8601, UTC. */
export const problem = z.object({
  message: z.string().min(1),
  code: z.enum(ERROR_CODES),
  fields: z.record(z.string(), z.string()).optional(),
  retryAt: z.iso.datetime().optional(),
});
export type Problem = z.infer<typeof problem>;
