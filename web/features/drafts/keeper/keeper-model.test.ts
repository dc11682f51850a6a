import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { SHAPES } from '#web/features/proposals/around-desk.ts';
import { readAsides } from '#web/features/proposals/asides.ts';
import { openDesk, type WayBack } from '#web/features/proposals/desk.ts';
import { EMPTY_WIZARD } from '#web/features/proposals/wizard-state.ts';
import { stateOf } from './draft-of.ts';
import { FakeDevice, leaveAll } from './fake-device.ts';
import { FakeDrafts, type Fate } from './fake-drafts.ts';
import { FakeLocks } from './fake-locks.ts';

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** The same stories each time: one that fails can be told again. */
const SEED = 20_261_122;
const soon = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));
const wordsOf = (title: string) => title.split(' ').filter(Boolean);

/** What may happen on one of the devices. */
const ACTS = {
  async type(world: World, at: FakeDevice) {
    world.typed += 1;
    world.words.push(`w${world.typed}`);
    at.type(`${at.title} w${world.typed}`);
  },
  tick: (_world: World, at: FakeDevice) => at.keeper.tick(),
  async tickAndGoOn(_world: World, at: FakeDevice) {
    void at.keeper.tick();
    await soon();
  },
  /** As somebody does who has come back to this device. */
  async goOn(world: World, at: FakeDevice) {
    world.server.fates.length = 0;
    await at.keeper.reconcile();
    await ACTS.type(world, at);
    await at.keeper.tick();
  },
  look: (_world: World, at: FakeDevice) => at.keeper.reconcile(),
  saveAs: (_world: World, at: FakeDevice) => at.keeper.saveAs('By hand').catch(() => undefined),
  async startNew(world: World, at: FakeDevice) {
    world.ways.set(at, at.desk.replace());
  },
  async undo(world: World, at: FakeDevice) {
    const way = world.ways.get(at);
    if (way) world.ways.set(at, way());
  },
  async bringBack(_world: World, at: FakeDevice) {
    const [aside] = at.desk.status().asides;
    if (aside) await at.desk.bringBack(aside.id);
  },
  async putAside(_world: World, at: FakeDevice) {
    await at.desk.putAsideFor(EMPTY_WIZARD);
  },
  async openLatest({ server }: World, at: FakeDevice) {
    const latest = server.revisions.at(-1)?.draft;
    if (!latest || at.desk.store.state().draft?.id === latest.id) return;
    const draft = await server.get(latest.id).catch(() => undefined);
    if (draft) await at.desk.putAsideFor(stateOf(draft, SHAPES));
  },
  keepMine: (world: World, at: FakeDevice) => {
    const { theirs } = at.keeper.status();
    if (theirs) world.chosen.add(`${theirs.id}/${theirs.revision}`);
    return at.keeper.choose('mine');
  },
  keepBoth: (_world: World, at: FakeDevice) => at.keeper.choose('both'),
  takeTheirs: (_world: World, at: FakeDevice) => at.keeper.choose('theirs'),
  async network(_world: World, at: FakeDevice) {
    at.isOffline = !at.isOffline;
    if (!at.isOffline) await at.keeper.tick();
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
    const { draft } = at.desk.store.state();
    if (draft) server.remove(draft.id);
  },
} as const;

type Act = keyof typeof ACTS;

class World {
  readonly server = new FakeDrafts();
  readonly devices: FakeDevice[] = [];
  readonly words: string[] = [];
  readonly ways = new Map<FakeDevice, WayBack>();
  /** Revisions that somebody has seen, and wanted replaced by theirs. */
  readonly chosen = new Set<string>();
  typed = 0;

  async open(owner?: string): Promise<FakeDevice> {
    const device = await new FakeDevice(this.server, { openDesk, shapes: SHAPES }, owner).open();
    this.devices.push(device);
    return device;
  }

