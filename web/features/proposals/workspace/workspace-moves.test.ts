import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import { anyWork } from '#web/testing/drafts/any-work.ts';
import { EMPTY_WIZARD, hasWork, type WizardState } from '../wizard/wizard-state.ts';
import { digestOf, isSaved, toDraftContent } from './draft-codec.ts';
import { parseSavedState } from './saved-state.ts';
import { addToStash, createStashItem, readStash } from './stash.ts';
import { rememberUnsaved } from './unsaved-workspaces.ts';
import { openWorkspace, type Workspace } from './workspace.ts';
import { inTransaction, VISITORS_WORKSPACE } from './workspace-database.ts';
import { clearWorkspace, hasWorkOf, keepOnDevice, moveVisitorsWork, moveWorkspace } from './workspace-moves.ts';

const open: Workspace[] = [];
let people = 0;
const aPerson = () => `person-${(people += 1)}`;

async function sitDown(owner: string): Promise<Workspace> {
  const workspace = await openWorkspace(owner);
  open.push(workspace);
  return workspace;
}

const getUp = () => Promise.all(open.splice(0).map((workspace) => workspace.close()));

afterEach(async () => {
  vi.restoreAllMocks();
  await getUp();
  await inTransaction((workspaces) =>
    Promise.all([VISITORS_WORKSPACE, `${VISITORS_WORKSPACE}/aside`].map((key) => workspaces.remove(key))),
  );
});

const about = (jobTitle: string): WizardState => ({ ...EMPTY_WIZARD, fields: { ...EMPTY_WIZARD.fields, jobTitle } });
const lay = (owner: string, state: unknown) => inTransaction((workspaces) => workspaces.put(owner, state));
const titleOn = async (owner: string) => {
  const entry = await inTransaction((workspaces) => workspaces.get(owner));
  return parseSavedState(entry?.state)?.fields.jobTitle;
};
const stashedTitles = async (owner: string) => (await readStash(owner)).map(({ state }) => state.fields.jobTitle);

describe('signing in', () => {
  it('takes along what was typed signed out, to the last letter, and leaves the visitor’s workspace empty', async () => {
    const visitor = await sitDown(VISITORS_WORKSPACE);
    visitor.store.dispatch({ type: 'field', name: 'jobTitle', value: 'Typed' });
    await visitor.flush();
    visitor.store.dispatch({ type: 'field', name: 'jobTitle', value: 'Typed just now' });
    const user = aPerson();
    // Its tab still shows it: another one signs in.
    const workspace = await sitDown(user);
    expect([workspace.store.state().fields.jobTitle, workspace.arrival]).toEqual(['Typed just now', 'moved']);
    await expect.poll(() => visitor.store.state().fields.jobTitle).toBe('');
    visitor.store.dispatch({ type: 'field', name: 'jobTitle', value: 'The next visitor' });
    await visitor.flush();
    expect(await titleOn(user)).toBe('Typed just now');
  });

  it('stashes the work in the person’s workspace, to be restored any number of times, and once when requested twice', async () => {
    const user = aPerson();
    await lay(user, about('From last week'));
    await lay(VISITORS_WORKSPACE, about('From today'));
    const workspace = await sitDown(user);
    expect([workspace.arrival, workspace.store.state().fields.jobTitle]).toEqual(['stashed', 'From today']);
    const [stashed] = workspace.status().stash;
    await Promise.all([workspace.restoreStashed(stashed?.id ?? ''), workspace.restoreStashed(stashed?.id ?? '')]);
    expect(workspace.store.state().fields.jobTitle).toBe('From last week');
    expect(workspace.status().stash.map(({ state }) => state.fields.jobTitle)).toEqual(['From today']);
    await getUp();
    const later = await sitDown(user);
    expect([later.arrival, later.store.state().fields.jobTitle]).toEqual(['nothing', 'From last week']);
    expect(await stashedTitles(user)).toEqual(['From today']);
  });

  it('stashes what only this page had as well, and what another tab has stored in the same workspace', async () => {
    const user = aPerson();
    await lay(user, about('Kept by another tab'));
    await lay(VISITORS_WORKSPACE, about('From today'));
    rememberUnsaved(user, about('Nowhere else'));
    const workspace = await sitDown(user);
    expect(workspace.store.state().fields.jobTitle).toBe('From today');
    expect(await stashedTitles(user)).toEqual(['Nowhere else', 'Kept by another tab']);
  });

  it('leaves a person’s workspace alone when nothing was done signed out', async () => {
    const user = aPerson();
    await lay(user, about('From last week'));
    await lay(VISITORS_WORKSPACE, EMPTY_WIZARD);
    const workspace = await sitDown(user);
    expect([workspace.arrival, workspace.store.state().fields.jobTitle]).toEqual(['nothing', 'From last week']);
  });

  it('removes a stash entry only with an undo', async () => {
    const user = aPerson();
    await addToStash(user, createStashItem(about('Old'), 1));
    const workspace = await sitDown(user);
    const [stashed] = workspace.status().stash;
    if (!stashed) throw new Error('nothing was put aside');
    const undo = await workspace.removeStashed(stashed);
    expect(await stashedTitles(user)).toEqual([]);
    await undo();
    expect(await stashedTitles(user)).toEqual(['Old']);
  });
});

