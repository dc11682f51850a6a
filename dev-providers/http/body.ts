import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_BODY_CHARS = 1_000_000;

/** @throws Error for a body longer than any that an emulator gets. */
export async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > MAX_BODY_CHARS) throw new Error('too long');
  }
  return text;
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
