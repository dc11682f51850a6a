import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson } from '../../http/body.ts';
import { fieldsOf } from '../../http/fields.ts';
import { PaddleError } from '../errors.ts';
import { type Controlled, ORDERS, obey } from './orders.ts';
import { stateOf } from './state.ts';

/** `POST /__control/<order>` with JSON, `GET /__control/state`. A page of another site can send neither unasked. */
export async function answerControl(
  own: Controlled,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
): Promise<void> {
  if (request.method === 'GET' && name === 'state') return sendJson(response, 200, stateOf(own));
  const order = ORDERS.find((known) => known === name);
  const isJson = /^application\/json\b/.test(request.headers['content-type'] ?? '');
  const given = request.method === 'POST' && isJson ? fieldsOf(await readBody(request)) : undefined;
  if (!order || !given) return sendJson(response, 400, { message: 'This order is not understood.' });
  try {
    await obey(own, order, given);
    sendJson(response, 200, stateOf(own));
  } catch (error) {
    if (!(error instanceof PaddleError)) throw error;
    sendJson(response, 400, { message: error.message, fields: error.fields });
  }
}
