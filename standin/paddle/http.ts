import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_BODY_CHARS = 200_000;

/** @throws Error for a body longer than anything that is sent here. */
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

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object a body holds; undefined for anything else. An empty body is an empty object. */
export function fieldsOf(body: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(body.trim() || '{}');
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
