// Readers of streams, of whom three in ten go away in the middle, in a process of their own.
import { Agent, request } from 'node:http';
import { type AbortReport, abortTask } from './load-task.ts';

const LEAVING_OF_TEN = 3;
const DONE = 'event: done';

const { origin, streams, atOnce } = abortTask.parse(JSON.parse(process.argv[2] ?? ''));
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
const headers = { 'content-type': 'application/json', accept: 'text/event-stream', origin };
const post = JSON.stringify({
  jobTitle: 'Logo for a bakery',
  jobDescription: 'We need a logo that works on a bread bag.',
});

/** Resolves with how it ended. */
function readStream(isLeaving: boolean): Promise<string> {
  return new Promise((resolve) => {
    const options = { method: 'POST', agent, headers };
    const asking = request(`${origin}/api/generate-proposal`, options, (response) => {
      if (response.statusCode !== 200) resolve(`status ${response.statusCode}`);
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (!isLeaving || !text.includes('event: delta')) return;
        asking.destroy();
        resolve('left');
      });
      response.on('end', () => resolve(text.includes(DONE) ? 'whole' : 'cut')).on('error', () => resolve('broken'));
    });
    asking.on('error', ({ message }) => resolve(message)).end(post);
  });
}

const report: AbortReport = {};
let next = 0;
async function readInTurn(): Promise<void> {
  while (next < streams) {
    const end = await readStream(next++ % 10 < LEAVING_OF_TEN);
    report[end] = (report[end] ?? 0) + 1;
  }
}
await Promise.all(Array.from({ length: atOnce }, readInTurn));
process.send?.(report, () => process.exit());
