import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY_WIZARD } from '../wizard/wizard-state.ts';
import { digestOf } from '../workspace/draft-codec.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { inTransaction, VISITORS_WORKSPACE } from '../workspace/workspace-database.ts';
import { hasWorkOf } from '../workspace/workspace-moves.ts';
import { type Leaving, type LeavingAnswer, leaveWorkspace } from './leave-workspace.ts';
import { saveBeforeLeaving } from './save-now.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await inTransaction((workspaces) => workspaces.remove(VISITORS_WORKSPACE));
});

let people = 0;
const work = { ...EMPTY_WIZARD, fields: { ...EMPTY_WIZARD.fields, jobTitle: 'Mine' } };

async function leaving(answer: LeavingAnswer, state: unknown = work, why: Leaving['why'] = 'sign-out') {
  const userId = `leaver-${(people += 1)}`;
  const reported: string[] = [];
  await inTransaction((workspaces) => workspaces.put(userId, state));
  const ask = async () => {
    reported.push('asked');
    return answer;
  };
  const onRefused = () => reported.push('refused');
  const onNotRemoved = () => reported.push('not removed');
  return { userId, reported, leave: () => leaveWorkspace({ userId, why, ask, onRefused, onNotRemoved }) };
}

const refuse = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });

it.each([
  ['keep', true, false, true],
  ['remove', true, false, false],
  ['stay', false, true, false],
] as const)('%s', async (answer, hasLeft, isHere, isOnDevice) => {
  const person = await leaving(answer);
  expect(await person.leave()).toBe(hasLeft);
  expect([person.reported, await hasWorkOf(person.userId), await hasWorkOf(VISITORS_WORKSPACE)]).toEqual([
    ['asked'],
    isHere,
    isOnDevice,
  ]);
});

it('asks nothing of someone with an empty workspace', async () => {
  const person = await leaving('stay', EMPTY_WIZARD);
  expect([await person.leave(), person.reported]).toEqual([true, []]);
});

it('asks nothing once all of it is saved in the account', async () => {
  const draft = { id: 'a', revision: 1, name: null, isAutosave: true, savedAt: '2026-11-22T03:04:00Z' };
  const saved = { ...work, draft: { ...draft, savedDigest: digestOf(work) } };
  const typedOn = { ...saved, fields: { ...saved.fields, portfolio: 'Typed since' } };
  const person = await leaving('stay', typedOn);
  await person.leave();
  const stop = saveBeforeLeaving(() => inTransaction((workspaces) => workspaces.put(person.userId, saved)));
  expect(await person.leave()).toBe(true);
  stop();
  expect([person.reported, await hasWorkOf(person.userId)]).toEqual([['asked'], false]);
});

it('moves the work, unasked, for a person who continues signed out', async () => {
  const person = await leaving('stay', work, 'continue-signed-out');
  expect([await person.leave(), person.reported, await hasWorkOf(VISITORS_WORKSPACE)]).toEqual([true, [], true]);
});

it('stays signed in when the browser cannot keep the work, and loses nothing', async () => {
  const person = await leaving('keep');
  refuse();
  expect([await person.leave(), person.reported]).toEqual([false, ['asked', 'refused']]);
  vi.restoreAllMocks();
  expect(await hasWorkOf(person.userId)).toBe(true);
});

it('asks about work that the full disk could not store, and does not say that it is stored', async () => {
  const person = await leaving('keep', EMPTY_WIZARD);
  const workspace = await openWorkspace(person.userId);
  refuse();
  workspace.store.dispatch({ type: 'field', name: 'jobTitle', value: 'Nowhere else' });
  await workspace.flush();
  expect([await person.leave(), person.reported]).toEqual([false, ['asked', 'refused']]);
  await expect.poll(() => workspace.status().role).toBe('owner');
  expect(workspace.store.state().fields.jobTitle).toBe('Nowhere else');
  vi.restoreAllMocks();
  expect([await person.leave(), await hasWorkOf(VISITORS_WORKSPACE)]).toEqual([true, true]);
  await workspace.close();
});

it('removes the work where the disk is too full for anything new', async () => {
  const person = await leaving('remove');
  refuse();
  expect([await person.leave(), person.reported]).toEqual([true, ['asked']]);
  vi.restoreAllMocks();
  expect(await hasWorkOf(person.userId)).toBe(false);
});

it('says so when the browser does not let go of what someone wants removed', async () => {
  const person = await leaving('remove');
  refuse();
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('The disk is broken', 'UnknownError');
  });
  expect([await person.leave(), person.reported]).toEqual([true, ['asked', 'not removed']]);
});

it.each([
  ['keep', true],
  ['remove', false],
] as const)('asks about what was typed before signing in as well, and obeys: %s', async (answer, isOnDevice) => {
  const person = await leaving(answer, EMPTY_WIZARD);
  await inTransaction((workspaces) => workspaces.put(VISITORS_WORKSPACE, work));
  expect([await person.leave(), person.reported]).toEqual([true, ['asked']]);
  expect([await hasWorkOf(person.userId), await hasWorkOf(VISITORS_WORKSPACE)]).toEqual([false, isOnDevice]);
});

it('signs a person out who wants it removed if the browser stores nothing', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Storage is not allowed', 'SecurityError');
  });
  const reported: string[] = [];
  const ask = async () => 'remove' as const;
  const onRefused = () => reported.push('refused');
  const onNotRemoved = () => reported.push('not removed');
  const leaving: Leaving = { userId: 'nobody', why: 'sign-out', ask, onRefused, onNotRemoved };
  expect([await leaveWorkspace(leaving), reported]).toEqual([true, []]);
});
