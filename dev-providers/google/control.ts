import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { readBody, sendJson } from '../http/body.ts';

const FAULTS = ['none', 'down', 'slow', 'error', 'garbage'] as const;
type Fault = (typeof FAULTS)[number];
const fields = z.record(z.string(), z.unknown());
const faultOrder = z.object({ kind: z.enum(FAULTS), at: z.string().default('/') });

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

  function applyCommand(order: string, given: unknown): boolean {
    const claims = fields.safeParse(given).data;
    const fault = faultOrder.safeParse(given).data;
    if (claims && order === 'reset') setState({ ...CALM });
    else if (fault && order === 'fault') setState({ ...state, fault: fault.kind, at: fault.at });
    else if (claims && order === 'claims') setState({ ...state, claims });
    else return false;
    return true;
  }

  return {
    claims: () => state.claims,
    async obey(request, response, order) {
      // A page of another site needs a CORS preflight to send JSON here, and gets no answer to it.
      const isJson = request.headers['content-type'] === 'application/json';
      const given: unknown = isJson ? JSON.parse((await readBody(request)) || '{}') : undefined;
      const isDone = applyCommand(order, given);
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
