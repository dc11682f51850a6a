import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { openDesk } from '../desk.ts';
import { inOneGo, VISITORS_DESK } from '../desk-database.ts';
import { hasWorkOf } from '../desk-moves.ts';
import { EMPTY_WIZARD } from '../wizard-state.ts';
import { digestOf } from '../work-digest.ts';
import { saveBeforeLeaving } from './last-save.ts';
import { type AskedAbout, type Leaving, type LeavingAnswer, leaveDesk } from './leave-desk.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await inOneGo((desks) => desks.remove(VISITORS_DESK));
});

let people = 0;
const work = { ...EMPTY_WIZARD, fields: { ...EMPTY_WIZARD.fields, jobTitle: 'Mine' } };

async function leaving(answer: LeavingAnswer, state: unknown = work, why: Leaving['why'] = 'sign-out') {
  const userId = `leaver-${(people += 1)}`;
  const told: string[] = [];
  await inOneGo((desks) => desks.put(userId, state));
  const ask = async ({ isSaved }: AskedAbout) => {
    told.push(isSaved ? 'asked about what is saved' : 'asked');
    return answer;
  };
  const onRefused = () => told.push('refused');
  const onNotRemoved = () => told.push('not removed');
  return { userId, told, leave: () => leaveDesk({ userId, why, ask, onRefused, onNotRemoved }) };
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
  expect([person.told, await hasWorkOf(person.userId), await hasWorkOf(VISITORS_DESK)]).toEqual([
    ['asked'],
    isHere,
    isOnDevice,
  ]);
});

it('asks nothing of somebody with an empty desk', async () => {
  const person = await leaving('stay', EMPTY_WIZARD);
  expect([await person.leave(), person.told]).toEqual([true, []]);
});

it('asks about what is saved in the account to the last letter as such, once it has been saved', async () => {
  const draft = { id: 'a', revision: 1, name: null, isAutosave: true, savedAt: '2026-11-22T03:04:00Z' };
  const saved = { ...work, draft: { ...draft, savedDigest: digestOf(work) } };
  const typedOn = { ...saved, fields: { ...saved.fields, portfolio: 'Typed since' } };
  const person = await leaving('stay', typedOn);
  await person.leave();
  const stop = saveBeforeLeaving(() => inOneGo((desks) => desks.put(person.userId, saved)));
  await person.leave();
  stop();
  expect(person.told).toEqual(['asked', 'asked about what is saved']);
});

it('takes the work along, unasked, for somebody who goes on signed out', async () => {
  const person = await leaving('stay', work, 'continue-signed-out');
  expect([await person.leave(), person.told, await hasWorkOf(VISITORS_DESK)]).toEqual([true, [], true]);
});

it('stays signed in when the browser cannot keep the work, and loses nothing', async () => {
  const person = await leaving('keep');
  refuse();
  expect([await person.leave(), person.told]).toEqual([false, ['asked', 'refused']]);
  vi.restoreAllMocks();
  expect(await hasWorkOf(person.userId)).toBe(true);
});

it('asks about what the disk was too full to keep, and does not say that it is kept', async () => {
  const person = await leaving('keep', EMPTY_WIZARD);
  const desk = await openDesk(person.userId);
  refuse();
  desk.store.dispatch({ type: 'field', name: 'jobTitle', value: 'Nowhere else' });
  await desk.flush();
  expect([await person.leave(), person.told]).toEqual([false, ['asked', 'refused']]);
  await expect.poll(() => desk.status().role).toBe('owner');
  expect(desk.store.state().fields.jobTitle).toBe('Nowhere else');
  vi.restoreAllMocks();
  expect([await person.leave(), await hasWorkOf(VISITORS_DESK)]).toEqual([true, true]);
  await desk.close();
});

it('removes the work where the disk is too full for anything new', async () => {
  const person = await leaving('remove');
  refuse();
  expect([await person.leave(), person.told]).toEqual([true, ['asked']]);
  vi.restoreAllMocks();
  expect(await hasWorkOf(person.userId)).toBe(false);
});

it('says so when the browser does not let go of what somebody wants removed', async () => {
  const person = await leaving('remove');
  refuse();
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('The disk is broken', 'UnknownError');
  });
  expect([await person.leave(), person.told]).toEqual([true, ['asked', 'not removed']]);
});

it.each([
  ['keep', true],
  ['remove', false],
] as const)('asks about what was typed before signing in as well, and obeys: %s', async (answer, isOnDevice) => {
  const person = await leaving(answer, EMPTY_WIZARD);
  await inOneGo((desks) => desks.put(VISITORS_DESK, work));
  expect([await person.leave(), person.told]).toEqual([true, ['asked']]);
  expect([await hasWorkOf(person.userId), await hasWorkOf(VISITORS_DESK)]).toEqual([false, isOnDevice]);
});

it('lets go of somebody who wants it removed where the browser keeps nothing', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Storage is not allowed', 'SecurityError');
  });
  const told: string[] = [];
  const ask = async () => 'remove' as const;
  const onRefused = () => told.push('refused');
  const onNotRemoved = () => told.push('not removed');
  const leaving: Leaving = { userId: 'nobody', why: 'sign-out', ask, onRefused, onNotRemoved };
  expect([await leaveDesk(leaving), told]).toEqual([true, []]);
});
