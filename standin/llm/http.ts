import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_BODY_CHARS = 1_000_000;

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

/** As OpenAI puts it. */
export function sendError(response: ServerResponse, status: number, type: string, message: string): void {
  sendJson(response, status, { error: { message, type, param: null, code: null } });
}

export type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object a text holds; undefined for anything else. */
export function fieldsOf(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text.trim() || '{}');
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
export const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
