import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson } from '../http/body.ts';

const FAULTS = ['none', 'down', 'slow', 'error', 'garbage'] as const;
type Fault = (typeof FAULTS)[number];

/** Controls the emulator in tests; it sees every request before the provider does. */
export interface Control {
  /** Claims that override those of the person who signs in; null removes one. */
  readonly claims: () => Readonly<Record<string, unknown>>;
  /** Answers `POST /__control/…`. */
  obey(request: IncomingMessage, response: ServerResponse, order: string): Promise<void>;
  /** True when a fault has taken the request; a slow one resolves when the fault is cleared. */
  disturb(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean>;
}

interface State {
  fault: Fault;
  /** The fault applies to paths with this prefix. */
  at: string;
  claims: Record<string, unknown>;
}

const CALM: State = { fault: 'none', at: '/', claims: {} };

export function createControl(): Control {
  let state: State = { ...CALM };
  let waiting: Array<() => void> = [];

  function setState(next: State): void {
    state = next;
    for (const goOn of waiting) goOn();
    waiting = [];
  }

  function applyCommand(order: string, given: Record<string, unknown>): boolean {
    const fault = FAULTS.find((known) => known === given.kind);
    if (order === 'reset') setState({ ...CALM });
    else if (order === 'fault' && fault) setState({ ...state, fault, at: textOr(given.at, '/') });
    else if (order === 'claims') setState({ ...state, claims: given });
    else return false;
    return true;
  }

  return {
    claims: () => state.claims,
    async obey(request, response, order) {
      // A page of another site needs a CORS preflight to send JSON here, and gets no answer to it.
      const isJson = request.headers['content-type'] === 'application/json';
      const given: unknown = isJson ? JSON.parse((await readBody(request)) || '{}') : undefined;
      const isDone = isRecord(given) && applyCommand(order, given);
      sendJson(response, isDone ? 200 : 400, { success: isDone });
    },
    async disturb(request, response, path) {
      if (!path.startsWith(state.at)) return false;
      if (state.fault === 'slow') await new Promise<void>((resolve) => waiting.push(resolve));
      if (state.fault === 'down') request.socket.destroy();
      else if (state.fault === 'error') sendJson(response, 500, { error: 'server_error' });
      else if (state.fault === 'garbage') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Hello</p>');
      else return false;
      return true;
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}
