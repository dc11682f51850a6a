import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../../http/body.ts';
import type { Fields } from '../../http/fields.ts';
import { numberOf, textOf } from '../fields.ts';

export const FAULT_KINDS = ['none', 'status', 'html', 'hang', 'truncate', 'rate-limit', 'reset'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly kind: Exclude<FaultKind, 'none'>;
  /** What the path begins with; the API's own paths when nothing is said. */
  readonly at: string | null;
  readonly method: string | null;
  /** How many requests it takes; null for all until it is taken back. */
  left: number | null;
  /** How many it lets pass before. */
  skip: number;
  readonly status: number;
  readonly retryAfterSeconds: number;
}

/** What goes wrong with the requests that come next. */
export interface Faults {
  readonly list: () => readonly Fault[];
  /** False for a fault that is not known. */
  add(fields: Fields): boolean;
  clear(): void;
  /** The fault that takes this request; it is counted. */
  take(request: IncomingMessage, path: string, isApi: boolean): Fault | undefined;
  /** Resolves when the faults are changed. */
  changed(): Promise<void>;
}

export function createFaults(): Faults {
  let faults: Fault[] = [];
  const waiting: Array<() => void> = [];
  const wake = () => {
    for (const goOn of waiting.splice(0)) goOn();
  };
  return {
    list: () => faults,
    add(fields) {
      const kind = FAULT_KINDS.find((known) => known === fields.kind);
      if (!kind) return false;
      wake();
      faults = kind === 'none' ? [] : [...faults, faultFrom(kind, fields)];
      return true;
    },
    clear() {
      faults = [];
      wake();
    },
    take(request, path, isApi) {
      const fault = faults.find(
        ({ at, method }) =>
          (at === null ? isApi : path.startsWith(at)) && (method ?? request.method) === request.method,
      );
      if (!fault) return undefined;
      if (fault.skip > 0) {
        fault.skip -= 1;
        return undefined;
      }
      if (fault.left !== null) fault.left -= 1;
      faults = faults.filter(({ left }) => left !== 0);
      return fault;
    },
    changed: () => new Promise((resolve) => waiting.push(resolve)),
  };
}

function faultFrom(kind: Fault['kind'], fields: Fields): Fault {
  return {
    kind,
    at: textOf(fields.at) ?? null,
    method: textOf(fields.method)?.toUpperCase() ?? null,
    left: fields.times === 'always' ? null : (numberOf(fields.times) ?? 1),
    skip: numberOf(fields.skip) ?? 0,
    status: numberOf(fields.status) ?? 503,
    retryAfterSeconds: numberOf(fields.retryAfterSeconds) ?? 1,
  };
}

/** Answers in place of the API. `truncate` is not among them: it does what was asked, and breaks off while it says so. */
export async function failInstead(
  fault: Fault,
  faults: Faults,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (fault.kind === 'hang') {
    await faults.changed();
    request.socket.destroy();
  } else if (fault.kind === 'reset') request.socket.resetAndDestroy();
  else if (fault.kind === 'html')
    response.writeHead(fault.status, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Be right back</h1>');
  else if (fault.kind === 'rate-limit') {
    response.setHeader('Retry-After', String(fault.retryAfterSeconds));
    sendJson(response, 429, errorOf('too_many_requests', 'IP address exceeded the allowed rate limit.'));
  } else sendJson(response, fault.status, errorOf('internal_error', 'An unexpected error occurred.'));
}

/** Half of an answer, and then nothing. */
export function breakOff(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
  response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy());
}

function errorOf(code: string, detail: string) {
  return {
    error: { type: 'api_error', code, detail, documentation_url: `https://developer.paddle.com/errors/shared/${code}` },
    meta: { request_id: '00000000-0000-0000-0000-000000000000' },
  };
}
