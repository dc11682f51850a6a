import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#shared/http/errors.ts';
import { documentOfPlain, documentToPlain } from '#shared/proposals/document/index.ts';
import { ApiError } from '#web/api/api-error.ts';
import { createWizardStore } from '#web/features/proposals/wizard/wizard-store.ts';
import { DRAFT_CODEC } from '#web/features/proposals/workspace/draft-codec.ts';
import { anAnswer } from '#web/testing/answer.fixture.ts';
import { type Letter, LetterSync } from './letter-sync.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

/** A letter that was just generated in a browser, and what the server has of it. */
function aBrowser() {
  const store = createWizardStore();
  const stored: (Letter & { isLeaving: boolean })[] = [];
  const remembered = new Map<'mark', string>();
  const server: { refusal?: ErrorCode; isAway: boolean } = { isAway: false };
  const sync = new LetterSync({
    workspace: {
      store,
      status: () => ({ role: 'owner', connection: 'connected', isKept: true, isStarting: false, stash: [] }),
    },
    codec: DRAFT_CODEC,
    mark: { get: () => remembered.get('mark') ?? null, set: (mark) => void remembered.set('mark', mark) },
    store: async (letter, isLeaving) => {
      if (server.isAway) throw new ApiError('unreachable');
      const { refusal: code } = server;
      if (code) throw new ApiError('refused', { status: 404, problem: { code, message: 'No' } });
      stored.push({ ...letter, isLeaving });
    },
    onStored: () => undefined,
  });
  const generate = (text: string, proposalId = 'first') => {
    const answer = { ...anAnswer(text), proposalId };
    const { document } = answer;
    store.dispatch({ type: 'ended', generation: { status: 'done', proposalId, answer, document, edited: false } });
  };
  generate('Hello [your answer]');
  sync.start();
  return {
    sync,
    server,
    store,
    stored,
    generate,
    type: (text: string) => store.dispatch({ type: 'edit-saved', document: documentOfPlain(text) }),
  };
}

const texts = (stored: readonly Letter[]) => stored.map(({ document }) => documentToPlain(document));

it('words typed into a letter are stored, once for a run of changes, and a letter as it was generated is not sent', async () => {
  const { type, stored } = aBrowser();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(stored).toEqual([]);
  type('Hello, y');
  await vi.advanceTimersByTimeAsync(1_000);
  type('Hello, yes');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(stored).toMatchObject([{ proposalId: 'first', document: documentOfPlain('Hello, yes'), isLeaving: false }]);
});

it('the last words are stored when the page is left, and a page that is opened again sends nothing twice', async () => {
  const { type, sync, stored } = aBrowser();
  type('Hello, yes');
  sync.stop();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(stored).toMatchObject([{ proposalId: 'first', document: documentOfPlain('Hello, yes'), isLeaving: true }]);
  sync.start();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(stored).toHaveLength(1);
});

it('stores the last words when another letter replaces this one', async () => {
  const { type, generate, stored } = aBrowser();
  type('Hello, yes');
  generate('Another', 'second');
  await vi.advanceTimersByTimeAsync(0);
  expect(stored).toMatchObject([{ proposalId: 'first', document: documentOfPlain('Hello, yes') }]);
});

it('an earlier letter that is brought back becomes the latest, as it reads now', async () => {
  const { type, generate, store, stored } = aBrowser();
  store.dispatch({ type: 'writing-began', intent: { key: 'k', request: { jobTitle: 'Shop', jobDescription: 'Tea' } } });
  generate('Another', 'second');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(stored).toEqual([]);
  store.dispatch({ type: 'version-restored', document: documentOfPlain('Hello [your answer]') });
  await vi.advanceTimersByTimeAsync(MINUTE);
  type('Hello, yes');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(stored).toMatchObject([
    { proposalId: 'first', document: documentOfPlain('Hello [your answer]'), isRestored: true },
    { proposalId: 'first', document: documentOfPlain('Hello, yes'), isRestored: false },
  ]);
});

it('a failed save is tried again in silence, and said from the second time until it has worked', async () => {
  const { type, sync, server, stored } = aBrowser();
  server.isAway = true;
  type('Hello, yes');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sync.phase.state()).toBe('stored');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sync.phase.state()).toBe('failed');
  server.isAway = false;
  type('Hello, yes, and more');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([sync.phase.state(), texts(stored)]).toEqual(['stored', ['Hello, yes, and more']]);
});

it('a letter that the server has no place for is said to stay on this device, and the next one is stored', async () => {
  const { type, generate, sync, server, stored } = aBrowser();
  server.refusal = 'NOT_FOUND';
  type('Hello, yes');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(sync.phase.state()).toBe('refused');
  delete server.refusal;
  type('Hello, more');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([sync.phase.state(), stored]).toEqual(['refused', []]);
  generate('Another', 'second');
  type('Another, full');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([sync.phase.state(), texts(stored)]).toEqual(['stored', ['Another, full']]);
});
