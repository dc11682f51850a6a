// Asks `/healthz` of a server again and again over one connection until it gets the message to end; then reports how long each took.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 5;

const [origin = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const taken: number[] = [];
let isOver = false;

async function ask(): Promise<void> {
  const asking = request(`${origin}/healthz`, { agent });
  const askedAt = performance.now();
  asking.end();
  const [response] = await once(asking, 'response');
  response.resume();
  await once(response, 'end');
  taken.push(performance.now() - askedAt);
}

process.once('message', () => {
  isOver = true;
});
await ask();
taken.length = 0;
process.send?.('asking');
while (!isOver) {
  await ask();
  await wait(EVERY_MS);
}
process.send?.(taken, () => process.exit());
