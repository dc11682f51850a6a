// The least that a relay of a model's stream can be: Hono, fetch, one event for each token. In a process of its own.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { z } from 'zod';

const order = z.object({
  url: z.string(),
  apiKey: z.string(),
  body: z.record(z.string(), z.unknown()),
});
const piece = z.object({ choices: z.array(z.object({ delta: z.object({ content: z.string().optional() }) })) });
type Order = z.infer<typeof order>;

let asked: Order | undefined;
let tokens = 0;
process.on('message', (message) => {
  asked = order.parse(message);
  process.send?.({ ready: true });
});

const readers = new Set<SSEStreamingApi>();
const app = new Hono();
app.get('/cpu', (c) => {
  const { user, system } = process.cpuUsage();
  return c.json({ cpuMs: (user + system) / 1000, tokens });
});
app.get('/own', (c) =>
  streamSSE(c, async (stream) => {
    for await (const text of tokensOf(asked)) await stream.write(frameOf(text));
  }),
);
app.get('/shared', (c) =>
  streamSSE(c, async (stream) => {
    const ended = new Promise<void>((resolve) => stream.onAbort(resolve));
    readers.add(stream);
    await Promise.race([ended, shared]);
    readers.delete(stream);
  }),
);
let shared: Promise<void> = Promise.resolve();
app.post('/shared', (c) => {
  shared = sendToAll();
  return c.body(null, 204);
});

async function sendToAll(): Promise<void> {
  for await (const text of tokensOf(asked)) {
    const frame = frameOf(text);
    await Promise.all([...readers].map((stream) => stream.write(frame)));
  }
}

function frameOf(text: string): string {
  return `event: delta\ndata: ${JSON.stringify({ text })}\n\n`;
}

async function* tokensOf(order: Order | undefined): AsyncGenerator<string> {
  if (!order) throw new Error('Nothing to relay is known.');
  const response = await fetch(order.url, {
    method: 'POST',
    headers: { authorization: `Bearer ${order.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(order.body),
  });
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const frames = text.split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      const content = frame.startsWith('data: {') ? contentOf(frame.slice('data: '.length)) : '';
      if (content === '') continue;
      tokens++;
      yield content;
    }
  }
}

function contentOf(json: string): string {
  // Bare: the emulator's format is known.
  const { choices } = JSON.parse(json) as z.infer<typeof piece>;
  return choices[0]?.delta.content ?? '';
}

const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.({ port }));
server.on('error', (error) => {
  throw error;
});
