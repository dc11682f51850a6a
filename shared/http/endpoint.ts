import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from './errors.ts';
import type { TokenScope } from './token-scopes.ts';

/**
 * One call of the API, said once: server routes are mounted from it, the browser calls through it, the OpenAPI document
 * is printed from it, and tests check every answer against it.
 *
 * `path` holds parameters as `:name`. `events` are the server-sent events a client gets instead of `output` when it
 * asks with `Accept: text/event-stream`. With `file` the answer is a file of that type and no JSON; `output` is `z.unknown()`.
 */
export interface Endpoint {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: z.ZodObject;
  /** What may follow `?`. All of it comes as text, and each name at most once. */
  readonly query?: z.ZodObject;
  /** Names of the request's headers that mean something here, for the document. */
  readonly headers?: readonly RequestHeader[];
  readonly input?: z.ZodType;
  readonly output: z.ZodType;
  readonly status: 200 | 201;
  readonly events?: Readonly<Record<string, z.ZodType>>;
  readonly file?: 'application/zip' | 'text/csv';
  readonly errors: readonly ErrorCode[];
  /** What an access token has to allow. Left out: no token may make this call. */
  readonly scope?: TokenScope;
}

/** `If-Match: "3"` is the revision that a change was made from; `Idempotency-Key` makes a repeated request the same one. */
export type RequestHeader = 'If-Match' | 'Idempotency-Key';

/** What any call may end in. */
export const ANY_ERRORS = ['UNKNOWN_HOST', 'SERVICE_UNAVAILABLE', 'UNEXPECTED'] as const satisfies readonly ErrorCode[];
/** What a call with a JSON body may end in, before its own rules are asked. */
export const BODY_ERRORS = [
  'INVALID_INPUT',
  'MALFORMED_JSON',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'FORBIDDEN_ORIGIN',
  'RATE_LIMITED',
  ...ANY_ERRORS,
] as const satisfies readonly ErrorCode[];

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** The JSON body of every refusal. `fields` maps a field name to what is wrong with it; `retryAt` is ISO 8601, UTC. */
export const problem = z.object({
  message: z.string().min(1),
  code: z.enum(ERROR_CODES),
  fields: z.record(z.string(), z.string()).optional(),
  retryAt: z.iso.datetime().optional(),
});
export type Problem = z.infer<typeof problem>;
