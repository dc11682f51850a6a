import { z } from 'zod';
import type { Draft } from '#shared/drafts/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { DraftCodec, DraftRef, SentSave, WizardState, Workspace } from '#web/features/proposals/index.ts';
import { createStore, type Store } from '#web/ui/store.ts';
import type { AutosaveStatus } from './autosave-status.ts';
import {
  createRef,
  createSave,
  createSavedRef,
  type DraftServer,
  isUnsaved,
  readDraftState,
  type SaveIntent,
} from './draft-server.ts';

type WorkspacePart =
  | 'store'
  | 'status'
  | 'subscribe'
  | 'flush'
  | 'leave'
  | 'beforeReplace'
  | 'stashFor'
  | 'keepInStash';

/** What autosave is built from. */
export interface AutosaveParts {
  readonly workspace: Pick<Workspace, WorkspacePart>;
  readonly codec: DraftCodec;
  readonly server: Pick<DraftServer, 'save' | 'get'>;
  /** Outlives the autosave: Undo may restore a text whose save an earlier autosave has finished. */
  readonly outcomes: SaveOutcomes;
  readonly isOffline: () => boolean;
  /** A dialog must not open while someone types. */
  readonly isTyping: () => boolean;
  readonly isAuto: boolean;
  /** Once for each outage. */
  readonly onFailed: (message: string) => void;
  /** The session has ended. Once for each outage. */
  readonly onSessionEnded: () => void;
  /** The draft in the workspace was deleted elsewhere. */
  readonly onRemoved: () => void;
  /** The server says that Pro has ended. */
  readonly onEnded: () => void;
}

/** The saves of replaced texts by their key, until the page is closed: the draft once all is saved, undefined if it could not be. */
export type SaveOutcomes = Map<string, Promise<DraftRef | undefined>>;

/** A state that is left or replaced before it is saved. */
interface UnfinishedSave extends WizardState {
  readonly unanswered: SentSave;
}

/**
 * Saves the content of the workspace in its draft, and knows how far that is. One save at a time is in the local store as unanswered,
 * and is repeated until the server has decided.
 */
export class DraftSaver {
  /** Counts the contents of the workspace. An answer that belongs to an earlier content is ignored. */
  run = 0;
  /** The app shows another page. */
  isLeft = false;
  private readonly parts: AutosaveParts;
  private readonly current: Store<AutosaveStatus>;
  readonly status: Store<AutosaveStatus>['state'];
  readonly subscribe: Store<AutosaveStatus>['subscribe'];

  constructor(parts: AutosaveParts) {
    this.parts = parts;
    this.current = createStore<AutosaveStatus>({ phase: 'idle', isAuto: parts.isAuto, theirs: null, isAsking: false });
    this.status = this.current.state;
    this.subscribe = this.current.subscribe;
  }

  update(change: Partial<AutosaveStatus>): void {
    this.current.set({ ...this.status(), ...change });
  }

  get state(): WizardState {
    return this.parts.workspace.store.state();
  }

  /** False when another tab owns the workspace. */
  get isOwner(): boolean {
    return this.parts.workspace.status().role === 'owner';
  }

  /** This tab owns the workspace, and no conflict waits for a choice. */
  get mayWrite(): boolean {
    const { phase, theirs } = this.status();
    return this.isOwner && !this.isLeft && phase !== 'ended' && !theirs;
  }

  /** Autosave is on and something is unsaved. */
  get hasToSave(): boolean {
    return this.status().isAuto && this.mayWrite && this.isUnsaved;
  }

  private get isUnsaved(): boolean {
    return isUnsaved(this.state, this.parts.codec);
  }

  /** False once the workspace has other content, another tab owns it, or it is closed. */
  isHere(run: number): boolean {
    return run === this.run && !this.isLeft && this.isOwner;
  }

  remember(draft: DraftRef | null, unanswered: SentSave | null): void {
    this.parts.workspace.store.dispatch({ type: 'draft', draft, unanswered });
  }

  /** Repeats an unanswered save first, then saves what has changed since. */
  async send(intent: SaveIntent): Promise<void> {
    const { run, state } = this;
    if (state.unanswered) await this.deliver(state.unanswered);
    if (!this.canContinue(run, intent)) return;
    if (intent.kind === 'autosave' && !this.isUnsaved) return;
    const sent = this.prepare(intent);
    await this.parts.workspace.flush();
    if (this.canContinue(run, intent)) await this.deliver(sent);
  }

  /** A save by hand throws instead of returning false. */
  private canContinue(run: number, intent: SaveIntent): boolean {
    // The answer may have been a conflict.
    const canContinue = this.isHere(run) && !this.status().theirs;
    if (canContinue || intent.kind === 'autosave') return canContinue;
    throw new Error('This draft has changed since. Please review it and save again.');
  }

