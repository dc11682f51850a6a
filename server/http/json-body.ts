import type { IncomingMessage } from 'node:http';
import { AppError } from './app-error.ts';

// Lists in lists in a proposal nest deepest; far more is an attack on the parser's stack.
const MAX_DEPTH = 128;

/** Reads JSON of at most `maxBytes`. @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, MALFORMED_JSON */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  requireJson(request);
  return parseJson(await readBytes(request, maxBytes));
}

/** For a call without input: refuses what a form of another page brings. @throws AppError UNSUPPORTED_MEDIA_TYPE */
export function refuseForm(request: IncomingMessage): void {
  if (request.headers['content-type'] !== undefined) requireJson(request);
}

/**
 * Only what a page of another origin cannot send without asking first (CORS): a form and `no-cors` may send text/plain,
 * urlencoded and multipart. A compressed body is refused because a small one can unpack to any size.
 */
function requireJson({ headers }: IncomingMessage): void {
  const [type, ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const isUtf8 = parameters.every((p) => !/^\s*charset\s*=/.test(p) || /^\s*charset\s*=\s*"?utf-8"?\s*$/.test(p));
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  if (type?.trim() !== 'application/json' || !isUtf8 || !isPlain) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
}

/** The body, until `deadline` is aborted. @throws AppError PAYLOAD_TOO_LARGE; MALFORMED_JSON if it breaks off */
export function readBytes(request: IncomingMessage, maxBytes: number, deadline?: AbortSignal): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) return finish(() => reject(new AppError('PAYLOAD_TOO_LARGE')));
      chunks.push(chunk);
    };
    const end = () => finish(() => resolve(Buffer.concat(chunks)));
    const brokenOff = () => finish(() => reject(new AppError('MALFORMED_JSON')));
    const finish = (settle: () => void) => {
      request.off('data', take).off('end', end).off('error', brokenOff).off('close', brokenOff);
      deadline?.removeEventListener('abort', brokenOff);
      // Reading on into nothing lets the client read our answer before the connection closes.
      request.on('error', () => undefined).resume();
      settle();
    };
    request.on('data', take).on('end', end).on('error', brokenOff).on('close', brokenOff);
    deadline?.addEventListener('abort', brokenOff);
  });
}

/** `__proto__` keys are dropped: a later copy must not set a prototype. @throws AppError MALFORMED_JSON */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (depthOf(text) > MAX_DEPTH) throw new AppError('MALFORMED_JSON');
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('MALFORMED_JSON', { cause: error });
  }
}

/** How deep arrays and objects nest, without parsing: brackets inside strings do not count. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < json.length; i++) {
    const sign = json[i];
    if (inString) {
      if (sign === '\\') i++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth);
    else if (sign === '}' || sign === ']') depth--;
  }
  return deepest;
}
