// One server of the streaming bench, in a process of its own: `hub` is the product's, `bare` is Node alone.
import { createServer, type ServerResponse } from 'node:http';
import { createEventLog, type EventLog, endEventLog } from '#server/features/proposals/stream/event-log.ts';
import { createHub } from '#server/features/proposals/stream/hub.ts';
import { CHARS_PER_TOKEN, SECONDS, TICK_MS, TOKENS_PER_SECOND } from './streaming-shape.ts';

const kind = process.argv[2];
const pace = TOKENS_PER_SECOND * CHARS_PER_TOKEN;
const text = 'What the client needs and how it is done. '
  .repeat(Math.ceil((pace * SECONDS) / 42))
  .slice(0, pace * SECONDS);

const hub = createHub({ pace, now: Date.now });
const server = createServer((_request, response) => {
  if (kind === 'hub') void hub.attach(eventLog(), response, 0);
  else bare(response);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.({ port: address.port });
});

let since = process.cpuUsage();
process.on('message', (message) => {
  if (message === 'begin') since = process.cpuUsage();
  if (message !== 'report') return;
  const { user, system } = process.cpuUsage(since);
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 1e6 });
});

function eventLog(): EventLog {
  const made = createEventLog(Date.now());
  made.text = text;
  endEventLog(made, 'error', { message: 'The bench is over.', code: 'UNEXPECTED' });
  return made;
}

/** The least that a stream of the same bytes can be: the same headers, the same frames, one write every 50 ms. */
function bare(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
  const step = (pace * TICK_MS) / 1000;
  let sent = 0;
  const send = () => {
    const part = text.slice(sent, sent + step);
    sent += part.length;
    response.write(`id: ${sent}\nevent: delta\ndata: ${JSON.stringify({ text: part })}\n\n`);
    if (sent < text.length) return;
    clearInterval(timer);
    response.end();
  };
  const timer = setInterval(send, TICK_MS);
  response.on('close', () => clearInterval(timer));
  send();
}
