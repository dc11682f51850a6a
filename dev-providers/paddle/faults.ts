import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../http/body.ts';
import type { Fields } from '../http/fields.ts';
import { numberOf, PaddleError, textOf } from './lists.ts';

const FAULT_KINDS = ['none', 'status', 'html', 'hang', 'truncate', 'rate-limit', 'reset'] as const;

interface Fault {
  readonly kind: (typeof FAULT_KINDS)[number];
  /** The path's prefix; the API's own paths by default. */
  readonly at: string | undefined;
  readonly method: string | undefined;
  readonly status: number;
  readonly retryAfterSeconds: number;
  /** The number of requests. */
  left: number;
}

/** Faults for the next requests. */
export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let faults: Fault[] = [];
  const waiting: Array<() => void> = [];
  return {
    /** False for an unknown fault. */
    add(fields: Fields): boolean {
      const kind = FAULT_KINDS.find((known) => known === fields.kind);
      if (!kind) return false;
      for (const goOn of waiting.splice(0)) goOn();
      const [at, method, status] = [textOf(fields.at), textOf(fields.method), numberOf(fields.status) ?? 503];
      const left = fields.times === 'always' ? Number.POSITIVE_INFINITY : (numberOf(fields.times) ?? 1);
      const retryAfterSeconds = numberOf(fields.retryAfterSeconds) ?? 1;
      faults = kind === 'none' ? [] : [...faults, { kind, at, method, status, retryAfterSeconds, left }];
      return true;
    },
    /** The fault of this request; the request is counted. */
    take(request: IncomingMessage, path: string, isApi: boolean): Fault | undefined {
      const fault = faults.find(
        ({ at, method = request.method }) =>
          (at === undefined ? isApi : path.startsWith(at)) && method === request.method,
      );
      if (fault) fault.left -= 1;
      faults = faults.filter(({ left }) => left > 0);
      return fault;
    },
    /** Resolves when the faults are changed. */
    changed: () => new Promise<void>((resolve) => waiting.push(resolve)),
  };
}

/** Answers instead of the API. `truncate` is not among them: it does what was asked, and cuts its answer. */
export async function failInstead(
  { kind, status, retryAfterSeconds }: Fault,
  faults: Faults,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const fail = (error: PaddleError) => sendJson(response, error.status, error.body('none'));
  if (kind === 'hang') {
    await faults.changed();
    request.socket.destroy();
  } else if (kind === 'reset') request.socket.resetAndDestroy();
  else if (kind === 'html') response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Be right back</h1>');
  else if (kind === 'rate-limit') {
    response.setHeader('Retry-After', String(retryAfterSeconds));
    fail(new PaddleError(429, 'too_many_requests', 'IP address exceeded the allowed rate limit.'));
  } else fail(new PaddleError(status, 'internal_error', 'An unexpected error occurred.'));
}

/** Half of an answer, and then nothing. */
export function breakOff(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
  response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy());
}
