import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WizardState } from '#web/features/proposals/wizard/wizard-state.ts';
import { DRAFT_CODEC } from '#web/features/proposals/workspace/draft-codec.ts';
import { readStash } from '#web/features/proposals/workspace/stash.ts';
import { anyWork } from '#web/testing/drafts/any-work.ts';
import { FakeDevice, leaveAll } from '#web/testing/drafts/fake-device.ts';
import { FakeDrafts } from '#web/testing/drafts/fake-drafts.ts';
import type { Choice } from './autosave.ts';
import { readDraftState } from './draft-server.ts';

// Without locks, which wait: every device here is a browser of its own.
beforeEach(() => void vi.stubGlobal('navigator', {}));

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

const SEED = 20_261_122;
/** Each interruption a few times; autosave-model.slow.test.ts makes the same choices in long stories. */
const RUNS = { seed: SEED, numRuns: 24, endOnFailure: true };

/** All of a workspace that is a person's text or choice. */
const workOf = (state: WizardState) => DRAFT_CODEC.toDraftContent(state);
const lay = (at: FakeDevice, work: WizardState) => {
  const { draft, unanswered } = at.workspace.store.state();
  at.workspace.store.dispatch({ type: 'replaced', state: { ...work, draft, unanswered } });
};
const different = fc
  .tuple(anyWork, anyWork, anyWork)
  .filter((all) => all.every(DRAFT_CODEC.hasWork) && new Set(all.map(DRAFT_CODEC.digestOf)).size === all.length);
/** What may come between the question and its answer. */
const interruption = fc.constantFrom<'nothing' | 'crash' | 'reload' | 'later'>('nothing', 'crash', 'reload', 'later');

interface Met {
  readonly server: FakeDrafts;
  readonly here: FakeDevice;
  readonly there: FakeDevice;
}

/** `base` on two devices; there it becomes `theirs`, which is saved first, and here `mine`. */
async function meet([base, mine, theirs]: readonly WizardState[]): Promise<Met> {
  if (!base || !mine || !theirs) throw new Error('three works are drawn');
  const server = new FakeDrafts();
  const [here, there] = [new FakeDevice(server), new FakeDevice(server)];
  await Promise.all([here.open(), there.open()]);
  lay(here, base);
  await here.autosave.tick();
  const [first] = server.revisions;
  if (first) there.workspace.store.dispatch({ type: 'replaced', state: readDraftState(first.draft, DRAFT_CODEC) });
  lay(there, theirs);
  await there.autosave.tick();
  lay(here, mine);
  await here.autosave.tick();
  return { server, here, there };
}

async function interrupt({ here }: Met, by: 'nothing' | 'crash' | 'reload' | 'later'): Promise<void> {
  if (by === 'crash') await here.crash();
  if (by === 'later') here.autosave.ask(false);
  if (by !== 'reload') return;
  await here.leave();
  await here.open();
}

/** What each draft says now, the first one first. */
const inForce = ({ server }: Met) => {
  const ids = [...new Set(server.revisions.map(({ draft }) => draft.id))];
  return ids.map((id) => workOf(readDraftState(server.inForce(id), DRAFT_CODEC)));
};
const stash = async ({ here }: Met) => (await readStash(here.owner)).map(({ state }) => workOf(state));

it.each<{ choice: Choice; drafts: Array<'mine' | 'theirs'>; workspace: 'mine' | 'theirs'; beside: Array<'mine'> }>([
  { choice: 'mine', drafts: ['mine'], workspace: 'mine', beside: [] },
  { choice: 'theirs', drafts: ['theirs'], workspace: 'theirs', beside: ['mine'] },
  { choice: 'both', drafts: ['theirs', 'mine'], workspace: 'mine', beside: [] },
])('$choice: every part of both is where it is said to be', async ({ choice, drafts, workspace, beside }) => {
  const property = fc.asyncProperty(different, interruption, async (all, by) => {
    const met = await meet(all);
    const [base, mine, theirs] = all.map(workOf);
    const works = { mine, theirs };
    expect(met.here.autosave.status().theirs).not.toBeNull();
    await interrupt(met, by);
    await met.here.autosave.choose(choice);
    expect(inForce(met)).toEqual(drafts.map((whose) => works[whose]));
    expect(workOf(met.here.workspace.store.state())).toEqual(works[workspace]);
    expect(await stash(met)).toEqual(beside.map((whose) => works[whose]));
    // Nothing that was saved before has gone either.
    const history = met.server.revisions.map(({ draft }) => workOf(readDraftState(draft, DRAFT_CODEC)));
    expect(history).toEqual(expect.arrayContaining([base, theirs]));
    await leaveAll();
  });
  await fc.assert(property, RUNS);
});

it('asks nothing where both have come to the same, and takes what only the other has changed', async () => {
  const property = fc.asyncProperty(different, fc.boolean(), async ([base, mine], isSame) => {
    const met = await meet([base, isSame ? mine : base, mine]);
    await met.here.autosave.reconcile();
    expect(met.here.autosave.status().theirs).toBeNull();
    expect(workOf(met.here.workspace.store.state())).toEqual(workOf(mine));
    expect([inForce(met), await stash(met)]).toEqual([[workOf(mine)], []]);
    await leaveAll();
  });
  await fc.assert(property, RUNS);
});
