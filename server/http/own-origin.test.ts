import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';
import { localOrigin, ownOrigin } from './own-host.ts';

it.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['::1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['fd00::5', 'http://[fd00::5]:3000'],
])('an app that listens on %s is reached from its machine at %s', (host, origin) => {
  expect(localOrigin(host, 3000)).toBe(origin);
});

it('links lead to APP_ORIGIN, and without it to the port that is listened on', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const own = { appOrigin: undefined, host: '127.0.0.1' };
  expect(ownOrigin({ ...own, appOrigin: 'https://bidwright.test' }, server)).toBe('https://bidwright.test');
  expect(() => ownOrigin(own, server)).toThrow('does not listen yet');
  const { port } = await listen(server, '127.0.0.1', 0);
  expect(ownOrigin(own, server)).toBe(`http://localhost:${port}`);
});
