// 500 and 1,000 readers at once: our stream against the barest one that Node can send, one after the other, twice.
import type { ChildProcess } from 'node:child_process';
import { get } from 'node:http';
import { z } from 'zod';
import { median, row } from './figures.ts';
import { messageOf, startProcess } from './processes.ts';
import { SECONDS, TOKENS_PER_SECOND } from './streaming-shape.ts';

const READERS = [500, 1_000];
const ROUNDS = 3;
const PROBES = 300;
const listening = z.object({ port: z.number() });
const report = z.object({ cpuMs: z.number(), rssMb: z.number() });
const read = z.object({
  streams: z.number(),
  bytes: z.number(),
  firstByteMs: z.object({ median: z.number(), p99: z.number() }),
});

type Kind = 'hub' | 'bare';
type Round = z.infer<typeof report> & z.infer<typeof read> & { cpuPerTokenUs: number };

export async function benchStreaming(): Promise<void> {
  await benchFirstByte();
  for (const readers of READERS) {
    const rounds: Record<Kind, Round[]> = { hub: [], bare: [] };
    // Turn about, so that whatever else the machine does meets both.
    for (let i = 0; i < ROUNDS; i++)
      for (const kind of i % 2 ? (['hub', 'bare'] as const) : (['bare', 'hub'] as const))
        rounds[kind].push(await runRound(kind, readers));
    print(readers, rounds);
  }
}

/** One reader at a time, our server and the bare one turn about, so that a busy machine meets both alike. */
async function benchFirstByte(): Promise<void> {
  const servers = {
    hub: startProcess('./streaming-server.ts', ['hub']),
    bare: startProcess('./streaming-server.ts', ['bare']),
  };
  const ports = { hub: await portOf(servers.hub), bare: await portOf(servers.bare) };
  const times: Record<Kind, number[]> = { hub: [], bare: [] };
  for (let i = 0; i < PROBES; i++)
    for (const kind of ['hub', 'bare'] as const) times[kind].push(await firstByteMs(ports[kind]));
  servers.hub.kill();
  servers.bare.kill();
  const [ours, bare] = [median(times.hub), median(times.bare)];
  row('first byte of a stream', `${ours.toFixed(2)} ms, bare ${bare.toFixed(2)} ms (median of ${PROBES})`);
  row('  added', `${(ours - bare).toFixed(2)} ms (goal at most 2)`);
}

async function portOf(server: ChildProcess): Promise<number> {
  return listening.parse(await messageOf(server)).port;
}

async function firstByteMs(port: number): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, agent: false }, (response) => {
      response.once('data', () => {
        resolve(performance.now() - startedAt);
        request.destroy();
      });
    });
    request.once('error', reject);
  });
}

function print(readers: number, rounds: Record<Kind, Round[]>): void {
  const of = (kind: Kind, pick: (round: Round) => number) => median(rounds[kind].map(pick));
  const cpu = (round: Round) => round.cpuPerTokenUs;
  const first = (round: Round) => round.firstByteMs.median;
  row(`streaming, ${readers} readers`, `${TOKENS_PER_SECOND} tokens/s each, ${SECONDS} s, median of ${ROUNDS} rounds`);
  row('  CPU per token', `${of('hub', cpu).toFixed(2)} µs, bare ${of('bare', cpu).toFixed(2)} µs`);
  row('  ratio', `${(of('hub', cpu) / of('bare', cpu)).toFixed(2)} (goal at most 1.3)`);
  row('  first byte', `median ${of('hub', first).toFixed(2)} ms, bare ${of('bare', first).toFixed(2)} ms`);
  const p99 = (round: Round) => round.firstByteMs.p99;
  row('  first byte p99', `${of('hub', p99).toFixed(1)} ms, bare ${of('bare', p99).toFixed(1)} ms`);
  row('  memory', `${of('hub', (r) => r.rssMb).toFixed(0)} MB, bare ${of('bare', (r) => r.rssMb).toFixed(0)} MB`);
}

async function runRound(kind: Kind, readers: number): Promise<Round> {
  const server = startProcess('./streaming-server.ts', [kind]);
  const port = await portOf(server);
  server.send('begin');
  const reading = startProcess('./streaming-readers.ts', [String(port), String(readers)]);
  const result = read.parse(await messageOf(reading));
  server.send('report');
  const used = report.parse(await messageOf(server));
  server.kill();
  reading.kill();
  const tokens = result.streams * TOKENS_PER_SECOND * SECONDS;
  return { ...used, ...result, cpuPerTokenUs: (used.cpuMs * 1000) / tokens };
}
