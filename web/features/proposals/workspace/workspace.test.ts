import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anAnswer, PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import { fakeServer, streamAnswer } from '#web/testing/fake-server.ts';
import { EMPTY_WIZARD } from '../wizard/wizard-state.ts';
import { openWorkspace, type Workspace } from './workspace.ts';
import { inTransaction, VISITORS_WORKSPACE } from './workspace-database.ts';
// Fetched on demand: here already, since what it takes to transform them is no test's time.
import '../later/later-parts.ts';
import './saved-state.ts';

const open: Workspace[] = [];
let people = 0;
const aPerson = () => `person-${(people += 1)}`;

async function sitDown(owner: string): Promise<Workspace> {
  const workspace = await openWorkspace(owner);
  open.push(workspace);
  return workspace;
}

afterEach(() => {
  vi.unstubAllGlobals();
  return Promise.all(open.splice(0).map((workspace) => workspace.close()));
});

const nothing = {
  onRefused: () => undefined,
  onSessionEnded: () => undefined,
  onDone: () => undefined,
  onTakenBack: () => undefined,
  onNotLoaded: () => undefined,
};
const intent = { key: 'a-key', request: { jobTitle: 'A logo', jobDescription: 'For a bakery' } };
const about = (jobTitle: string) => ({ ...EMPTY_WIZARD, fields: { ...EMPTY_WIZARD.fields, jobTitle } });
const titles = (workspace: Workspace) => workspace.status().stash.map(({ state }) => state.fields.jobTitle);
const typed = { type: 'field', name: 'jobTitle', value: 'A logo' } as const;

it('takes up a proposal in the middle of which the page was left', async () => {
  const owner = aPerson();
  const before = await sitDown(owner);
  before.store.dispatch({ type: 'writing-began', intent });
  before.store.dispatch({ type: 'brief', proposalId: PROPOSAL_ID, brief: anAnswer().brief });
  before.store.dispatch({ type: 'delta', text: 'Hello. ' });
  await before.flush();
  const asked = fakeServer(streamAnswer([['done', anAnswer()]]));
  const after = await sitDown(owner);
  after.listen(nothing);
  await expect.poll(() => after.store.state().generation.status).toBe('done');
  expect(asked[0]?.headers.get('last-event-id')).toBe('7');
});

it('asks again with the same request when the page was left before the server had answered', async () => {
  const owner = aPerson();
  const before = await sitDown(owner);
  before.store.dispatch({ type: 'writing-began', intent });
  await before.flush();
  const asked = fakeServer(streamAnswer([['done', anAnswer()]]));
  const after = await sitDown(owner);
  after.listen(nothing);
  await expect.poll(() => after.store.state().generation.status).toBe('done');
  expect([asked.length, asked[0]?.headers.get('idempotency-key')]).toEqual([1, intent.key]);
  expect(await asked[0]?.json()).toMatchObject(intent.request);
});

it('goes back to the last step if an earlier release had stored no request', async () => {
  const owner = aPerson();
  const before = await sitDown(owner);
  before.store.dispatch(typed);
  before.store.dispatch({
    type: 'replaced',
    state: { ...before.store.state(), generation: { status: 'writing', proposalId: null, text: '', intent: null } },
  });
  await before.flush();
  const state = (await sitDown(owner)).store.state();
  expect([state.generation, state.step, state.fields.jobTitle]).toEqual([{ status: 'idle' }, 4, 'A logo']);
});

it('clears the workspace for a new proposal, for good after a reload, and loses nothing typed before or after its Undo', async () => {
  const owner = aPerson();
  const workspace = await sitDown(owner);
  workspace.store.dispatch(typed);
  const undo = workspace.replace();
  expect(workspace.store.state().fields.jobTitle).toBe('');
  await workspace.flush();
  expect((await sitDown(owner)).store.state().fields.jobTitle).toBe('');
  workspace.store.dispatch({ ...typed, value: 'Begun since' });
  const redo = undo();
  expect(workspace.store.state().fields.jobTitle).toBe('A logo');
  redo();
  expect(workspace.store.state().fields.jobTitle).toBe('Begun since');
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
    await expect.poll(() => titles(one)).toEqual(['Typed in one']);
    await one.flush();
    expect((await sitDown(owner)).store.state().fields.jobTitle).toBe('Typed in two');
  });

  it('can work on here after it met a text that it had not heard of', async () => {
    vi.stubGlobal('navigator', {});
    const owner = aPerson();
    const workspace = await sitDown(owner);
    await inTransaction((workspaces) => workspaces.put(owner, about('Written elsewhere')));
    workspace.store.dispatch(typed);
    await workspace.flush();
    await expect.poll(() => workspace.store.state().fields.jobTitle).toBe('Written elsewhere');
    expect(workspace.status().role).toBe('reader');
    await expect.poll(() => titles(workspace)).toEqual(['A logo']);
    await workspace.takeOver();
    await expect.poll(() => workspace.status().role).toBe('owner');
    workspace.store.dispatch({ ...typed, value: 'Written here' });
    await workspace.flush();
    expect((await sitDown(owner)).store.state().fields.jobTitle).toBe('Written here');
  });
});

it('works without memory, and says so, where the browser refuses what tabs talk through', async () => {
  vi.stubGlobal('BroadcastChannel', () => {
    throw new DOMException('Storage is not allowed', 'SecurityError');
  });
  const workspace = await sitDown(aPerson());
  workspace.store.dispatch(typed);
  expect(workspace.status()).toMatchObject({ role: 'owner', isKept: false });
  expect(workspace.store.state().fields.jobTitle).toBe('A logo');
});

const fillDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });

it('has what the browser did not keep after another page of the app, and gives it to nobody else', async () => {
  const put = fillDisk();
  const owner = aPerson();
  const workspace = await sitDown(owner);
  workspace.store.dispatch(typed);
  await workspace.close();
  expect((await sitDown(aPerson())).store.state()).toEqual(EMPTY_WIZARD);
  const again = await sitDown(owner);
  expect(again.store.state().fields.jobTitle).toBe('A logo');
  put.mockRestore();
  await again.flush();
  await again.close();
  expect((await sitDown(owner)).store.state().fields.jobTitle).toBe('A logo');
});

it('moves what a visitor typed on a full disk to the person who signs in', async () => {
  const put = fillDisk();
  const visitor = await openWorkspace(VISITORS_WORKSPACE);
  visitor.store.dispatch(typed);
  await visitor.close();
  const workspace = await sitDown(aPerson());
  expect(workspace.store.state().fields.jobTitle).toBe('A logo');
  put.mockRestore();
  await workspace.flush();
  expect((await sitDown(VISITORS_WORKSPACE)).store.state()).toEqual(EMPTY_WIZARD);
});

it('loses nothing that it could not keep when another tab has the workspace by then', async () => {
  const owner = aPerson();
  const put = fillDisk();
  const workspace = await sitDown(owner);
  workspace.store.dispatch(typed);
  await workspace.close();
  put.mockRestore();
  await inTransaction((workspaces) => workspaces.put(owner, about('Kept by another tab')));
  const again = await sitDown(owner);
  expect(again.store.state().fields.jobTitle).toBe('A logo');
  await expect.poll(() => titles(again)).toEqual(['Kept by another tab']);
});