describe('signing out', () => {
  it('leaves nothing of a person in the browser, whatever a tab of theirs still shows', async () => {
    const user = aPerson();
    const workspace = await sitDown(user);
    workspace.store.dispatch({ type: 'field', name: 'jobTitle', value: 'Mine' });
    await addToStash(user, createStashItem(about('Mine, older'), 1));
    expect(await hasWorkOf(user)).toBe(true);
    await clearWorkspace(user);
    expect([await titleOn(user), await stashedTitles(user), await hasWorkOf(user)]).toEqual([undefined, [], false]);
    await expect.poll(() => workspace.store.state().fields.jobTitle).toBe('');
    await workspace.flush();
    expect(await hasWorkOf(user)).toBe(false);
  });

  it('is final: an Undo that is pressed afterwards brings nothing back', async () => {
    const user = aPerson();
    await addToStash(user, createStashItem(about('Old'), 1));
    const workspace = await sitDown(user);
    workspace.store.dispatch({ type: 'field', name: 'jobTitle', value: 'Mine' });
    await workspace.flush();
    const startAgain = workspace.replace();
    const [stashed] = workspace.status().stash;
    if (!stashed) throw new Error('nothing was put aside');
    const putBack = await workspace.removeStashed(stashed);
    await clearWorkspace(user);
    startAgain();
    await putBack();
    await workspace.flush();
    expect(await hasWorkOf(user)).toBe(false);
  });

  it('can leave the work on the device, without what only the account can reach', async () => {
    const user = aPerson();
    await lay(user, {
      ...about('Mine'),
      profile: { id: 'p1', revision: 2 },
      step: 5,
      generation: { status: 'writing', proposalId: PROPOSAL_ID, text: 'Hello. ' },
    });
    await addToStash(user, createStashItem(about('Mine, older'), 1));
    await keepOnDevice(user);
    const visitor = await sitDown(VISITORS_WORKSPACE);
    expect(visitor.store.state()).toMatchObject({
      profile: null,
      fields: { jobTitle: 'Mine' },
      generation: { status: 'stopped', text: 'Hello. ', canContinue: false },
    });
    expect([await hasWorkOf(user), await stashedTitles(VISITORS_WORKSPACE)]).toEqual([false, ['Mine, older']]);
  });

  it('goes on in the same draft once the person is back, and only then', async () => {
    const [user, other] = [aPerson(), aPerson()];
    const generation = {
      status: 'stopped',
      proposalId: PROPOSAL_ID,
      text: 'Hello. ',
      document: [],
      canContinue: true,
    } as const;
    const work: WizardState = { ...about('Mine'), step: 5, generation };
    const ref = { id: PROPOSAL_ID, revision: 3, name: 'Tea', isAutosave: false, savedAt: '2026-11-22T03:04:00Z' };
    const draft = { ...ref, savedDigest: digestOf(work) };
    await lay(user, { ...work, draft });
    await addToStash(user, createStashItem({ ...about('Older'), draft: { ...draft, id: 'older' } }, 1));
    await keepOnDevice(user);
    const visitor = await sitDown(VISITORS_WORKSPACE);
    expect(visitor.store.state().draft).toBeNull();
    visitor.store.dispatch({ type: 'go', step: 2 });
    await visitor.flush();
    const back = (await sitDown(user)).store.state();
    expect(back).toMatchObject({ draft: ref, draftLeft: null });
    // What was taken off on the way is no change of theirs.
    expect(isSaved(back)).toBe(true);
    expect((await readStash(user)).map(({ state }) => state.draft?.id)).toEqual(['older']);
    await keepOnDevice(user);
    const states = [(await sitDown(other)).store.state(), ...(await readStash(other)).map(({ state }) => state)];
    expect(states.map((state) => [state.draft, state.draftLeft])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('sends again what it had not heard of, as the same save, once the person is back', async () => {
    const user = aPerson();
    const unanswered = {
      key: 'k',
      kind: 'autosave',
      revision: null,
      digest: 'd',
      input: toDraftContent(about('Mine')),
    } as const;
    await lay(user, { ...about('Mine'), unanswered });
    await keepOnDevice(user);
    expect((await sitDown(user)).store.state()).toMatchObject({ draft: null, unanswered });
  });

  it('goes back to the last step when not a word had arrived', async () => {
    const user = aPerson();
    const generation = { status: 'writing', proposalId: PROPOSAL_ID, text: '' };
    await lay(user, { ...about('Mine'), step: 5, generation });
    await keepOnDevice(user);
    expect((await sitDown(VISITORS_WORKSPACE)).store.state()).toMatchObject({
      step: 4,
      generation: { status: 'idle' },
    });
  });
});

it('says that the browser refuses, and nothing has moved', async () => {
  const user = aPerson();
  await lay(user, about('Mine'));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  await expect(keepOnDevice(user)).rejects.toThrow('The disk is full');
  vi.restoreAllMocks();
  expect([await titleOn(user), await titleOn(VISITORS_WORKSPACE)]).toEqual(['Mine', undefined]);
});

it('two tabs that sign in at once carry the work once', async () => {
  const user = aPerson();
  await lay(VISITORS_WORKSPACE, about('Once'));
  const arrivals = await Promise.all([moveVisitorsWork(user), moveVisitorsWork(user), moveVisitorsWork(user)]);
  expect(arrivals.toSorted()).toEqual(['moved', 'nothing', 'nothing']);
  expect([await titleOn(user), await stashedTitles(user)]).toEqual(['Once', []]);
});

describe('for any stored work and any interruption of a move', () => {
  const work = anyWork.filter(hasWork);
  const pile = fc.record({ workspace: fc.option(work), stash: fc.array(work, { maxLength: 2 }) });

  it('every work is in one of the two places, once and whole', async () => {
    await fc.assert(
      fc.asyncProperty(pile, pile, fc.nat({ max: 5 }), async (from, to, breaksAt) => {
        const [a, b] = [aPerson(), aPerson()];
        for (const [owner, { workspace, stash }] of [
          [a, from],
          [b, to],
        ] as const) {
          if (workspace !== null) await lay(owner, workspace);
          for (const one of stash) await addToStash(owner, createStashItem(one, 1));
        }
        const before = await everythingOf(a, b);
        breakOffAt(breaksAt);
        await moveWorkspace({ from: a, to: b, as: (state) => state }).catch(() => undefined);
        vi.restoreAllMocks();
        expect(await everythingOf(a, b)).toEqual(before);
        // And once more, as the next page would.
        await moveWorkspace({ from: a, to: b, as: (state) => state });
        expect(await everythingOf(b)).toEqual(before);
        if (from.workspace !== null) expect(await stateOn(b)).toEqual(from.workspace);
      }),
      { seed: 20_261_122, numRuns: 60, endOnFailure: true },
    );
  });
});

const stateOn = async (owner: string) =>
  parseSavedState((await inTransaction((workspaces) => workspaces.get(owner)))?.state);

async function everythingOf(...owners: string[]): Promise<string[]> {
  const all: unknown[] = [];
  for (const owner of owners) {
    const state = await stateOn(owner);
    if (state) all.push(state);
    all.push(...(await readStash(owner)).map((stashed) => stashed.state));
  }
  return all.map((state) => JSON.stringify(state)).toSorted();
}

/** The write with this number, and every one after it, never happens. */
function breakOffAt(write: number): void {
  let count = 0;
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    count += 1;
    if (count > write) throw new DOMException('The browser was killed', 'AbortError');
    return put.call(this, value, key);
  });
}
