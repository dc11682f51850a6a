import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPost, resumeProposal } from '#shared/proposals/contract.ts';
import { fakeServer, jsonAnswer } from '#web/testing/fake-server.ts';
import type { ApiError } from './api-error.ts';
import { call } from './call.ts';

afterEach(() => vi.unstubAllGlobals());

const post = { jobTitle: 'Logo', jobDescription: 'For a bakery' };
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: ApiError) => error,
  );

describe('a call', () => {
  it('sends what the endpoint describes', async () => {
    const asked = fakeServer(jsonAnswer(500, {}), jsonAnswer(500, {}));
    await failureOf(call(readPost, { input: post }));
    await failureOf(call(resumeProposal, { params: { proposalId: 'a/b' } }));
    expect(asked.map((r) => [r.method, new URL(r.url).pathname, r.headers.get('content-type')])).toEqual([
      ['POST', '/api/job-brief', 'application/json'],
      ['GET', '/api/generate-proposal/a%2Fb', null],
    ]);
    expect(await asked[0]?.json()).toEqual(post);
  });

  it('says what the server said, with the fields that are meant', async () => {
    const problem = { message: 'Too long.', code: 'INVALID_INPUT', fields: { jobTitle: 'Shorter, please.' } };
    fakeServer(jsonAnswer(400, problem));
    const error = await failureOf(call(readPost, { input: post }));
    expect([error?.message, error?.code, error?.problem?.fields]).toEqual([
      'Too long.',
      'INVALID_INPUT',
      { jobTitle: 'Shorter, please.' },
    ]);
  });

  it('says what the server said also with a code that this page does not know', async () => {
    fakeServer(jsonAnswer(409, { message: 'Your team has no seat left.', code: 'NO_SEAT' }));
    const error = await failureOf(call(readPost, { input: post }));
    expect([error?.failure, error?.message, error?.code]).toEqual([
      'refused',
      'Your team has no seat left.',
      undefined,
    ]);
  });

  it.each([
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'unreachable'],
    ['an answer of another shape', () => jsonAnswer(200, { brief: 7 }), 'unreadable'],
    ['half an answer', () => new Response('{"brief":'), 'unreadable'],
    ['no network', () => 'unreachable' as const, 'unreachable'],
  ])('turns %s into words that can be shown', async (_name, answer, failure) => {
    fakeServer(answer());
    const error = await failureOf(call(readPost, { input: post }));
    expect(error?.failure).toBe(failure);
    expect(error?.message).toMatch(/Your text is saved/);
  });

  it('lets the caller leave without an error of its own', async () => {
    fakeServer();
    const controller = new AbortController();
    controller.abort('left');
    await expect(call(readPost, { input: post, signal: controller.signal })).rejects.toBe('left');
  });
});
