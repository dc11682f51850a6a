import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, streamAnswer } from '#web/api/fake-server.ts';
import { anAnswer, PROPOSAL_ID } from './an-answer.ts';
import { type Desk, openDesk } from './desk.ts';
import { inOneGo, VISITORS_DESK } from './desk-database.ts';
import { openJournal } from './journal.ts';
import { EMPTY_WIZARD } from './wizard-state.ts';
// Fetched on demand: here already, since what it takes to transform them is no test's time.
import './later/later-parts.ts';
import './saved-state.ts';

const open: Desk[] = [];
let people = 0;
const aPerson = () => `person-${(people += 1)}`;

async function sitDown(owner: string): Promise<Desk> {
  const desk = await openDesk(owner);
  open.push(desk);
  return desk;
}

afterEach(() => {
  vi.unstubAllGlobals();
  return Promise.all(open.splice(0).map((desk) => desk.close()));
});

const nothing = {
  onRefused: () => undefined,
  onSessionEnded: () => undefined,
  onDone: () => undefined,
  onTakenBack: () => undefined,
  onNotLoaded: () => undefined,
};
const wish = { key: 'a-wish', request: { jobTitle: 'A logo', jobDescription: 'For a bakery' } };
const typed = { type: 'field', name: 'jobTitle', value: 'A logo' } as const;

it('has what was typed after a reload', async () => {
  const owner = aPerson();
  const before = await sitDown(owner);
  before.store.dispatch(typed);
  before.store.dispatch({ type: 'go', step: 3 });
  await before.flush();
  const state = (await sitDown(owner)).store.state();
  expect([state.fields.jobTitle, state.step]).toEqual(['A logo', 3]);
});

it('takes up a proposal in the middle of which the page was left', async () => {
  const owner = aPerson();
  const before = await sitDown(owner);
  before.store.dispatch({ type: 'writing-began', wish });
  before.store.dispatch({ type: 'brief', proposalId: PROPOSAL_ID, brief: anAnswer().brief });
  before.store.dispatch({ type: 'delta', text: 'Hello. ' });
  await before.flush();
  const asked = fakeServer(streamAnswer([['done', anAnswer()]]));
  const after = await sitDown(owner);
  after.listen(nothing);
  await expect.poll(() => after.store.state().generation.status).toBe('done');
  expect(asked[0]?.headers.get('last-event-id')).toBe('7');
});

it('asks again with the same wish when the page was left before the server had answered', async () => {
  const owner = aPerson();
  const before = await sitDown(owner);
  before.store.dispatch({ type: 'writing-began', wish });
  await before.flush();
  const asked = fakeServer(streamAnswer([['done', anAnswer()]]));
  const after = await sitDown(owner);
  after.listen(nothing);
  await expect.poll(() => after.store.state().generation.status).toBe('done');
  expect([asked.length, asked[0]?.headers.get('idempotency-key')]).toEqual([1, wish.key]);
  expect(await asked[0]?.json()).toMatchObject(wish.request);
});

it('goes back to the last step when an earlier release had kept no wish', async () => {
  const owner = aPerson();
  const before = await sitDown(owner);
  before.store.dispatch(typed);
  before.store.dispatch({
    type: 'replaced',
    state: { ...before.store.state(), generation: { status: 'writing', proposalId: null, text: '', wish: null } },
  });
  await before.flush();
  const state = (await sitDown(owner)).store.state();
  expect([state.generation, state.step, state.fields.jobTitle]).toEqual([{ status: 'idle' }, 4, 'A logo']);
});

it('clears the desk for a new proposal, for good after a reload, and brings it back on Undo', async () => {
  const owner = aPerson();
  const desk = await sitDown(owner);
  desk.store.dispatch(typed);
  const undo = desk.replace();
  expect(desk.store.state().fields.jobTitle).toBe('');
  await desk.flush();
  expect((await sitDown(owner)).store.state().fields.jobTitle).toBe('');
  undo();
  expect(desk.store.state().fields.jobTitle).toBe('A logo');
});

it('loses nothing that was typed between a new proposal and its Undo', async () => {
  const desk = await sitDown(aPerson());
  desk.store.dispatch(typed);
  const undo = desk.replace();
  desk.store.dispatch({ ...typed, value: 'Begun since' });
  const redo = undo();
  expect(desk.store.state().fields.jobTitle).toBe('A logo');
  redo();
  expect(desk.store.state().fields.jobTitle).toBe('Begun since');
});

