// Asks a server for what the load bench wants, in a process of its own, and says what it has used itself.
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type LoadReport, loadTask } from './load-task.ts';

const task = loadTask.parse(JSON.parse(process.argv[2] ?? ''));
const agent = new Agent({ keepAlive: true, maxSockets: task.atOnce });
const streamAgent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
const report: LoadReport = { answered: 0, failed: 0, ms: [], seconds: 0, cpuMs: 0, streams: 0, faults: {} };
const CONTENT = 'We made the logo of a bakery last year, and it works on a bag of bread. '.repeat(28);
const POST = JSON.stringify({
  jobTitle: 'Logo for a bakery',
  jobDescription: 'We need a logo that works on a bread bag.',
});

interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly cookie?: string | undefined;
  readonly body?: string;
}

/** Resolves with the status when the answer has been read. */
function ask({ method, path, cookie, body }: LoadRequest): Promise<number> {
  const headers = {
    ...(cookie && { cookie }),
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), origin: task.origin }),
  };
  return new Promise((resolve, reject) => {
    const asking = request(`${task.origin}${path}`, { method, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
    });
    asking.on('error', reject).end(body);
  });
}

async function count(n: number): Promise<void> {
  const askedAt = performance.now();
  const status = await ask(toAsk(n)).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
  if (status === 200) report.answered++;
  else {
    report.failed++;
    report.faults[status] = (report.faults[status] ?? 0) + 1;
  }
  report.ms.push(performance.now() - askedAt);
}

function toAsk(n: number): LoadRequest {
  const cookie = task.cookies[n % Math.max(1, task.cookies.length)];
  const kind = task.kind === 'mixed' ? (n % 10 < 3 ? 'save' : 'read') : task.kind;
  if (kind === 'read') return { method: 'GET', path: '/api/drafts', cookie };
  if (kind === 'proposal') return { method: 'POST', path: '/api/generate-proposal', body: POST };
  const draft = { jobTitle: `Logo ${n}`, jobDescription: '', content: `${n} ${CONTENT}` };
  return { method: 'POST', path: '/api/drafts/save', cookie, body: JSON.stringify(draft) };
}

/** A stream that is read to its end; resolves when its first bytes are there. */
function openStream(): Promise<void> {
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', origin: task.origin };
  return new Promise((resolve) => {
    const options = { method: 'POST', agent: streamAgent, headers };
    const asking = request(`${task.origin}/api/generate-proposal`, options, (response) => {
      if (response.statusCode === 200) report.streams++;
      response.once('data', () => resolve());
      response.on('data', () => undefined).on('error', () => resolve());
      response.on('end', () => resolve());
    });
    asking.on('error', () => resolve()).end(POST);
  });
}

/** Each of `atOnce` asks again when it was answered. */
async function askOneByOne(): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < task.requests) await count(next++);
  };
  await Promise.all(Array.from({ length: task.atOnce }, one));
}

/** Asks at a fixed rate, however late the answers are. */
async function askAtRate(rate: number): Promise<void> {
  const startedAt = performance.now();
  const all: Promise<void>[] = [];
  for (let n = 0; n < task.requests; n++) {
    const due = startedAt + (n * 1_000) / rate;
    if (due > performance.now() + 2) await wait(due - performance.now());
    all.push(count(n));
  }
  await Promise.all(all);
}

for (let n = 0; n < task.streams; n += 20) await Promise.all(Array.from({ length: 20 }, openStream));
process.send?.({ isReady: true });
const [startedAt, cpu] = [performance.now(), process.cpuUsage()];
await (task.rate === undefined ? askOneByOne() : askAtRate(task.rate));
report.seconds = (performance.now() - startedAt) / 1_000;
const used = process.cpuUsage(cpu);
report.cpuMs = (used.user + used.system) / 1_000;
process.send?.(report, () => process.exit());
