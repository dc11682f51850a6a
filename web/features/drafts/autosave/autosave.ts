import { AUTOSAVE_EVERY_SECONDS } from '#shared/drafts/contract.ts';
import { type AutosaveParts, codeOf, DraftSaver } from './draft-saver.ts';
import { isDeleted, markDeleted, readDraftState } from './draft-server.ts';

/** How a person solves a conflict between the draft and the workspace. */
export type Choice = 'mine' | 'theirs' | 'both';

/**
 * Saves a workspace in one draft on the server. One save runs at a time, and the latest text wins. Each save is in the local store
 * before it is sent, so the next page knows what was sent. A change by another device is never overwritten.
 */
export class Autosave {
  readonly status: DraftSaver['status'];
  readonly subscribe: DraftSaver['subscribe'];
  private readonly parts: AutosaveParts;
  private readonly saver: DraftSaver;
  /** The running save and those queued behind it. Never rejects. */
  private underWay: Promise<void> | undefined;
  /** The page has shown that saving fails. Reset by the next success. */
  private hasReportedOutage = false;
  private wasOwner = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  private stopListening: () => void = () => undefined;

  constructor(parts: AutosaveParts) {
    this.parts = parts;
    this.saver = new DraftSaver(parts);
    this.status = this.saver.status;
    this.subscribe = this.saver.subscribe;
  }

  /** Resolves when the server has said whether the draft in the workspace is the newest. */
  async start(): Promise<void> {
    if (this.timer !== undefined) return;
    this.saver.isLeft = false;
    this.wasOwner = this.saver.isOwner;
    const stopReplace = this.parts.workspace.beforeReplace((isStashed) => this.keepReplaced(isStashed));
    const stopRole = this.parts.workspace.subscribe(() => this.followRole());
    this.stopListening = () => {
      stopReplace();
      stopRole();
    };
    this.timer = setInterval(() => void this.tickInTime(), AUTOSAVE_EVERY_SECONDS * 1000);
    await this.reconcile();
    void this.tickInTime();
  }

  /** The app opens another page. Saves what is unsaved; `outcomes` has the result when the workspace opens again. */
  stop(): void {
    const left = this.parts.isOffline() ? undefined : this.saver.unfinishedSave();
    this.saver.isLeft = true;
    this.saver.run += 1;
    if (left) {
      this.parts.workspace.leave();
      void this.saver.finish(left, this.underWay, true);
    }
    clearInterval(this.timer);
    this.timer = undefined;
    this.stopListening();
  }

  setAuto(isAuto: boolean): void {
    this.saver.update({ isAuto });
    if (isAuto) void this.tick();
  }

  /** Autosaves what has changed. Never rejects. */
  async tick(): Promise<void> {
    if (!this.saver.hasToSave) return;
    if (this.parts.isOffline()) return this.saver.update({ phase: 'offline' });
    await this.save();
  }

  /** Not before the first words of a letter: the server may have stored it whole, and would refuse a save that does not know it. */
  private async tickInTime(): Promise<void> {
    const { generation } = this.saver.state;
    if (generation.status !== 'writing' || generation.text !== '') await this.tick();
  }

  /** Resolves when the present text is saved, or cannot be. Never rejects. */
  async flush(): Promise<void> {
    await this.underWay;
    await this.tick();
    await this.parts.workspace.flush();
  }

  /** Saves now, also with autosave off. Rejects with the error of the server or the network. */
  saveAs(name: string): Promise<void> {
    const intent = { kind: 'saved', name } as const;
    const saveAnew = async (error: unknown) => {
      const { draft } = this.saver.state;
      if (codeOf(error) !== 'NOT_FOUND') throw error;
      if (draft) this.saver.remember(markDeleted(draft), null);
      await this.saver.send(intent);
    };
    return this.enqueue(() => this.saver.send(intent).catch(saveAnew), false);
  }

  /** The page is hidden or left, so this must start its request before it returns. */
  leave(): void {
    if (this.underWay || this.parts.isOffline()) return;
    const left = this.saver.unfinishedSave();
    if (!left) return;
    this.parts.workspace.leave();
    void this.enqueue(() => this.saver.deliver(left.unanswered, true), true).catch(() => undefined);
  }

  /** Opens or closes the dialog that asks about the conflict. */
  ask(isAsking: boolean): void {
    this.saver.update({ isAsking });
  }

  /** Solves the conflict. Rejects when the browser cannot stash the text: the dialog stays and both texts are as before. */
  async choose(choice: Choice): Promise<void> {
    const { theirs } = this.saver.status();
    if (!theirs) return;
    const { draft, unanswered } = this.saver.state;
    const isOver = choice === 'mine' && draft?.id === theirs.id;
    // The next save overwrites the revision that was shown, or makes a new draft.
    this.saver.remember(isOver ? { ...draft, revision: theirs.revision, savedDigest: '' } : null, null);
    if (choice === 'theirs') {
      const { workspace, codec } = this.parts;
      try {
        await workspace.stashFor(readDraftState(theirs, codec));
      } catch (error) {
        this.saver.remember(draft, unanswered);
        this.saver.update({ theirs, isAsking: true });
        throw error;
      }
    }
    this.saver.update({ theirs: null });
    if (choice !== 'theirs') await this.save();
  }