describe('two tabs where the browser has no locks', () => {
  it('lets a tab that hears of another’s text follow it, and never writes its own over that', async () => {
    vi.stubGlobal('navigator', {});
    const owner = aPerson();
    const [one, two] = [await sitDown(owner), await sitDown(owner)];
    one.store.dispatch({ ...typed, value: 'Typed in one' });
    two.store.dispatch({ ...typed, value: 'Typed in two' });
    await two.flush();
    await expect.poll(() => one.store.state().fields.jobTitle).toBe('Typed in two');
    expect(one.status().role).toBe('reader');
    // And what was typed here in that moment is not gone either.
    await expect.poll(() => one.status().asides.map(({ state }) => state.fields.jobTitle)).toEqual(['Typed in one']);
    await one.flush();
    expect((await sitDown(owner)).store.state().fields.jobTitle).toBe('Typed in two');
  });

  it('can work on here after it met a text that it had not heard of', async () => {
    vi.stubGlobal('navigator', {});
    const owner = aPerson();
    const desk = await sitDown(owner);
    const silent = openJournal({
      owner,
      onRefused: () => undefined,
      onKeptAgain: () => undefined,
      onConflict: () => undefined,
    });
    await silent.load();
    silent.save({ ...EMPTY_WIZARD, fields: { ...EMPTY_WIZARD.fields, jobTitle: 'Written elsewhere' } });
    await silent.close();
    desk.store.dispatch(typed);
    await desk.flush();
    await expect.poll(() => desk.store.state().fields.jobTitle).toBe('Written elsewhere');
    expect(desk.status().role).toBe('reader');
    await expect.poll(() => desk.status().asides.map(({ state }) => state.fields.jobTitle)).toEqual(['A logo']);
    await desk.takeOver();
    await expect.poll(() => desk.status().role).toBe('owner');
    desk.store.dispatch({ ...typed, value: 'Written here' });
    await desk.flush();
    expect((await sitDown(owner)).store.state().fields.jobTitle).toBe('Written here');
  });
});

it('works without memory, and says so, where the browser refuses what tabs talk through', async () => {
  vi.stubGlobal('BroadcastChannel', () => {
    throw new DOMException('Storage is not allowed', 'SecurityError');
  });
  const desk = await sitDown(aPerson());
  desk.store.dispatch(typed);
  expect(desk.status()).toMatchObject({ role: 'owner', isKept: false });
  expect(desk.store.state().fields.jobTitle).toBe('A logo');
});

const fillDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });

it('has what the browser did not keep after another page of the app, and gives it to nobody else', async () => {
  const put = fillDisk();
  const owner = aPerson();
  const desk = await sitDown(owner);
  desk.store.dispatch(typed);
  await desk.close();
  expect((await sitDown(aPerson())).store.state()).toEqual(EMPTY_WIZARD);
  const again = await sitDown(owner);
  expect(again.store.state().fields.jobTitle).toBe('A logo');
  put.mockRestore();
  await again.flush();
  await again.close();
  expect((await sitDown(owner)).store.state().fields.jobTitle).toBe('A logo');
});

it('brings what a visitor typed on a full disk to the person who signs in', async () => {
  const put = fillDisk();
  const visitor = await openDesk(VISITORS_DESK);
  visitor.store.dispatch(typed);
  await visitor.close();
  const desk = await sitDown(aPerson());
  expect(desk.store.state().fields.jobTitle).toBe('A logo');
  put.mockRestore();
  await desk.flush();
  expect((await sitDown(VISITORS_DESK)).store.state()).toEqual(EMPTY_WIZARD);
});

it('loses nothing that it could not keep when another tab has the desk by then', async () => {
  const owner = aPerson();
  const put = fillDisk();
  const desk = await sitDown(owner);
  desk.store.dispatch(typed);
  await desk.close();
  put.mockRestore();
  await inOneGo((desks) =>
    desks.put(owner, { ...EMPTY_WIZARD, fields: { ...EMPTY_WIZARD.fields, jobTitle: 'Kept by another tab' } }),
  );
  const again = await sitDown(owner);
  expect(again.store.state().fields.jobTitle).toBe('A logo');
  await expect
    .poll(() => again.status().asides.map(({ state }) => state.fields.jobTitle))
    .toEqual(['Kept by another tab']);
});