  /** Creates the request and stores it locally as unanswered. */
  private prepare(intent: SaveIntent): SentSave {
    const sent = createSave(this.state, intent, this.parts.codec);
    this.remember(this.state.draft, sent);
    return sent;
  }

  /** The answer to a repeated save is the present draft, which another device may have changed. */
  async deliver(sent: SentSave, isLeaving = false): Promise<void> {
    const { run } = this;
    try {
      // A page that is left cannot wait.
      const finished = isLeaving ? undefined : await this.parts.outcomes.get(sent.key);
      const draft = await this.parts.server.save(sent, isLeaving);
      if (!this.isHere(run)) return;
      this.remember(finished ?? createSavedRef(draft, sent), null);
      this.compare(draft);
    } catch (error) {
      if (this.isHere(run) && isAnswered(error)) this.remember(this.state.draft, null);
      throw error;
    }
  }

  /** What is unsaved when the workspace is left or replaced; undefined when nothing is. */
  unfinishedSave(): UnfinishedSave | undefined {
    if (!this.hasToSave) return undefined;
    const unanswered = this.state.unanswered ?? this.prepare({ kind: 'autosave' });
    return { ...this.state, unanswered };
  }

  /** Saves `left` in the background, after the save that runs. Returns whether all of it is saved. Never rejects. */
  async finish(left: UnfinishedSave, after: Promise<void> | undefined, isLeaving: boolean): Promise<boolean> {
    const outcome = this.saveWhole(left, after, isLeaving).catch(() => undefined);
    this.parts.outcomes.set(left.unanswered.key, outcome);
    return (await outcome) !== undefined;
  }

  private async saveWhole(left: UnfinishedSave, after: Promise<void> | undefined, isLeaving: boolean) {
    const { server, codec } = this.parts;
    if (after) await after;
    const { unanswered: sent } = left;
    const draft = await server.save(sent, isLeaving);
    const ref = createSavedRef(draft, sent);
    const digest = codec.digestOf(left);
    if (digest === sent.digest) return ref;
    // Saving the rest would overwrite a change that nobody has seen here.
    if (draft.revision > ref.revision) throw new Error('The draft was changed elsewhere.');
    const rest = createSave({ ...left, draft: ref, unanswered: null }, { kind: 'autosave' }, codec);
    return createRef(await server.save(rest, isLeaving), digest);
  }

  /** Puts a newer draft in the workspace, or asks when both have changed. A proposal that is being written is left alone. */
  compare(theirs: Draft): void {
    const { state } = this;
    const { codec, workspace, isTyping } = this.parts;
    const { draft, unanswered, generation, step, folded } = state;
    const isNews = draft !== null && draft.id === theirs.id && theirs.revision > draft.revision;
    // The next save compares the revisions.
    if (!isNews || unanswered || generation.status === 'writing' || isOwnLetter(state, theirs)) return;
    const coming = readDraftState(theirs, codec);
    if (coming.draft.savedDigest === codec.digestOf(state)) return this.remember(coming.draft, null);
    if (this.isUnsaved) return this.update({ theirs, isAsking: !isTyping() });
    const isStepThere = step !== 5 || coming.step === 5;
    this.run += 1;
    const next = { ...coming, folded, step: isStepThere ? step : coming.step };
    workspace.store.dispatch({ type: 'replaced', state: next });
  }
}

/** Whether the newest revision is a letter that was generated here and whose workspace is not saved yet. */
function isOwnLetter({ generation, history }: WizardState, { cause, work }: Draft): boolean {
  if (cause !== 'generated') return false;
  const theirs = generated.safeParse(work).data?.proposal.proposalId;
  return [generation, ...history].some((own) => own.status === 'done' && own.proposalId === theirs);
}

const generated = z.object({ proposal: z.object({ proposalId: z.string() }) });

/** Refusals that say nothing about the save: an earlier request with the same key may have succeeded. */
const UNDECIDED: ReadonlySet<string | undefined> = new Set([
  'SERVICE_UNAVAILABLE',
  'RATE_LIMITED',
  'SIGN_IN_REQUIRED',
  'user-token-expired',
  'PREMIUM_REQUIRED',
]);

export function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

/**
 * Whether the server has decided about this save. If not, the same request is sent again: it may have succeeded although its answer
 * was lost, cut off or written by another release or a captive portal.
 */
function isAnswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.failure === 'refused') return !UNDECIDED.has(error.code);
  const { status = 0 } = error;
  return error.failure === 'unreadable' && status >= 400 && status < 500;
}
