import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson } from '../http/body.ts';
import { isLoopback, listen } from '../http/listen.ts';
import { type Fields, fieldsOf, textOf } from './fields.ts';
import { GOOD, type Playing, playingFrom, textFor } from './modes.ts';
import { OPENAI, PROTOCOLS, type Protocol, type Refused } from './protocols.ts';
import { readRequest } from './reading.ts';
import { refusalOf } from './refusing.ts';
import { type Stream, streamAnswer, streamDeclined, streamText, streamUntil } from './stream.ts';

interface Own {
  readonly apiKey: string;
  readonly model: string;
  readonly listed: readonly string[];
  readonly requests: Fields[];
  readonly waiting: Array<() => void>;
  playing: Playing;
  open: number;
}

export interface LlmEmulatorOptions {
  readonly host?: string;
  /** Models on its list besides its own. */
  readonly listed?: readonly string[];
}

export type LlmEmulator = Awaited<ReturnType<typeof startLlmEmulator>>;

/**
 * A language model on a free port of this machine with OpenAI's protocol (and two others at addresses of their own) that
 * fails in any configured way.
 */
export async function startLlmEmulator({ host = '127.0.0.1', listed = [] }: LlmEmulatorOptions = {}) {
  if (!isLoopback(host)) throw new Error(`The language-model emulator listens on this machine alone, not on ${host}`);
  const { server, url } = await listen(host);
  const apiKey = `sk-emulator-${randomBytes(16).toString('hex')}`;
  const model = 'emulator-writer';
  const own: Own = {
    apiKey,
    model,
    listed: [model, ...listed],
    requests: [],
    waiting: [],
    playing: GOOD,
    open: 0,
  };
  server.on('request', (request, response) => {
    answer(own, url, request, response).catch(() => response.destroy());
  });
  return {
    /** The base address for clients of OpenAI's protocol: `http://127.0.0.1:<port>/v1`. */
    baseUrl: `${url}/v1`,
    /** The same for Anthropic's and Google's. */
    anthropicUrl: `${url}/anthropic`,
    googleUrl: `${url}/google`,
    apiKey,
    model: own.model,
    /** Sets how it answers the next requests (dev-providers/README.md). @throws Error for an unknown mode. */
    play(fields: Fields): void {
      own.playing = playingFrom(fields);
      wake(own);
    },
    /** The requests so far, oldest first, refused ones too. */
    requests: (): readonly Fields[] => own.requests,
    /** Answers under way. */
    open: () => own.open,
    async close(): Promise<void> {
      wake(own);
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(own: Own, url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Refuses other host names, against DNS rebinding.
  if (request.headers.host !== new URL(url).host) return void response.writeHead(421).end();
  const path = new URL(request.url ?? '/', url).pathname;
  const protocol = PROTOCOLS.find((one) => one.path.test(path) || one.models.test(path)) ?? OPENAI;
  const refuse = (error: Refusal) => sendRefusal(response, protocol, { retryAfterSeconds: null, ...error });
  if (protocol.keyOf(request) !== own.apiKey)
    return refuse({ status: 401, type: 'authentication_error', message: 'Incorrect API key provided.' });
  const model = protocol.models.exec(path)?.[1];
  if (request.method === 'GET' && (path === '/v1/models' || model !== undefined)) {
    const { mode, status } = own.playing;
    const refusal = mode === 'status' ? { ...TROUBLE, status } : refusalOfModel(model ?? '');
    if (refusal) return refuse(refusal);
    const id = decodeURIComponent(model ?? '');
    const list = { object: 'list', data: own.listed.map((one) => ({ id: one, object: 'model' })) };
    return sendJson(response, 200, model === undefined ? list : { id, name: `models/${id}`, object: 'model' });
  }
  const isAsked = protocol.path.test(path) && request.method === 'POST';
  const body = isAsked ? fieldsOf(await readBody(request)) : undefined;
  if (!body) return refuse({ status: 404, type: 'invalid_request_error', message: 'Unknown request.' });
  own.requests.push(body);
  own.open++;
  response.once('close', () => own.open--);
  await complete(own, { body, protocol }, response);
}

const TROUBLE = { type: 'server_error', message: 'The server had an error.' };

/** Accepts any model name except those that claim to be unknown: tests use the names of many providers. */
function refusalOfModel(model: string): Refusal | undefined {
  if (!model.startsWith('no-such')) return undefined;
  return { status: 404, type: 'not_found_error', message: `The model ${model} does not exist.` };
}

function wake({ waiting }: Own): void {
  for (const goOn of waiting.splice(0)) goOn();
}

/** The mode of this request; the request is counted. */
function nextMode(own: Own): Playing {
  const { playing } = own;
  if (playing.times === null) return playing;
  playing.times--;
  const { tokensPerSecond, firstTokenMs } = playing;
  if (playing.times <= 0) own.playing = { ...GOOD, tokensPerSecond, firstTokenMs };
  return playing;
}

interface Request {
  readonly body: Fields;
  readonly protocol: Protocol;
}

async function complete(own: Own, { body, protocol }: Request, response: ServerResponse): Promise<void> {
  const playing = nextMode(own);
  const messages = protocol.messagesOf(body);
  const nextChange = () => new Promise<void>((resolve) => own.waiting.push(resolve));
  const stream: Stream = {
    response,
    model: own.model,
    voice: protocol.voiceFor(body, playing.dress),
    playing,
    promptChars: JSON.stringify(messages).length,
    nextChange,
  };
  const refuse = (error: Refusal) => sendRefusal(response, protocol, { ...playing, ...error });
  const unknown = refusalOfModel(textOf(body.model));
  if (unknown) return refuse(unknown);
  if (playing.mode === 'rate-limit')
    return refuse({ status: 429, type: 'rate_limit_error', message: 'Rate limit reached for requests.' });
  if (playing.mode === 'no-credit')
    return refuse({ status: 429, type: 'insufficient_quota', message: 'You exceeded your current quota.' });
  if (playing.mode === 'status') return refuse({ ...TROUBLE, status: playing.status });
  if (playing.mode === 'html')
    return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Be right back</h1>');
  if (playing.mode === 'hang') return nextChange().then(() => void response.destroy());
  if (playing.mode === 'recites') return recite(own, stream);
  if (playing.mode === 'declines') return streamDeclined(stream);
  if (playing.mode === 'filter') return streamText(stream, '', 'content_filter');
  const refused = refusalOf(body, playing.refuses);
  if (refused) return refuse({ status: refused.status, type: refused.type, message: refused.says });
  const asked = readRequest(messages);
  if (!asked) return streamText(stream, 'How can I help you today?');
  await streamAnswer(stream, textFor(asked, playing));
}

/** Its next text; the first ends as configured. */
async function recite(own: Own, stream: Stream): Promise<void> {
  const { playing } = stream;
  const [text = '', ...texts] = playing.texts;
  own.playing = texts.length > 0 ? { ...playing, texts, ends: 'stop' } : GOOD;
  if (playing.ends === 'hang') return streamUntil(stream, text, stream.nextChange());
  await streamText(stream, text, playing.ends === 'cut' ? 'length' : 'stop');
}

type Refusal = Omit<Refused, 'retryAfterSeconds'>;

/** In the format of its protocol. */
function sendRefusal(response: ServerResponse, { errorOf, hasRetryHeader }: Protocol, error: Refused): void {
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds !== null && hasRetryHeader) response.setHeader('Retry-After', String(retryAfterSeconds));
  sendJson(response, error.status, errorOf(error));
}
