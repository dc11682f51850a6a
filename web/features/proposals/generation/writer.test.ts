import { afterEach, expect, it, vi } from 'vitest';
import { documentOfPlain } from '#shared/proposals/document/of-text.ts';
import { anAnswer, PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import { type Answer, fakeServer, jsonAnswer, streamAnswer } from '#web/testing/fake-server.ts';
import { EMPTY_WIZARD, type WizardState } from '../wizard/wizard-state.ts';
import { createWizardStore } from '../wizard/wizard-store.ts';
import { createWriter } from './writer.ts';

afterEach(() => vi.unstubAllGlobals());

const request = { jobTitle: 'Logo', jobDescription: 'For a bakery' };
const named: [string, unknown] = ['brief', { proposalId: PROPOSAL_ID, brief: anAnswer().brief }];
const text = (words: string): [string, unknown] => ['delta', { text: words }];
const whole: [string, unknown] = ['done', anAnswer('Hello. I can help.')];

function atWorkspace(answers: Answer[], initial?: Partial<WizardState>, keeping?: () => Promise<void>) {
  const asked = fakeServer(...answers);
  const store = createWizardStore({ ...EMPTY_WIZARD, ...initial });
  const reported: string[] = [];
  const writer = createWriter({
    store,
    keep: async () => {
      reported.push('kept');
      await keeping?.();
    },
    onConnection: () => undefined,
    onRefused: (error) => reported.push(error.message),
    onSessionEnded: () => reported.push('session ended'),
    onDone: () => reported.push('done'),
    onTakenBack: () => reported.push('taken back'),
    delaysMs: [0],
  });
  return { asked, store, reported, writer, generation: () => store.state().generation };
}

it('keeps what was typed before it asks, then streams a proposal to its end', async () => {
  const workspace = atWorkspace([streamAnswer([named, text('Hello. '), text('I can help.'), whole])]);
  await workspace.writer.start(request, 4);
  expect(workspace.reported).toEqual(['kept', 'kept', 'done']);
  expect(workspace.generation()).toMatchObject({
    status: 'done',
    document: documentOfPlain('Hello. I can help.'),
    edited: false,
  });
  expect(workspace.asked[0]?.headers.get('accept')).toBe('text/event-stream');
});

it('shows no text before the id of the proposal is stored for a reload', async () => {
  const order: string[] = [];
  const keeping = async () => {
    // By then the rest of the answer has arrived.
    await new Promise((resolve) => setTimeout(resolve));
    order.push('kept');
  };
  const workspace = atWorkspace([streamAnswer([named, text('Hello. '), whole])], {}, keeping);
  workspace.store.subscribe(() => {
    const { generation } = workspace.store.state();
    if (generation.status === 'writing' && generation.text !== '') order.push(generation.text);
  });
  await workspace.writer.start(request, 4);
  expect(order).toEqual(['kept', 'kept', 'Hello. ']);
});

it('asks for the rest from the last letter when the connection breaks', async () => {
  const workspace = atWorkspace([
    streamAnswer([named, text('Hello. 😀')], 'break'),
    streamAnswer([text('I can help.'), whole]),
  ]);
  await workspace.writer.start(request, 4);
  expect(workspace.generation().status).toBe('done');
  const [, second] = workspace.asked;
  expect(second && [second.method, new URL(second.url).pathname, second.headers.get('last-event-id')]).toEqual([
    'GET',
    `/api/generate-proposal/${PROPOSAL_ID}`,
    '9',
  ]);
});

it('a model thinks until its first word; Stop keeps what is there, and the rest can still be had', async () => {
  const workspace = atWorkspace([
    streamAnswer([named, ['thinking', {}], text('Hello. ')], 'hang'),
    streamAnswer([text('I can help.'), whole]),
  ]);
  const writing = workspace.writer.start(request, 4);
  await expect.poll(() => workspace.generation()).toMatchObject({ text: 'Hello. ' });
  expect(workspace.generation()).not.toHaveProperty('isThinking');
  workspace.writer.stop();
  await writing;
  expect(workspace.generation()).toMatchObject({
    status: 'stopped',
    document: documentOfPlain('Hello. '),
    canContinue: true,
  });
  await workspace.writer.resume();
  expect(workspace.generation().status).toBe('done');
});

it('Stop when nothing has come but what is code’s is Stop before the first word', async () => {
  const fixed: [string, unknown][] = [named, ['opening', { chars: 3 }], text('Hi,'), ['thinking', {}]];
  const workspace = atWorkspace([streamAnswer(fixed, 'hang'), jsonAnswer(200, { stopped: true })]);
  const writing = workspace.writer.start({ ...request, language: 'de' }, 4);
  await expect.poll(() => workspace.generation()).toMatchObject({ text: 'Hi,', isThinking: true });
  workspace.writer.stop();
  await writing;
  await expect.poll(() => workspace.reported).toContain('taken back');
  expect([workspace.generation(), workspace.store.state().language]).toEqual([{ status: 'idle' }, 'auto']);
});

it('Stop before the first word tells the server, and the credit is released', async () => {
  const workspace = atWorkspace([streamAnswer([named], 'hang'), jsonAnswer(200, { stopped: true })]);
  const writing = workspace.writer.start(request, 4);
  await expect.poll(() => workspace.generation()).toMatchObject({ proposalId: PROPOSAL_ID });
  workspace.writer.stop();
  await writing;
  await expect.poll(() => workspace.reported).toContain('taken back');
  const last = workspace.asked.at(-1);
  expect(last && [last.method, new URL(last.url).pathname]).toEqual([
    'POST',
    `/api/generate-proposal/${PROPOSAL_ID}/stop`,
  ]);
});

it('keeps the part that arrived when the server no longer knows the proposal', async () => {
  const gone = jsonAnswer(404, { message: 'Not found', code: 'NOT_FOUND' });
  const workspace = atWorkspace([streamAnswer([named, text('Hello. ')], 'break'), gone]);
  await workspace.writer.start(request, 4);
  expect(workspace.generation()).toMatchObject({
    status: 'interrupted',
    text: 'Hello. ',
    canContinue: false,
    reason: 'This proposal can no longer be continued. What was written so far is saved.',
  });
  expect(workspace.reported).not.toContain('done');
});

it('keeps the part that arrived and the way to the rest when nobody answers any more', async () => {
  const workspace = atWorkspace([streamAnswer([named, text('Hello. ')], 'break')]);
  await workspace.writer.start(request, 4);
  expect(workspace.generation()).toMatchObject({
    status: 'interrupted',
    canContinue: true,
    reason: 'The connection was lost. What was written so far is saved.',
  });
});

it('shows an empty result when the first answer cannot be read', async () => {
  const workspace = atWorkspace([streamAnswer([named, ['done', { not: 'a proposal' }]])], { step: 4 });
  await workspace.writer.start(request, 4);
  expect([workspace.generation().status, workspace.store.state().step]).toEqual(['idle', 5]);
});

it('says why when nothing was written, and goes back to the step', async () => {
  const workspace = atWorkspace([jsonAnswer(500, { message: 'Failed.', code: 'GENERATION_FAILED' })], { step: 2 });
  await workspace.writer.start(request, 2);
  expect([workspace.reported, workspace.store.state().step, workspace.generation()]).toEqual([
    ['kept', 'Failed.'],
    2,
    { status: 'idle' },
  ]);
});

it('ends with a fault in the middle of a stream without losing the text', async () => {
  const fault: [string, unknown] = ['error', { message: 'Writing was interrupted.', code: 'GENERATION_INTERRUPTED' }];
  const workspace = atWorkspace([streamAnswer([named, text('Hello. '), fault])]);
  await workspace.writer.start(request, 4);
  expect(workspace.generation()).toMatchObject({
    status: 'interrupted',
    reason: 'Writing was interrupted.',
    text: 'Hello. ',
  });
});

it('writes once however often it is asked to', async () => {
  const workspace = atWorkspace([streamAnswer([named, whole])]);
  await Promise.all([
    workspace.writer.start(request, 4),
    workspace.writer.start(request, 4),
    workspace.writer.resume(),
  ]);
  expect(workspace.asked).toHaveLength(1);
});

it('lets go without a word when another tab goes on', async () => {
  const workspace = atWorkspace([streamAnswer([named, text('Hello. ')], 'hang')]);
  const writing = workspace.writer.start(request, 4);
  await expect.poll(() => workspace.generation()).toMatchObject({ text: 'Hello. ' });
  workspace.writer.detach();
  await writing;
  expect(workspace.generation().status).toBe('writing');
  expect(workspace.reported.filter((word) => word !== 'kept')).toEqual([]);
});

const expired = () => jsonAnswer(401, { message: 'Your session has ended.', code: 'user-token-expired' });

it('goes back to the previous step when the session has ended, and says only that', async () => {
  const workspace = atWorkspace([expired]);
  await workspace.writer.start(request, 3);
  expect(workspace.reported).toEqual(['kept', 'session ended']);
  expect([workspace.generation().status, workspace.store.state().step]).toEqual(['idle', 3]);
});

it('keeps what had arrived when the session ends on the way, and goes on from there afterwards', async () => {
  const workspace = atWorkspace([
    streamAnswer([named, text('Hello. ')], 'break'),
    expired,
    streamAnswer([text('I can help.'), whole]),
  ]);
  await workspace.writer.start(request, 4);
  expect(workspace.generation()).toMatchObject({ status: 'interrupted', text: 'Hello. ', canContinue: true });
  expect(workspace.reported).toEqual(['kept', 'kept', 'session ended']);
  await workspace.writer.resume();
  expect(workspace.generation()).toMatchObject({ status: 'done' });
  expect(workspace.asked[2]?.headers.get('last-event-id')).toBe('7');
});

const keysOf = (asked: readonly Request[]) => asked.map((one) => one.headers.get('idempotency-key'));

it('asks again as the same request when the connection breaks before the server has named the proposal', async () => {
  const workspace = atWorkspace(['unreachable', streamAnswer([named, whole])]);
  await workspace.writer.start(request, 4);
  const [first, second] = keysOf(workspace.asked);
  expect([workspace.generation().status, first, second]).toEqual([
    'done',
    expect.stringMatching(/^[0-9a-f]{32}$/),
    first,
  ]);
  expect(await workspace.asked[1]?.json()).toEqual(request);
});

it('is the same request still when it is pressed again after nobody had answered, and a new one after a proposal', async () => {
  const workspace = atWorkspace([
    'unreachable',
    'unreachable',
    streamAnswer([named, whole]),
    streamAnswer([named, whole]),
  ]);
  await workspace.writer.start(request, 4);
  await workspace.writer.start(request, 4);
  await workspace.writer.start(request, 4);
  const [first, , again, anew] = keysOf(workspace.asked);
  expect([again === first, anew === first]).toEqual([true, false]);
});

it('is another request when something else is asked for', async () => {
  const workspace = atWorkspace(['unreachable', 'unreachable', streamAnswer([named, whole])]);
  await workspace.writer.start(request, 4);
  await workspace.writer.start({ ...request, jobTitle: 'Two logos' }, 4);
  const [first, , other] = keysOf(workspace.asked);
  expect(other).not.toBe(first);
});

it('is the same request still when nobody answers after a reload either, and it is pressed again', async () => {
  const intent = { key: 'a-key', request };
  const generation = { status: 'writing', proposalId: null, text: '', intent } as const;
  const answers: Answer[] = ['unreachable', 'unreachable', streamAnswer([named, whole]), streamAnswer([named, whole])];
  const workspace = atWorkspace(answers, { generation, step: 5 });
  await workspace.writer.resume();
  expect(workspace.generation().status).toBe('idle');
  await workspace.writer.start(request, 4);
  await workspace.writer.start(request, 4);
  const [first, , again, anew] = keysOf(workspace.asked);
  expect([first, again, anew === first]).toEqual([intent.key, intent.key, false]);
});
