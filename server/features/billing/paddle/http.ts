import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { jsonIn } from '#shared/http/json.ts';
import type { Log } from '../../../log.ts';
import { tracedFetch } from '../../../tracing/index.ts';

/** The provider understood and refused; `code` is its own error code. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`the payment provider refused: ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** The provider could not be reached, was too slow, or sent an unusable answer. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider did what was asked, and sent no trusted address with it. */
export class ProviderGaveNoAddress extends ProviderUnavailable {
  constructor(ofWhat: string) {
    super(`the payment provider sent no address ${ofWhat} that can be used`);
  }
}

/** One call of the provider's API. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** The path below the API's address, with its parameters. */
  readonly path: string;
  readonly body?: unknown;
}

export interface CallDeps {
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly log: Pick<Log, 'warn'>;
  /** For the whole call: every try, headers, body and the pauses between. */
  readonly timeoutMs: number;
  /** Between the tries of a read when the provider names none; as many as there are further tries. */
  readonly pausesMs: readonly number[];
}

// A page of 200 subscriptions is about 1 MB.
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
const WORTH_ANOTHER_TRY = [408, 425, 429, 500, 502, 503, 504];

const refusal = z.object({ error: z.object({ code: z.string().max(100) }) });

/**
 * The JSON of the answer. A read is retried while there is time; a write is sent once, since nobody knows whether it
 * arrived.
 * @throws ProviderRefused, ProviderUnavailable; neither ever contains a key.
 */
export async function call(deps: CallDeps, asked: Call): Promise<unknown> {
  const deadline = performance.now() + deps.timeoutMs;
  for (let tries = 0; ; tries++) {
    const outcome = await tryOnce(deps, asked, deadline - performance.now());
    if ('json' in outcome) return outcome.json;
    const { error, status, retryAfterMs } = outcome;
    deps.log.warn(
      { method: asked.method, path: withoutQuery(asked), status, reason: error.message },
      'the payment provider did not do as asked',
    );
    const pauseMs = retryAfterMs ?? deps.pausesMs[tries];
    const isWorthIt = asked.method === 'GET' && error instanceof ProviderUnavailable && tries < deps.pausesMs.length;
    if (!isWorthIt || pauseMs === undefined || performance.now() + pauseMs >= deadline) throw error;
    await pause(pauseMs);
  }
}

interface Failure {
  readonly error: ProviderRefused | ProviderUnavailable;
  readonly status?: number;
  readonly retryAfterMs?: number | undefined;
}

async function tryOnce(deps: CallDeps, asked: Call, leftMs: number): Promise<{ json: unknown } | Failure> {
  try {
    const response = await send(deps, asked, Math.max(1, Math.ceil(leftMs)));
    const { status } = response;
    const text = await readText(response);
    const json = jsonIn(text);
    if (response.ok) {
      return json === undefined ? { status, error: new ProviderUnavailable('it answered no JSON') } : { json };
    }
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'));
    if (WORTH_ANOTHER_TRY.includes(status) || status >= 500 || status < 400) {
      return { status, retryAfterMs, error: new ProviderUnavailable(`it answered ${status}`) };
    }
    const { data } = refusal.safeParse(json);
    return { status, error: new ProviderRefused(status, data?.error.code ?? 'unnamed') };
  } catch (cause) {
    return { error: new ProviderUnavailable('it could not be reached in time', { cause }) };
  }
}

function send({ apiUrl, apiKey }: CallDeps, { method, path, body }: Call, timeoutMs: number): Promise<Response> {
  return tracedFetch(`${apiUrl}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${apiKey}`,
      // Without it the answers have the provider's newest format.
      'Paddle-Version': '1',
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    // The key goes to no other host.
    redirect: 'manual',
    // Also aborts reading the body.
    signal: AbortSignal.timeout(timeoutMs),
  });
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const stream: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of stream ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('the answer is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Seconds, or a date. */
function parseRetryAfter(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  if (/^\s*\d{1,6}\s*$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

/** Without its parameters: they may name a person. */
function withoutQuery({ path }: Call): string {
  return path.split('?')[0] ?? path;
}

const PER_PAGE = '200';

const list = z.object({
  data: z.array(z.unknown()),
  // `next` is always present, also on the last page: `has_more` says whether it leads anywhere.
  meta: z.object({ pagination: z.object({ next: z.string(), has_more: z.boolean() }) }),
});

/**
 * A list of the provider, page by page. Each page has the time of one call. Unreadable entities are left out and logged: one
 * of them must not hide those after it.
 */
export async function* pages<S extends z.ZodType>(
  deps: CallDeps,
  path: string,
  query: Readonly<Record<string, string>>,
  schema: S,
): AsyncGenerator<readonly z.output<S>[]> {
  let after: string | undefined;
  for (;;) {
    const asked = new URLSearchParams({ per_page: PER_PAGE, ...query, ...(after !== undefined && { after }) });
    const answer = list.safeParse(await call(deps, { method: 'GET', path: `${path}?${asked}` }));
    if (!answer.success) throw new ProviderUnavailable('its list could not be read', { cause: answer.error });
    const { data, meta } = answer.data;
    yield parseItems(deps, path, data, schema);
    if (!meta.pagination.has_more) return;
    // Only the cursor is taken from it: the key goes to no address that an answer names.
    const next = readCursor(meta.pagination.next);
    if (next === undefined || next === after) throw new ProviderUnavailable('its list has no next page');
    after = next;
  }
}

function parseItems<S extends z.ZodType>(
  { log }: CallDeps,
  path: string,
  items: readonly unknown[],
  schema: S,
): readonly z.output<S>[] {
  const parsed = items.map((item) => schema.safeParse(item));
  const read = parsed.filter((item) => item.success).map((item) => item.data);
  const [fault] = parsed.flatMap(({ error }) => (error ? [error.issues[0]] : []));
  if (fault)
    log.warn(
      { path, unread: items.length - read.length, at: fault.path },
      'the payment provider listed unreadable entities',
    );
  return read;
}

function readCursor(address: string): string | undefined {
  return URL.canParse(address) ? (new URL(address).searchParams.get('after') ?? undefined) : undefined;
}
