import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { anyWork, PLACES, wordOf, wordsIn } from '#web/testing/drafts/any-work.ts';
import { EMPTY_WIZARD, type WizardState } from '../wizard/wizard-state.ts';
import { wizardReducer } from '../wizard/wizard-store.ts';
import { LocalStore } from './local-store.ts';
import { parseSavedState } from './saved-state.ts';

afterEach(() => void vi.restoreAllMocks());

/** The same stories each time: a failing one can be repeated. */
const SEED = 20_261_122;
let people = 0;

/** A page with a local store, which steps back like the workspace when another page has written. */
class Tab {
  state = EMPTY_WIZARD;
  /** What the browser has said that it keeps, of what was typed here. */
  kept = new Set<string>();
  localStore: LocalStore;
  private readonly world: World;
  private isRefused = false;
  private stepping: Promise<void> = Promise.resolve();

  constructor(world: World) {
    this.world = world;
    this.localStore = this.newLocalStore();
  }

  async load(): Promise<void> {
    this.state = parseSavedState(await this.localStore.load()) ?? this.state;
  }

  async type(place: number): Promise<void> {
    await this.stepping;
    const { textOf, typed } = PLACES[place % PLACES.length] ?? PLACES[0];
    this.state = wizardReducer(this.state, typed(`${textOf(this.state)} ${this.world.newWord()}`));
    this.world.saved.push(this.state);
    this.localStore.save(this.state);
  }

  async flush(): Promise<void> {
    const { state } = this;
    await this.localStore.flush();
    await this.stepping;
    if (!this.isRefused && this.state === state) this.kept = wordsIn(state);
  }

  /** The page is killed; the next one has what is in the database. */
  async crash(): Promise<void> {
    this.localStore.forget();
    for (const word of wordsIn(this.state)) if (!this.kept.has(word)) this.world.atRisk.add(word);
    this.localStore = this.newLocalStore();
    await this.load();
  }

  stepBack(): Promise<void> {
    this.world.createStashItem(this.localStore.forget());
    this.stepping = this.load();
    return this.stepping;
  }

  private newLocalStore(): LocalStore {
    return new LocalStore({
      owner: this.world.owner,
      onRefused: () => {
        this.isRefused = true;
      },
      onKeptAgain: () => {
        this.isRefused = false;
      },
      onConflict: () => void this.stepBack(),
      onSaved: () => this.world.heardOf(this),
    });
  }
}

class World {
  readonly owner = `model-${(people += 1)}`;
  readonly saved: WizardState[] = [];
  readonly stash: unknown[] = [];
  /** Typed right before a crash. */
  readonly atRisk = new Set<string>();
  readonly tabs = [new Tab(this), new Tab(this)] as const;
  /** The last writer, and the tabs that missed it. */
  holder: Tab = this.tabs[0];
  news: Tab | undefined;
  private words = 0;

  newWord(): string {
    this.words += 1;
    return wordOf(this.words);
  }

  /** Messages between tabs may be slow. */
  heardOf(tab: Tab): void {
    this.holder = tab;
    this.news = this.tabs.find((other) => other !== tab);
  }

  createStashItem(unwritten: unknown): void {
    if (unwritten !== undefined) this.stash.push(unwritten);
  }

  async stored(): Promise<unknown> {
    return parseSavedState(await new LocalStore({ ...SILENT, owner: this.owner }).load());
  }

  async missing(): Promise<string[]> {
    const there = wordsIn([await this.stored(), this.stash, ...this.tabs.map(({ state }) => state)]);
    const all = Array.from({ length: this.words }, (_, index) => wordOf(index + 1));
    return all.filter((word) => !there.has(word) && !this.atRisk.has(word));
  }
}

const nothing = () => undefined;
const SILENT = { onRefused: nothing, onKeptAgain: nothing, onConflict: nothing };

const ACTS = {
  type: (_world: World, tab: Tab, place: number) => tab.type(place),
  flush: (_world: World, tab: Tab) => tab.flush(),
  /** A page that is left hands over without a look at what is there: only the one whose turn it is may. */
  async leave(world: World) {
    // Every pending write has finished.
    for (const tab of world.tabs) if (tab !== world.holder) await tab.flush();
    world.holder.localStore.leave();
    await world.holder.flush();
  },
  async hear(world: World) {
    await world.news?.stepBack();
    world.news = undefined;
  },
  async takeTurn(world: World, tab: Tab) {
    if (tab === world.holder) return;
    await world.holder.flush();
    await Promise.all(world.tabs.map((each) => each.stepBack()));
    world.holder = tab;
  },
  crash: (_world: World, tab: Tab) => tab.crash(),
  /** Until it has space again. */
  fillDisk: () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
  },
  keepReplaced: () => void vi.restoreAllMocks(),
} as const;

type Act = keyof typeof ACTS;
const happening = fc.record({
  // Keys of the object above.
  act: fc.constantFrom('type', 'type', 'type', 'flush', ...(Object.keys(ACTS) as Act[])),
  who: fc.nat(1),
  place: fc.nat(20),
});

it('keeps whole states, loses no word, and writes over none that it has not seen', { timeout: 400_000 }, async () => {
  const property = fc.asyncProperty(
    anyWork,
    fc.array(happening, { maxLength: 30, size: 'max' }),
    async (start, all) => {
      const world = new World();
      const [first] = world.tabs;
      first.state = start;
      await first.type(0);
      await first.flush();
      await world.tabs[1].load();
      let before = wordsIn(await world.stored());
      for (const { act, who, place } of all) {
        await ACTS[act](world, world.tabs[who === 0 ? 0 : 1], place);
        const stored = await world.stored();
        expect(world.saved).toContainEqual(stored);
        const now = wordsIn(stored);
        expect([...before].filter((word) => !now.has(word))).toEqual([]);
        expect(await world.missing()).toEqual([]);
        before = now;
      }
      vi.restoreAllMocks();
      for (const tab of world.tabs) await tab.flush();
      expect(await world.missing()).toEqual([]);
      await world.holder.load();
      await world.holder.type(1);
      await world.holder.flush();
      expect(await world.stored()).toEqual(world.holder.state);
      for (const tab of world.tabs) await tab.localStore.close();
    },
  );
  await fc.assert(property, { seed: SEED, numRuns: 100, endOnFailure: true });
});
