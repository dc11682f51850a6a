import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { makeClosable } from './http-server.ts';
import { listen } from './listen.ts';

/** More than the system takes at once. */
const LARGE = Buffer.alloc(16 * 1024 * 1024, 'x');

async function start(answer: RequestListener) {
  const server = createServer(answer);
  const closable = makeClosable(server);
  const { port } = await listen(server, '127.0.0.1', 0);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  const ask = async (): Promise<IncomingMessage> => {
    const [response] = await once(get({ port, agent, host: '127.0.0.1' }), 'response');
    return response;
  };
  return { server, closable, port, ask };
}

async function lengthOf(response: IncomingMessage): Promise<number> {
  let length = 0;
  for await (const chunk of response) length += Buffer.from(chunk).length;
  return length;
}

it('an answer that is still on its way when a server ends arrives whole', async () => {
  const { closable, ask } = await start((_request, response) => response.end(LARGE));
  const response = await ask();
  const closed = closable.close(0);
  expect(await lengthOf(response)).toBe(LARGE.length);
  await closed;
});

it('a proxy that uses an idle connection of a server that ends is answered', async () => {
  let isClosing = false;
  const { closable, server, ask } = await start((_request, response) => {
    if (isClosing) response.setHeader('Connection', 'close');
    response.end('yes');
  });
  expect(await lengthOf(await ask())).toBe(3);
  isClosing = true;
  const closed = closable.close(60_000);
  await expect.poll(() => server.listening).toBe(false);
  const last = await ask();
  expect(last.headers.connection).toBe('close');
  expect(await lengthOf(last)).toBe(3);
  await closed;
});

it('idle connections do not keep a server without a proxy', async () => {
  const { closable, ask } = await start((_request, response) => response.end('yes'));
  expect(await lengthOf(await ask())).toBe(3);
  await closable.close(0);
});