  /** Fetches the draft. A newer one replaces the content of the workspace, unless both have changed. Never rejects. */
  async reconcile(): Promise<void> {
    if (!this.saver.state.unanswered && this.saver.mayWrite) await this.fetchTheirs();
  }

  /** Fetches the draft and applies it. Returns false when it could not be fetched. Never rejects. */
  private async fetchTheirs(): Promise<boolean> {
    const { run, state } = this.saver;
    if (!state.draft) return false;
    try {
      const theirs = await this.parts.server.get(state.draft.id);
      if (this.saver.isHere(run)) this.saver.compare(theirs);
      return true;
    } catch (error) {
      if (!this.saver.isHere(run)) return true;
      if (codeOf(error) === 'user-token-expired') this.reportOutage(error);
      // The next save reports every other failure.
      if (codeOf(error) !== 'NOT_FOUND') return false;
      this.markRemoved();
      return true;
    }
  }

  /** The next change is saved as a new draft. */
  private markRemoved(): void {
    const { draft } = this.saver.state;
    if (!draft || isDeleted(draft)) return;
    this.saver.remember(markDeleted(draft), null);
    this.parts.onRemoved();
  }

  /** The workspace gets other content. The old content is stashed until it is saved, as the page may be closed at any moment. */
  private keepReplaced(isStashed: boolean): void {
    const hasQuestion = this.saver.status().theirs !== null;
    const left = this.saver.unfinishedSave();
    const stashed =
      isStashed || !(left || hasQuestion) ? undefined : this.parts.workspace.keepInStash(this.saver.state);
    this.saver.run += 1;
    if (hasQuestion) this.saver.update({ theirs: null });
    const isSaved = left ? this.saver.finish(left, this.underWay, false) : false;
    void Promise.all([stashed, isSaved])
      .then(([kept, isNeedless]) => (isNeedless ? kept?.remove() : kept?.show()))
      .catch(() => undefined);
  }

  private save(): Promise<void> {
    if (this.underWay) return this.underWay;
    return this.enqueue(() => this.saver.send({ kind: 'autosave' }), true).catch(() => undefined);
  }

  /** Runs at once when no save runs: a page that is being left cannot wait. */
  private enqueue(act: () => Promise<void>, isAutomatic: boolean): Promise<void> {
    const take = () => this.take(act, isAutomatic);
    const turn = this.underWay ? this.underWay.then(take) : take();
    const settled = turn
      .catch(() => undefined)
      .then(() => {
        if (this.underWay === settled) this.underWay = undefined;
      });
    this.underWay = settled;
    return turn;
  }

  private async take(act: () => Promise<void>, isAutomatic: boolean): Promise<void> {
    const { run } = this.saver;
    this.saver.update({ phase: 'saving' });
    try {
      await act();
      this.hasReportedOutage = false;
      this.saver.update({ phase: 'idle' });
    } catch (error) {
      if (this.saver.isHere(run)) await this.failed(error, isAutomatic);
      else this.saver.update({ phase: 'idle' });
      throw error;
    }
  }

  private async failed(error: unknown, isAutomatic: boolean): Promise<void> {
    const code = codeOf(error);
    if (code === 'PREMIUM_REQUIRED') {
      this.saver.update({ phase: 'ended' });
      return this.parts.onEnded();
    }
    if (code === 'NOT_FOUND') this.markRemoved();
    if (code === 'CHANGED_ELSEWHERE' && (await this.fetchTheirs())) return this.saver.update({ phase: 'idle' });
    this.saver.update({ phase: this.parts.isOffline() ? 'offline' : 'failed' });
    if (isAutomatic && code !== 'NOT_FOUND') this.reportOutage(error);
  }

  /** Reports an outage once. Without a network the status line says it. */
  private reportOutage(error: unknown): void {
    if (this.hasReportedOutage || this.parts.isOffline()) return;
    this.hasReportedOutage = true;
    if (codeOf(error) === 'user-token-expired') this.parts.onSessionEnded();
    else this.parts.onFailed(error instanceof Error ? error.message : '');
  }

  /** A tab that becomes the owner fetches what the other tab has saved. */
  private followRole(): void {
    const { isOwner } = this.saver;
    if (isOwner === this.wasOwner) return;
    this.wasOwner = isOwner;
    this.saver.run += 1;
    this.saver.update({ theirs: null });
    if (isOwner) void this.reconcile().then(() => this.tick());
  }
}
