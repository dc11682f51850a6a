import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, fakeServer, jsonAnswer, streamAnswer } from '#web/api/fake-server.ts';
import { anAnswer, PROPOSAL_ID } from './an-answer.ts';
import { EMPTY_WIZARD, type WizardState } from './wizard-state.ts';
import { createWizardStore } from './wizard-store.ts';
import { createWriter } from './writer.ts';

afterEach(() => vi.unstubAllGlobals());

const request = { jobTitle: 'Logo', jobDescription: 'For a bakery' };
const named: [string, unknown] = ['brief', { proposalId: PROPOSAL_ID, brief: anAnswer().brief }];
const text = (words: string): [string, unknown] => ['delta', { text: words }];
const whole: [string, unknown] = ['done', anAnswer('Hello. I can help.')];

function atTheDesk(answers: Answer[], initial?: Partial<WizardState>, keeping?: () => Promise<void>) {
  const asked = fakeServer(...answers);
  const store = createWizardStore({ ...EMPTY_WIZARD, ...initial });
  const told: string[] = [];
  const writer = createWriter({
    store,
    keep: async () => {
      told.push('kept');
      await keeping?.();
    },
    onConnection: () => undefined,
    onRefused: (error) => told.push(error.message),
    onSessionEnded: () => told.push('session ended'),
    onDone: () => told.push('done'),
    onTakenBack: () => told.push('taken back'),
    delaysMs: [0],
  });
  return { asked, store, told, writer, generation: () => store.state().generation };
}

it('keeps what was typed before it asks, then streams a proposal to its end', async () => {
  const desk = atTheDesk([streamAnswer([named, text('Hello. '), text('I can help.'), whole])]);
  await desk.writer.start(request, 4);
  expect(desk.told).toEqual(['kept', 'kept', 'done']);
  expect(desk.generation()).toMatchObject({ status: 'done', html: '<p>Hello. I can help.</p>', edited: false });
  expect(desk.asked[0]?.headers.get('accept')).toBe('text/event-stream');
});

it('shows no text before the name of the proposal lies where a reload finds it', async () => {
  const order: string[] = [];
  const keeping = async () => {
    // By then the rest of the answer has arrived.
    await new Promise((resolve) => setTimeout(resolve));
    order.push('kept');
  };
  const desk = atTheDesk([streamAnswer([named, text('Hello. '), whole])], {}, keeping);
  desk.store.subscribe(() => {
    const { generation } = desk.store.state();
    if (generation.status === 'writing' && generation.text !== '') order.push(generation.text);
  });
  await desk.writer.start(request, 4);
  expect(order).toEqual(['kept', 'kept', 'Hello. ']);
});

it('asks for the rest from the last letter when the connection breaks', async () => {
  const desk = atTheDesk([
    streamAnswer([named, text('Hello. 😀')], 'break'),
    streamAnswer([text('I can help.'), whole]),
  ]);
  await desk.writer.start(request, 4);
  expect(desk.generation().status).toBe('done');
  const [, second] = desk.asked;
  expect(second && [second.method, new URL(second.url).pathname, second.headers.get('last-event-id')]).toEqual([
    'GET',
    `/api/generate-proposal/${PROPOSAL_ID}`,
    '9',
  ]);
});

it('Stop keeps what is there, and the rest can still be had', async () => {
  const desk = atTheDesk([streamAnswer([named, text('Hello. ')], 'hang'), streamAnswer([text('I can help.'), whole])]);
  const writing = desk.writer.start(request, 4);
  await expect.poll(() => desk.generation()).toMatchObject({ text: 'Hello. ' });
  desk.writer.stop();
  await writing;
  expect(desk.generation()).toMatchObject({ status: 'stopped', html: '<p>Hello. </p>', canContinue: true });
  await desk.writer.resume();
  expect(desk.generation().status).toBe('done');
});

it('Stop when nothing has come but what is code’s is Stop before the first word', async () => {
  const fixed: [string, unknown][] = [named, ['opening', { chars: 3 }], text('Hi,'), ['thinking', {}]];
  const desk = atTheDesk([streamAnswer(fixed, 'hang'), jsonAnswer(200, { stopped: true })]);
  const writing = desk.writer.start({ ...request, language: 'de' }, 4);
  await expect.poll(() => desk.generation()).toMatchObject({ text: 'Hi,', isThinking: true });
  desk.writer.stop();
  await writing;
  await expect.poll(() => desk.told).toContain('taken back');
  expect([desk.generation(), desk.store.state().language]).toEqual([{ status: 'idle' }, 'auto']);
});

it('a model thinks until its first word', async () => {
  const desk = atTheDesk([streamAnswer([named, ['thinking', {}], text('Hello. ')], 'hang')]);
  const writing = desk.writer.start(request, 4);
  await expect.poll(() => desk.generation()).toMatchObject({ text: 'Hello. ' });
  expect(desk.generation()).not.toHaveProperty('isThinking');
  desk.writer.stop();
  await writing;
});

it('Stop before the first word tells the server, and what it took is back', async () => {
  const desk = atTheDesk([streamAnswer([named], 'hang'), jsonAnswer(200, { stopped: true })]);
  const writing = desk.writer.start(request, 4);
  await expect.poll(() => desk.generation()).toMatchObject({ proposalId: PROPOSAL_ID });
  desk.writer.stop();
  await writing;
  await expect.poll(() => desk.told).toContain('taken back');
  const last = desk.asked.at(-1);
  expect(last && [last.method, new URL(last.url).pathname]).toEqual([
    'POST',
    `/api/generate-proposal/${PROPOSAL_ID}/stop`,
  ]);
});

