import { documentOfText } from '#shared/proposals/document/of-text.ts';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY_WIZARD, type WizardAction, type WizardState } from '#web/features/proposals/wizard/wizard-state.ts';
import { DRAFT_CODEC } from '#web/features/proposals/workspace/draft-codec.ts';
import { readStash } from '#web/features/proposals/workspace/stash.ts';
import type { Undo } from '#web/features/proposals/workspace/workspace.ts';
import { anAnswer, PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import { anyWork, PLACES, wordOf, wordsIn } from '#web/testing/drafts/any-work.ts';
import { FakeDevice, leaveAll } from '#web/testing/drafts/fake-device.ts';
import { FakeDrafts, type Fate } from '#web/testing/drafts/fake-drafts.ts';
import { FakeLocks } from '#web/testing/drafts/fake-locks.ts';
import { readDraftState } from './draft-server.ts';

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** The same stories each time: a failing one can be repeated. */
const SEED = 20_261_122;
const soon = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

/** What may happen on one of the devices. `place` is where something is typed. */
const ACTS = {
  async type(world: World, at: FakeDevice, place: number) {
    const { textOf, typed } = PLACES[place % PLACES.length] ?? PLACES[0];
    at.workspace.store.dispatch(typed(`${textOf(at.workspace.store.state())} ${world.newWord()}`));
  },
  async write(world: World, at: FakeDevice) {
    if (at.workspace.store.state().generation.status === 'writing') return;
    const intent = { key: 'a-key', request: { jobTitle: 'Shop', jobDescription: 'Tea' } };
    world.replace(at, { type: 'writing-began', intent });
    at.workspace.store.dispatch({ type: 'brief', proposalId: PROPOSAL_ID, brief: anAnswer().brief });
    at.workspace.store.dispatch({ type: 'delta', text: `${world.newWord()} ` });
  },
  async writeOn(world: World, at: FakeDevice) {
    const { generation } = at.workspace.store.state();
    if (generation.status === 'writing') at.workspace.store.dispatch({ type: 'delta', text: `${world.newWord()} ` });
  },
  async endWriting(world: World, at: FakeDevice, place: number) {
    const { generation } = at.workspace.store.state();
    if (generation.status !== 'writing') return;
    const { text } = generation;
    const document = documentOfText(text);
    const whole = { status: 'done', proposalId: PROPOSAL_ID, answer: anAnswer(text), document, edited: false } as const;
    const cut = { status: 'stopped', proposalId: PROPOSAL_ID, text, document, canContinue: true } as const;
    world.replace(at, { type: 'ended', generation: place % 2 === 0 ? whole : cut });
  },
  async edit(world: World, at: FakeDevice) {
    const { generation, edit } = at.workspace.store.state();
    if (generation.status === 'idle' || generation.status === 'writing') return;
    at.workspace.store.dispatch({
      type: 'editing',
      document: [...(edit ?? generation.document), ...documentOfText(world.newWord())],
    });
  },
  async endEdit(world: World, at: FakeDevice, place: number) {
    const { edit } = at.workspace.store.state();
    if (edit === null) return;
    world.replace(at, place % 3 === 0 ? { type: 'editing', document: null } : { type: 'edit-saved', document: edit });
  },
  async bringPreviousBack(world: World, at: FakeDevice) {
    const [previous] = at.workspace.store.state().history;
    if (previous) world.replace(at, { type: 'version-restored', document: previous.document });
  },
  tick: (_world: World, at: FakeDevice) => at.autosave.tick(),
  async tickAndGoOn(_world: World, at: FakeDevice) {
    void at.autosave.tick();
    await soon();
  },
  /** As a person does who has returned to this device. */
  async goOn(world: World, at: FakeDevice, place: number) {
    world.server.fates.length = 0;
    await at.autosave.reconcile();
    await ACTS.type(world, at, place);
    await at.autosave.tick();
  },
  look: (_world: World, at: FakeDevice) => at.autosave.reconcile(),
  saveAs: (_world: World, at: FakeDevice) => at.autosave.saveAs('By hand').catch(() => undefined),
  async startNew(world: World, at: FakeDevice) {
    world.ways.set(at, at.workspace.replace());
  },
  async undo(world: World, at: FakeDevice) {
    const way = world.ways.get(at);
    if (way) world.ways.set(at, way());
  },
  async restoreStashed(_world: World, at: FakeDevice) {
    const [stashed] = at.workspace.status().stash;
    if (stashed) await at.workspace.restoreStashed(stashed.id);
  },
  async createStashItem(_world: World, at: FakeDevice) {
    await at.workspace.stashFor(EMPTY_WIZARD);
  },
  async openLatest({ server }: World, at: FakeDevice) {
    const latest = server.revisions.at(-1)?.draft;
    if (!latest || at.workspace.store.state().draft?.id === latest.id) return;
    const draft = await server.get(latest.id).catch(() => undefined);
    if (draft) await at.workspace.stashFor(readDraftState(draft, DRAFT_CODEC));
  },
  keepMine: (world: World, at: FakeDevice) => {
    const { theirs } = at.autosave.status();
    if (theirs) world.chosen.add(`${theirs.id}/${theirs.revision}`);
    return at.autosave.choose('mine');
  },
  keepBoth: (_world: World, at: FakeDevice) => at.autosave.choose('both'),
  takeTheirs: (_world: World, at: FakeDevice) => at.autosave.choose('theirs'),
  async network(_world: World, at: FakeDevice) {
    at.isOffline = !at.isOffline;
    if (!at.isOffline) await at.autosave.tick();
  },
  async crash(world: World, at: FakeDevice) {
    world.ways.delete(at);
    await at.crash();
  },
  async leaveAndReturn(world: World, at: FakeDevice) {
    world.ways.delete(at);
    await at.leave();
    await at.open();
  },
  async removeDraft({ server }: World, at: FakeDevice) {
    const { draft } = at.workspace.store.state();
    if (draft) server.remove(draft.id);
  },
} as const;

type Act = keyof typeof ACTS;

class World {
  readonly server = new FakeDrafts();
  readonly devices: FakeDevice[] = [];
  readonly words: string[] = [];
  readonly ways = new Map<FakeDevice, Undo>();
  /** Revisions that someone has seen, and wanted replaced by theirs. */
  readonly chosen = new Set<string>();
  /** Words that someone has replaced by hand: an edit given up, a proposal before the last but one. */
  readonly letGo = new Set<string>();
  private readonly start: WizardState;

  constructor(start: WizardState) {
    this.start = start;
  }

  newWord(): string {
    const word = wordOf(this.words.length + 1);
    this.words.push(word);
    return word;
  }

  replace(at: FakeDevice, action: WizardAction): void {
    const before = wordsIn(at.workspace.store.state());
    at.workspace.store.dispatch(action);
    const now = wordsIn(at.workspace.store.state());
    for (const word of before) if (!now.has(word)) this.letGo.add(word);
  }

  async open(owner?: string): Promise<FakeDevice> {
    const device = await new FakeDevice(this.server, owner).open();
    this.devices.push(device);
    return device;
  }

  /** The same draft is in the workspace of each. */
  async share(): Promise<void> {
    const [first, ...others] = this.devices;
    if (!first) return;
    first.workspace.store.dispatch({ type: 'replaced', state: this.start });
    await ACTS.type(this, first, 0);
    await first.autosave.tick();
    for (const other of others) if (other.workspace.status().role === 'owner') await ACTS.openLatest(this, other);
  }

  async happen({ act, who, place, fate }: Happening): Promise<void> {
    const at = this.devices[who % this.devices.length];
    if (!at) return;
    if (at.workspace.status().role !== 'owner') {
      if (act === 'look') await at.workspace.takeOver();
      return;
    }
    this.server.fates.splice(0, this.server.fates.length, fate);
    await ACTS[act](this, at, place);
  }

  /** Everything that is stored anywhere. */
  async copies(): Promise<unknown[]> {
    const stash = await Promise.all(this.devices.map(({ owner }) => readStash(owner)));
    const workspaces = this.devices.map(({ workspace }) => workspace.store.state());
    return [
      ...this.server.revisions.map(({ draft }) => draft),
      ...workspaces,
      ...stash.flat().map(({ state }) => state),
    ];
  }

  async missing(): Promise<string[]> {
    const copies = await this.copies();
    const there = wordsIn(copies);
    const texts = JSON.stringify(copies);
    const drawn = PLACES.map(({ textOf }) => textOf(this.start));
    return [
      ...this.words.filter((word) => !there.has(word) && !this.letGo.has(word)),
      // As JSON has it, without the quotes around it.
      ...drawn.filter((text) => !texts.includes(JSON.stringify(text).slice(1, -1))),
    ];
  }

  /** Revisions that took something away from the one that they replaced, unseen. */
  overwritten(): string[] {
    return this.server.revisions.flatMap(({ draft }) => {
      const { id, revision } = draft;
      const before = this.server.revisions.find((kept) => kept.draft.id === id && kept.draft.revision === revision - 1);
      const now = wordsIn(draft);
      const lost = [...wordsIn(before?.draft)].filter((word) => !now.has(word) && !this.letGo.has(word));
      return lost.length === 0 || this.chosen.has(`${id}/${revision - 1}`) ? [] : [`${id}/${revision}: ${lost.join()}`];
    });
  }

  async close(): Promise<void> {
    await leaveAll();
  }
}

interface Happening {
  readonly act: Act;
  readonly who: number;
  readonly place: number;
  readonly fate: Fate;
}

const OFTEN: Act[] = ['type', 'type', 'type', 'tick', 'tick', 'tick', 'goOn', 'goOn', 'goOn', 'goOn', 'takeTheirs'];
const happening: fc.Arbitrary<Happening> = fc.record({
  // Keys of the object above.
  act: fc.constantFrom(...OFTEN, ...(Object.keys(ACTS) as Act[])),
  who: fc.nat(5),
  place: fc.nat(20),
  fate: fc.constantFrom<Fate>('heard', 'heard', 'unheard', 'cut', 'lost'),
});

async function nothingIsLost(
  start: WizardState,
  happenings: readonly Happening[],
  open: (world: World) => Promise<void>,
): Promise<void> {
  const world = new World(start);
  try {
    await open(world);
    await world.share();
    for (const one of happenings) await world.happen(one);
    await soon(30);
    // On a busy machine the browser's writes take longer than that.
    await expect.poll(() => world.missing()).toEqual([]);
    expect(world.overwritten()).toEqual([]);
  } finally {
    await world.close();
  }
}

it.each([
  { where: 'on two devices', hasLocks: false, tabs: 1, length: 28, numRuns: 80 },
  { where: 'in two tabs and on another device', hasLocks: true, tabs: 2, length: 20, numRuns: 12 },
  {
    where: 'in two tabs where there are no locks, and on another device',
    hasLocks: false,
    tabs: 2,
    length: 20,
    numRuns: 24,
  },
])('loses nothing, and replaces nothing unseen, $where', { timeout: 400_000 }, async ({ hasLocks, tabs, ...runs }) => {
  const open = async (world: World) => {
    vi.stubGlobal('navigator', hasLocks ? { locks: new FakeLocks() } : {});
    const first = await world.open();
    for (let tab = 2; tab <= tabs; tab += 1) await world.open(first.owner);
    await world.open();
  };
  const happenings = fc.array(happening, { maxLength: runs.length, size: 'max' });
  const property = fc.asyncProperty(anyWork, happenings, (start, all) => nothingIsLost(start, all, open));
  await fc.assert(property, { seed: SEED, numRuns: runs.numRuns, endOnFailure: true });
});
