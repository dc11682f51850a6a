// The readers of the streaming bench, in a process of their own, so that reading costs the server nothing.
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const [port, count] = process.argv.slice(2).map(Number);
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
// Readers come one after another over the first second, as people do; all at once would measure the queue of arrivals.
const SPREAD_MS = 1_000;

const firstBytes: number[] = [];
let bytes = 0;

async function read(index: number): Promise<void> {
  await wait((index * SPREAD_MS) / (count ?? 1));
  const askedAt = performance.now();
  await new Promise<void>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent, path: '/' }, (response) => {
      let isFirst = true;
      response.on('data', (chunk: Buffer) => {
        if (isFirst) firstBytes.push(performance.now() - askedAt);
        isFirst = false;
        bytes += chunk.length;
      });
      response.on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}

await Promise.all(Array.from({ length: count ?? 0 }, (_, index) => read(index)));
firstBytes.sort((a, b) => a - b);
const at = (share: number) => firstBytes[Math.min(firstBytes.length - 1, Math.floor(firstBytes.length * share))] ?? 0;
process.send?.({ streams: firstBytes.length, bytes, firstByteMs: { median: at(0.5), p99: at(0.99) } });
