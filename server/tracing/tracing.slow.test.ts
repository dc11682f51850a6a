import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { register } from '#shared/identity/contract.ts';
import { generateProposal } from '#shared/proposals/contract.ts';
import { aJob } from '../testing/app.ts';
import { createClient } from '../testing/client.ts';
import { createTestDatabase } from '../testing/database.ts';
import { startMain } from '../testing/main-process.ts';
import { until } from '../testing/until.ts';

const AGAIN_AFTER_MS = 6_000;
const MARK = 'zirconium';
const PATH = '/api/generate-proposal';

const sentSpans = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(z.object({ spans: z.array(z.object({ name: z.string(), traceId: z.string() })) })),
    }),
  ),
});

it('a collector gets the spans of a request down to its queries, the engine and the provider, and nothing that a person typed', async () => {
  const collector = await startServer();
  const provider = await startServer(500);
  const app = await startTraced({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRUST_PROXY: '1',
    LLM_BASE_URL: `${provider.url}/v1`,
    LLM_API_KEY: 'a-key',
    LLM_MODEL: 'a-model',
  });
  const { email } = await app.browser.signUp(`${MARK}@freelance.example`);
  const spans = () =>
    collector.bodies.flatMap((sent) =>
      sentSpans.parse(JSON.parse(sent)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((s) => s.spans)),
    );
  const wanted = [`POST ${PATH}`, 'insert generations', 'generation', 'read the post', 'compose the letter'];
  const call = `call ${new URL(provider.url).host}`;
  const traces: string[] = [];
  await requestUntil(
    async () => {
      const { trace, headers } = newTrace();
      // A post that was read before may not be read again.
      const mugs = `We need a ${MARK} logo for ${traces.push(trace)} ${MARK} mugs.`;
      const body = aJob({ jobTitle: `${MARK} logo`, jobDescription: mugs });
      expect((await app.browser.post(PATH, body, headers)).status).toBe(200);
    },
    () => {
      const all = spans();
      const namesOf = (trace: string) => all.flatMap(({ name, traceId }) => (traceId === trace ? [name] : []));
      const isWhole = traces.some((trace) => wanted.every((name) => namesOf(trace).includes(name)));
      return isWhole && all.some(({ name }) => name === call);
    },
  );
  await until(() => spans().some(({ name }) => name.startsWith('job ')));
  const continued = provider.requests.map(({ headers }) => String(headers.traceparent).split('-')[1]);
  expect(continued).toContain(traces[0]);
  const all = collector.bodies.join('\n').toLowerCase();
  expect([MARK, email, 'we need', 'a-key'].filter((secret) => all.includes(secret))).toEqual([]);
});

it('a trace is continued for a proxy alone: what a stranger sends as traceparent is not taken', async () => {
  const collector = await startServer();
  const app = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const { trace, headers } = newTrace();
  await requestUntil(
    () => app.browser.post(PATH, aJob(), headers),
    () => collector.bodies.some((sent) => sent.includes(`POST ${PATH}`)),
  );
  expect(collector.bodies.join('')).not.toContain(trace);
});

it('while the collector is away or silent, requests are answered and the process ends as it should', async () => {
  const gone = await startServer();
  gone.close();
  const silent = await startServer('never');
  const endWith = async (url: string) => {
    const app = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
    await app.browser.signUp();
    app.main.child.kill('SIGTERM');
    return app.main.ended;
  };
  expect(await Promise.all([endWith(gone.url), endWith(silent.url)])).toEqual([0, 0]);
});

/** As a proxy sends it. */
function newTrace() {
  const trace = randomBytes(16).toString('hex');
  return { trace, headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` } };
}

/** Requests again what is not seen in time: a batch of spans that is not sent within five seconds is dropped, as on a busy machine. */
async function requestUntil(request: () => Promise<unknown>, isSeen: () => boolean): Promise<void> {
  await until(async () => {
    await request();
    const end = performance.now() + AGAIN_AFTER_MS;
    await until(() => isSeen() || performance.now() > end);
    return isSeen();
  });
}

async function startTraced(env: Record<string, string>) {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const quick = { OTEL_BSP_SCHEDULE_DELAY: '50', WRITING_PACE: '0', LOG_LEVEL: 'silent', BILLING_MODE: '' };
  const main = startMain({ DATABASE_URL: database.url, PORT: '0', ...quick, ...env });
  onTestFinished(async () => {
    main.child.kill('SIGKILL');
    await main.ended;
  });
  const browser = createClient(await main.origin, [register, generateProposal]);
  return { main, browser };
}

/** Stores what it is sent and answers with this status, or never. */
async function startServer(status: number | 'never' = 200) {
  const bodies: string[] = [];
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    void text(request).then((body) => {
      bodies.push(body);
      if (status !== 'never') response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  return { url: `http://127.0.0.1:${portOf(server.address())}`, bodies, requests, close };
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  return address.port;
}
