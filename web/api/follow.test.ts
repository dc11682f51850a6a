import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, jsonAnswer, streamAnswer } from '#web/testing/fake-server.ts';
import { type Connection, type Followed, follow } from './follow.ts';

afterEach(() => vi.unstubAllGlobals());

async function read(options: Partial<Followed> = {}) {
  const data: string[] = [];
  const connections: Connection[] = [];
  const ended = (async () => {
    const events = follow({
      request: (attempt, signal) => new Request(`http://localhost/${attempt}`, { signal }),
      isLast: ({ event }) => event === 'done',
      isProgress: ({ event }) => event === 'delta',
      signal: new AbortController().signal,
      onConnection: (connection) => connections.push(connection),
      delaysMs: [0, 0],
      ...options,
    });
    for await (const event of events) data.push(event.data);
  })();
  const error = await ended.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { data, connections, error };
}

it('goes on after a broken connection until the last event', async () => {
  const asked = fakeServer(
    streamAnswer([['delta', 1]], 'break'),
    'unreachable',
    streamAnswer([
      ['delta', 2],
      ['done', 3],
    ]),
  );
  const { data, connections, error } = await read();
  expect([data, error]).toEqual([['1', '2', '3'], undefined]);
  expect(asked.map((r) => r.url)).toEqual(['http://localhost/0', 'http://localhost/1', 'http://localhost/2']);
  expect(connections).toEqual(['connected', 'reconnecting', 'reconnecting', 'connected']);
});

it('takes a stream that closes before its last event for a broken one', async () => {
  fakeServer(streamAnswer([['delta', 1]]), streamAnswer([['done', 2]]));
  expect((await read()).data).toEqual(['1', '2']);
});

it('waits for a server that is starting again', async () => {
  const restarting = jsonAnswer(503, { message: 'A moment', code: 'SERVICE_UNAVAILABLE' });
  fakeServer(new Response('', { status: 502 }), restarting, streamAnswer([['done', 1]]));
  expect((await read()).data).toEqual(['1']);
});

it('does not ask again after a refusal', async () => {
  const asked = fakeServer(jsonAnswer(404, { message: 'Not found', code: 'NOT_FOUND' }));
  expect((await read()).error).toMatchObject({ failure: 'refused', message: 'Not found' });
  expect(asked).toHaveLength(1);
});

it('gives up when nothing has come over several connections, and counts from zero once it continues', async () => {
  const asked = fakeServer('unreachable', streamAnswer([['delta', 1]], 'break'));
  expect((await read()).error).toMatchObject({ failure: 'unreachable' });
  expect(asked).toHaveLength(4);
});

it('gives up on a server that greets and hangs up every time', async () => {
  const greeting = () => streamAnswer([['brief', 1]]);
  const asked = fakeServer(greeting(), greeting(), greeting(), greeting(), greeting());
  const { data, error } = await read();
  expect([data, error]).toEqual([['1', '1', '1'], expect.objectContaining({ failure: 'unreachable' })]);
  expect(asked).toHaveLength(3);
});

it('does not ask a second time when there is no way to go on', async () => {
  const asked = fakeServer('unreachable');
  const request = (attempt: number) => (attempt === 0 ? new Request('http://localhost/') : undefined);
  expect((await read({ request })).error).toMatchObject({ failure: 'unreachable' });
  expect(asked).toHaveLength(1);
});

it('takes a silent connection for a broken one', async () => {
  fakeServer(streamAnswer([['delta', 1]], 'hang'), streamAnswer([['done', 2]]));
  expect((await read({ silenceMs: 20 })).data).toEqual(['1', '2']);
});
