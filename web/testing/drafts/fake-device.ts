import { Autosave } from '#web/features/drafts/autosave/autosave.ts';
import type { SaveOutcomes } from '#web/features/drafts/autosave/draft-saver.ts';
import type { DraftRef } from '#web/features/proposals/index.ts';
import { DRAFT_CODEC } from '#web/features/proposals/workspace/draft-codec.ts';
import { openWorkspace, type Workspace } from '#web/features/proposals/workspace/workspace.ts';
import type { FakeDrafts } from './fake-drafts.ts';

const open: FakeDevice[] = [];
let people = 0;

/** A browser with a workspace in it, and its autosave, which saves only on command. */
export class FakeDevice {
  readonly reported: string[] = [];
  isOffline = false;
  isTyping = false;
  private readonly server: FakeDrafts;
  readonly owner: string;
  private outcomes: SaveOutcomes = new Map();
  private opened: Workspace | undefined;
  private keeping: Autosave | undefined;

  /** Two of one `owner` are two tabs of one browser. */
  constructor(server: FakeDrafts, owner = `owner-${(people += 1)}`) {
    this.owner = owner;
    this.server = server;
    open.push(this);
  }

  get workspace(): Workspace {
    if (!this.opened) throw new Error('The workspace is not open.');
    return this.opened;
  }

  get autosave(): Autosave {
    if (!this.keeping) throw new Error('The workspace is not open.');
    return this.keeping;
  }

  async open(): Promise<this> {
    this.opened = await openWorkspace(this.owner);
    this.keeping = this.autosaveOf(this.opened);
    await this.keeping.start();
    return this;
  }

  /** Another page of the app; the workspace is opened again with `open`. */
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
    // The local store is at most 300 ms behind, which is a promise of its own with its own tests.
    await this.workspace.flush();
    this.autosave.stop();
    await this.workspace.close();
    this.isOffline = isThere;
    this.outcomes = new Map();
    await this.open();
  }

  type(jobTitle: string): void {
    this.workspace.store.dispatch({ type: 'field', name: 'jobTitle', value: jobTitle });
  }

  get title(): string {
    return this.workspace.store.state().fields.jobTitle;
  }

  get draft(): DraftRef {
    const { draft } = this.workspace.store.state();
    if (!draft) throw new Error('There is no draft in the workspace.');
    return draft;
  }

  /** The titles of the stash entries, shown or not. */
  stash(): string[] {
    return this.workspace.status().stash.map(({ state }) => state.fields.jobTitle);
  }

  private autosaveOf(workspace: Workspace): Autosave {
    return new Autosave({
      workspace,
      codec: DRAFT_CODEC,
      server: this.server,
      outcomes: this.outcomes,
      isOffline: () => this.isOffline,
      isTyping: () => this.isTyping,
      isAuto: true,
      onFailed: (message) => this.reported.push(message),
      onSessionEnded: () => this.reported.push('session ended'),
      onRemoved: () => this.reported.push('removed'),
      onEnded: () => this.reported.push('ended'),
    });
  }
}

export async function leaveAll(): Promise<void> {
  await Promise.all(open.splice(0).map((device) => device.leave()));
}