  /** The same draft is on the desk of each. */
  async share(): Promise<void> {
    const [first, ...others] = this.devices;
    if (!first) return;
    await ACTS.type(this, first);
    await first.keeper.tick();
    for (const other of others) if (other.desk.status().role === 'owner') await ACTS.openLatest(this, other);
  }

  async happen({ act, who, fate }: Happening): Promise<void> {
    const at = this.devices[who % this.devices.length];
    if (!at) return;
    if (at.desk.status().role !== 'owner') {
      if (act === 'look') await at.desk.takeOver();
      return;
    }
    this.server.fates.splice(0, this.server.fates.length, fate);
    await ACTS[act](this, at);
  }

  /** Everything that lies anywhere. */
  async copies(): Promise<Set<string>> {
    const titles = this.server.revisions.map(({ draft }) => draft.jobTitle);
    for (const device of this.devices) {
      const asides = await readAsides(device.owner);
      titles.push(device.title, ...asides.map(({ state }) => state.fields.jobTitle));
    }
    return new Set(titles.flatMap(wordsOf));
  }

  /** Revisions that took something away from the one that they replaced, unseen. */
  overwritten(): string[] {
    return this.server.revisions.flatMap(({ draft: { id, revision, jobTitle } }) => {
      const before = this.server.revisions.find((kept) => kept.draft.id === id && kept.draft.revision === revision - 1);
      const now = wordsOf(jobTitle);
      const isWhole = wordsOf(before?.draft.jobTitle ?? '').every((word) => now.includes(word));
      const isChosen = this.chosen.has(`${id}/${revision - 1}`);
      return isWhole || isChosen ? [] : [`${before?.draft.jobTitle ?? ''} → ${jobTitle}`];
    });
  }

  async close(): Promise<void> {
    await leaveAll();
  }
}

interface Happening {
  readonly act: Act;
  readonly who: number;
  readonly fate: Fate;
}

const OFTEN: Act[] = ['type', 'type', 'type', 'tick', 'tick', 'tick', 'goOn', 'goOn', 'goOn', 'goOn', 'takeTheirs'];
const happening: fc.Arbitrary<Happening> = fc.record({
  // Keys of the object above.
  act: fc.constantFrom(...OFTEN, ...(Object.keys(ACTS) as Act[])),
  who: fc.nat(5),
  fate: fc.constantFrom<Fate>('heard', 'heard', 'unheard', 'cut', 'lost'),
});

function missing({ words }: World, copies: ReadonlySet<string>): string[] {
  return words.filter((word) => !copies.has(word));
}

async function nothingIsLost(happenings: readonly Happening[], open: (world: World) => Promise<void>): Promise<void> {
  const world = new World();
  try {
    await open(world);
    await world.share();
    for (const one of happenings) await world.happen(one);
    await soon(30);
    // On a busy machine the browser's writes take longer than that.
    await expect.poll(async () => missing(world, await world.copies())).toEqual([]);
    expect(world.overwritten()).toEqual([]);
  } finally {
    await world.close();
  }
}

it('loses nothing, and replaces nothing unseen, whatever two devices do', { timeout: 120_000 }, async () => {
  vi.stubGlobal('navigator', {});
  const open = async (world: World) => {
    await world.open();
    await world.open();
  };
  const property = fc.asyncProperty(fc.array(happening, { maxLength: 24, size: 'max' }), (all) =>
    nothingIsLost(all, open),
  );
  await fc.assert(property, { seed: SEED, numRuns: 100 });
});

it('loses nothing, and replaces nothing unseen, in two tabs and on another device', { timeout: 120_000 }, async () => {
  const open = async (world: World) => {
    vi.stubGlobal('navigator', { locks: new FakeLocks() });
    const first = await world.open();
    await world.open(first.owner);
    await world.open();
  };
  const property = fc.asyncProperty(fc.array(happening, { maxLength: 20, size: 'max' }), (all) =>
    nothingIsLost(all, open),
  );
  await fc.assert(property, { seed: SEED, numRuns: 12 });
});
