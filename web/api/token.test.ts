import { afterEach, expect, it, vi } from 'vitest';
import { readPost } from '#shared/proposals/contract.ts';
import { fakeServer, streamAnswer } from '#web/testing/fake-server.ts';
import { call } from './call.ts';
import { follow } from './follow.ts';
import { bearTokensOf } from './token.ts';

afterEach(() => {
  bearTokensOf(undefined);
  vi.unstubAllGlobals();
});

const post = { jobTitle: 'Logo', jobDescription: 'For a bakery' };
const ask = () => call(readPost, { input: post }).catch(() => undefined);

async function readStream(): Promise<void> {
  const events = follow({
    request: (_attempt, signal) => new Request('http://localhost/stream', { method: 'POST', body: '{}', signal }),
    isLast: ({ event }) => event === 'done',
    isProgress: () => true,
    signal: new AbortController().signal,
  });
  for await (const event of events) expect(event.event).toBe('done');
}

it('is sent with every call and every stream while there is one, and their bodies are complete', async () => {
  const asked = fakeServer('unreachable', streamAnswer([['done', 1]]));
  let turn = 0;
  bearTokensOf(async () => `token-${(turn += 1)}`);
  await ask();
  await readStream();
  expect(asked.map((request) => request.headers.get('authorization'))).toEqual(['Bearer token-1', 'Bearer token-2']);
  expect([await asked[0]?.json(), await asked[1]?.text()]).toEqual([post, '{}']);
});

it.each([
  ['nobody is signed in', () => Promise.resolve(null)],
  ['the provider cannot be reached: the session cookie goes along', () => Promise.reject(new Error('away'))],
  ['the session cookie alone says who asks', undefined],
])('is left out when %s', async (_name, source) => {
  const asked = fakeServer('unreachable');
  bearTokensOf(source);
  await ask();
  expect(asked.map((request) => request.headers.get('authorization'))).toEqual([null]);
});

it('delays no cancelled call, and none longer than a call may take', async () => {
  fakeServer('unreachable');
  bearTokensOf(() => new Promise(() => undefined));
  const controller = new AbortController();
  const stopped = call(readPost, { input: post, signal: controller.signal }).catch((error: unknown) => error);
  controller.abort(new Error('enough'));
  expect(await stopped).toEqual(new Error('enough'));
  await expect(call(readPost, { input: post, timeoutMs: 1 })).rejects.toMatchObject({ failure: 'timeout' });
});
