// The readers of the model-stream bench, in a process of their own, so that reading costs no server anything.
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const order = z.object({
  origin: z.string(),
  /** `shared`: all read what the first has asked for. */
  kind: z.enum(['own', 'shared']),
  server: z.enum(['app', 'relay']),
  readers: z.number(),
  /** Sessions by which one proposal is read in more places than one session may. */
  sessions: z.array(z.string()),
  input: z.record(z.string(), z.unknown()),
});
// Readers come one after another over the first second, as people do.
const SPREAD_MS = 1_000;
const READERS_OF_SESSION = 9;
const brief = /"proposalId":"([^"]+)"/;

const { origin, kind, server, readers, sessions, input } = order.parse(JSON.parse(process.argv[2] ?? ''));
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
const firstWordsMs: number[] = [];
const texts: string[] = [];
let refused = 0;

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly cookie?: string | undefined;
}

async function send({ method, path, body, cookie }: Sent): Promise<IncomingMessage> {
  const headers = {
    accept: 'text/event-stream',
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(cookie !== undefined && { cookie, origin }),
  };
  const sent = request(`${origin}${path}`, { method, agent, headers }).end(body);
  const answered: IncomingMessage[] = await once(sent, 'response');
  const [response] = answered;
  if (!response) throw new Error(`${path} did not answer.`);
  return response;
}

async function readToEnd(response: IncomingMessage, askedAt: number, onText?: (text: string) => void): Promise<void> {
  if ((response.statusCode ?? 500) >= 300) {
    refused++;
    response.resume();
    return;
  }
  let text = '';
  let hasWords = false;
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    onText?.(text);
    if (!hasWords && text.includes('event: delta')) firstWordsMs.push(performance.now() - askedAt);
    hasWords ||= text.includes('event: delta');
  });
  await once(response, 'end');
  texts.push(text);
}

const own: Record<typeof server, Sent> = {
  app: { method: 'POST', path: '/api/generate-proposal', body: JSON.stringify(input) },
  relay: { method: 'GET', path: '/own' },
};

async function readOwn(index: number): Promise<void> {
  await wait((index * SPREAD_MS) / readers);
  const askedAt = performance.now();
  await readToEnd(await send(own[server]), askedAt);
}

async function readSharedOfApp(): Promise<void> {
  const askedAt = performance.now();
  const response = await send(own.app);
  const visitor = response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  let others: Promise<unknown> | undefined;
  const onText = (text: string) => {
    const id = brief.exec(text)?.[1];
    if (others || id === undefined) return;
    const path = `/api/generate-proposal/${id}`;
    const read = async (index: number) => {
      await wait((index * SPREAD_MS) / readers);
      const session = sessions[Math.floor(index / READERS_OF_SESSION)];
      await readToEnd(await send({ method: 'GET', path, cookie: `${visitor}; ${session}` }), askedAt);
    };
    others = Promise.all(Array.from({ length: readers - 1 }, (_, index) => read(index)));
  };
  await readToEnd(response, askedAt, onText);
  await others;
}

async function readSharedOfRelay(): Promise<void> {
  const askedAt = performance.now();
  await send({ method: 'POST', path: '/shared' }).then((response) => response.resume());
  const read = async () => readToEnd(await send({ method: 'GET', path: '/shared' }), askedAt);
  await Promise.all(Array.from({ length: readers }, read));
}

if (kind === 'own') await Promise.all(Array.from({ length: readers }, (_, index) => readOwn(index)));
else await (server === 'app' ? readSharedOfApp() : readSharedOfRelay());
firstWordsMs.sort((a, b) => a - b);
const at = (share: number) => firstWordsMs[Math.min(firstWordsMs.length - 1, Math.floor(firstWordsMs.length * share))];
process.send?.({
  ended: texts.length,
  refused,
  // By the model alone, but for what was asked of it twice.
  whole: texts.filter((text) => text.includes('"engine":"llm"') && text.includes('"fallback":false')).length,
  firstWordsMs: { median: at(0.5), p99: at(0.99) },
});