it('keeps the part that arrived when the server no longer knows the proposal', async () => {
  const gone = jsonAnswer(404, { message: 'Not found', code: 'NOT_FOUND' });
  const desk = atTheDesk([streamAnswer([named, text('Hello. ')], 'break'), gone]);
  await desk.writer.start(request, 4);
  expect(desk.generation()).toMatchObject({
    status: 'interrupted',
    text: 'Hello. ',
    canContinue: false,
    reason: 'This proposal can no longer be continued. What had arrived is kept.',
  });
  expect(desk.told).not.toContain('done');
});

it('keeps the part that arrived and the way to the rest when nobody answers any more', async () => {
  const desk = atTheDesk([streamAnswer([named, text('Hello. ')], 'break')]);
  await desk.writer.start(request, 4);
  expect(desk.generation()).toMatchObject({
    status: 'interrupted',
    canContinue: true,
    reason: 'The connection was lost. What had arrived is kept.',
  });
});

it('says why when nothing was written, and goes back to the step', async () => {
  const desk = atTheDesk([jsonAnswer(500, { message: 'Failed.', code: 'GENERATION_FAILED' })], { step: 2 });
  await desk.writer.start(request, 2);
  expect([desk.told, desk.store.state().step, desk.generation()]).toEqual([['kept', 'Failed.'], 2, { status: 'idle' }]);
});

it('ends with a fault in the middle of a stream without losing the text', async () => {
  const fault: [string, unknown] = ['error', { message: 'Writing was interrupted.', code: 'GENERATION_INTERRUPTED' }];
  const desk = atTheDesk([streamAnswer([named, text('Hello. '), fault])]);
  await desk.writer.start(request, 4);
  expect(desk.generation()).toMatchObject({
    status: 'interrupted',
    reason: 'Writing was interrupted.',
    text: 'Hello. ',
  });
});

it('writes once however often it is asked to', async () => {
  const desk = atTheDesk([streamAnswer([named, whole])]);
  await Promise.all([desk.writer.start(request, 4), desk.writer.start(request, 4), desk.writer.resume()]);
  expect(desk.asked).toHaveLength(1);
});

it('lets go without a word when another tab goes on', async () => {
  const desk = atTheDesk([streamAnswer([named, text('Hello. ')], 'hang')]);
  const writing = desk.writer.start(request, 4);
  await expect.poll(() => desk.generation()).toMatchObject({ text: 'Hello. ' });
  desk.writer.detach();
  await writing;
  expect(desk.generation().status).toBe('writing');
  expect(desk.told.filter((word) => word !== 'kept')).toEqual([]);
});

const expired = () => jsonAnswer(401, { message: 'Your session has ended.', code: 'user-token-expired' });

it('goes back to where one stood when the session has ended, and says that alone', async () => {
  const desk = atTheDesk([expired]);
  await desk.writer.start(request, 3);
  expect(desk.told).toEqual(['kept', 'session ended']);
  expect([desk.generation().status, desk.store.state().step]).toEqual(['idle', 3]);
});

it('keeps what had arrived when the session ends on the way, and goes on from there afterwards', async () => {
  const desk = atTheDesk([
    streamAnswer([named, text('Hello. ')], 'break'),
    expired,
    streamAnswer([text('I can help.'), whole]),
  ]);
  await desk.writer.start(request, 4);
  expect(desk.generation()).toMatchObject({ status: 'interrupted', text: 'Hello. ', canContinue: true });
  expect(desk.told).toEqual(['kept', 'kept', 'session ended']);
  await desk.writer.resume();
  expect(desk.generation()).toMatchObject({ status: 'done' });
  expect(desk.asked[2]?.headers.get('last-event-id')).toBe('7');
});

const keysOf = (asked: readonly Request[]) => asked.map((one) => one.headers.get('idempotency-key'));

it('asks again as the same wish when the connection breaks before the server has named the proposal', async () => {
  const desk = atTheDesk(['unreachable', streamAnswer([named, whole])]);
  await desk.writer.start(request, 4);
  const [first, second] = keysOf(desk.asked);
  expect([desk.generation().status, first, second]).toEqual(['done', expect.stringMatching(/^[0-9a-f]{32}$/), first]);
  expect(await desk.asked[1]?.json()).toEqual(request);
});

it('is the same wish still when it is pressed again after nobody had answered, and a new one after a proposal', async () => {
  const desk = atTheDesk(['unreachable', 'unreachable', streamAnswer([named, whole]), streamAnswer([named, whole])]);
  await desk.writer.start(request, 4);
  await desk.writer.start(request, 4);
  await desk.writer.start(request, 4);
  const [first, , again, anew] = keysOf(desk.asked);
  expect([again === first, anew === first]).toEqual([true, false]);
});

it('is another wish when something else is asked for', async () => {
  const desk = atTheDesk(['unreachable', 'unreachable', streamAnswer([named, whole])]);
  await desk.writer.start(request, 4);
  await desk.writer.start({ ...request, jobTitle: 'Two logos' }, 4);
  const [first, , other] = keysOf(desk.asked);
  expect(other).not.toBe(first);
});

it('is the same wish still when nobody answers after a reload either, and it is pressed again', async () => {
  const wish = { key: 'a-wish', request };
  const generation = { status: 'writing', proposalId: null, text: '', wish } as const;
  const answers: Answer[] = ['unreachable', 'unreachable', streamAnswer([named, whole]), streamAnswer([named, whole])];
  const desk = atTheDesk(answers, { generation, step: 5 });
  await desk.writer.resume();
  expect(desk.generation().status).toBe('idle');
  await desk.writer.start(request, 4);
  await desk.writer.start(request, 4);
  const [first, , again, anew] = keysOf(desk.asked);
  expect([first, again, anew === first]).toEqual([wish.key, wish.key, false]);
});
