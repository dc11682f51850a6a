import type { Desk, DraftRef, WorkShapes } from '#web/features/proposals/index.ts';
import type { FakeDrafts } from './fake-drafts.ts';
import { Finishing } from './finishing.ts';
import { Keeper } from './keeper.ts';

/** What the room of the desk gives, which only a test may take past its door. */
interface Room {
  readonly openDesk: (owner: string) => Promise<Desk>;
  readonly shapes: WorkShapes;
}

const open: FakeDevice[] = [];
let people = 0;

/** A browser with a desk in it, and its keeper, which saves only when it is told to. */
export class FakeDevice {
  readonly told: string[] = [];
  isOffline = false;
  isTyping = false;
  private readonly server: FakeDrafts;
  private readonly room: Room;
  readonly owner: string;
  private finishing = new Finishing();
  private opened: Desk | undefined;
  private keeping: Keeper | undefined;

  /** Two of one `owner` are two tabs of one browser. */
  constructor(server: FakeDrafts, room: Room, owner = `keeper-${(people += 1)}`) {
    this.owner = owner;
    this.server = server;
    this.room = room;
    open.push(this);
  }

  get desk(): Desk {
    if (!this.opened) throw new Error('The desk is not open.');
    return this.opened;
  }

  get keeper(): Keeper {
    if (!this.keeping) throw new Error('The desk is not open.');
    return this.keeping;
  }

  async open(): Promise<this> {
    this.opened = await this.room.openDesk(this.owner);
    this.keeping = this.keeperOf(this.opened);
    await this.keeping.start();
    return this;
  }

  /** Another page of the app; the desk is opened again with `open`. */
  async leave(): Promise<void> {
    this.keeping?.stop();
    this.keeping = undefined;
    await this.opened?.close();
    this.opened = undefined;
  }

  /** The page is gone from one moment to the next. What is on its way still arrives, and nobody hears of it. */
  async crash(): Promise<void> {
    const isThere = this.isOffline;
    this.isOffline = true;
    // The journal is at most 300 ms behind, which is a promise of its own with its own tests.
    await this.desk.flush();
    this.keeper.stop();
    await this.desk.close();
    this.isOffline = isThere;
    this.finishing = new Finishing();
    await this.open();
  }

  type(jobTitle: string): void {
    this.desk.store.dispatch({ type: 'field', name: 'jobTitle', value: jobTitle });
  }

  get title(): string {
    return this.desk.store.state().fields.jobTitle;
  }

  get draft(): DraftRef {
    const { draft } = this.desk.store.state();
    if (!draft) throw new Error('There is no draft on the desk.');
    return draft;
  }

  /** The titles of what waits beside the desk, shown or not. */
  asides(): string[] {
    return this.desk.status().asides.map(({ state }) => state.fields.jobTitle);
  }

  private keeperOf(desk: Desk): Keeper {
    return new Keeper({
      desk,
      shapes: this.room.shapes,
      server: this.server,
      finishing: this.finishing,
      isOffline: () => this.isOffline,
      isTyping: () => this.isTyping,
      isAuto: true,
      onFailed: (message) => this.told.push(message),
      onSessionEnded: () => this.told.push('session ended'),
      onRemoved: () => this.told.push('removed'),
      onEnded: () => this.told.push('ended'),
    });
  }
}

export async function leaveAll(): Promise<void> {
  await Promise.all(open.splice(0).map((device) => device.leave()));
}
