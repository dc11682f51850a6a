import { documentToHtml, isSameDocument, type ProposalDocument } from '#shared/proposals/document/index.ts';
import type { DraftCodec, Workspace } from '#web/features/proposals/index.ts';
import { createStore } from '#web/ui/store.ts';
import { codeOf } from '../autosave/draft-saver.ts';

/** A letter is stored so long after its last change, or when the page is left. */
const AFTER_MS = 2_000;
const AGAIN_AFTER_MS = 15_000;

/** A generated letter as it reads by now. */
export interface Letter {
  readonly proposalId: string;
  readonly document: ProposalDocument;
  /** It has taken the place of a later one. */
  readonly isRestored?: boolean;
}

/** `failed`: it is tried again. `refused`: the server has no place for this letter, and it stays on this device. */
export type LetterPhase = 'stored' | 'failed' | 'refused';

/** What the sync is built from. */
export interface LetterSyncParts {
  readonly workspace: Pick<Workspace, 'store' | 'status'>;
  readonly codec: Pick<DraftCodec, 'hashOf'>;
  /** Which letter the server has, without its text; outlives the page. */
  readonly mark: { readonly get: () => string | null; readonly set: (mark: string) => void };
  /** `isLeaving` when the page may be gone before the answer comes. Rejects with an ApiError. */
  readonly store: (letter: Letter, isLeaving: boolean) => Promise<unknown>;
  readonly onStored: () => void;
}

/**
 * Stores the letter in the workspace, without a history, for people without drafts: what they typed into it is in their list of
 * proposals. One is under way at a time and the last one stays. The workspace itself is stored in the browser.
 */
export class LetterSync {
  private readonly parts: LetterSyncParts;
  readonly phase = createStore<LetterPhase>('stored');
  /** The letter that was seen last, and the one that is still to be sent. */
  private seen: Letter | undefined;
  private waiting: Letter | undefined;
  /** A letter has been written since. */
  private hasWritten = false;
  private underWay: Promise<void> = Promise.resolve();
  private hasFailed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopListening: (() => void) | undefined;

  constructor(parts: LetterSyncParts) {
    this.parts = parts;
  }

  start(): void {
    this.stopListening ??= this.parts.workspace.store.subscribe(() => this.follow());
    this.follow();
  }

  /** The page goes on to another one. */
  stop(): void {
    this.stopListening?.();
    this.stopListening = undefined;
    this.leave();
    this.seen = undefined;
  }

  /** Resolves when the letter is stored, or cannot be. Never rejects. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    const letter = this.take();
    if (letter) this.underWay = this.underWay.then(() => this.send(letter, false));
    await this.underWay;
  }

  /** The page is hidden or left, so this must start its request before it returns. */
  leave(): void {
    clearTimeout(this.timer);
    const letter = this.take();
    if (letter) void this.send(letter, true);
  }

  private take(): Letter | undefined {
    const letter = this.waiting;
    this.waiting = undefined;
    return letter;
  }

  private follow(): void {
    const { workspace } = this.parts;
    const { generation } = workspace.store.state();
    if (generation.status === 'writing') this.hasWritten = true;
    // One that is only partly written has no place on the server.
    const isWhole = generation.status === 'done' && workspace.status().role === 'owner';
    const letter = isWhole ? { proposalId: generation.proposalId, document: generation.document } : undefined;
    if (this.waiting && this.waiting.proposalId !== letter?.proposalId) void this.flush();
    if (!letter || generation.status !== 'done' || isSame(letter, this.seen)) return;
    const isFirst = this.seen?.proposalId !== letter.proposalId;
    const isRestored = isFirst && this.seen !== undefined && !this.hasWritten;
    this.hasWritten = false;
    this.seen = letter;
    if (isFirst) this.phase.set('stored');
    else if (this.phase.state() === 'refused') return;
    // As it was written, or as this browser has stored it.
    const isKnown = isFirst && !isRestored;
    if (isKnown && (isSameDocument(letter.document, generation.answer.document) || this.isMarked(letter))) return;
    this.waiting = { ...letter, isRestored: isRestored || this.waiting?.isRestored === true };
    this.sendIn(AFTER_MS);
  }

  private async send(letter: Letter, isLeaving: boolean): Promise<void> {
    try {
      await this.parts.store(letter, isLeaving);
      this.parts.mark.set(this.markOf(letter));
      this.hasFailed = false;
      this.phase.set('stored');
      this.parts.onStored();
    } catch (error) {
      this.failed(letter, error);
    }
  }

  private failed(letter: Letter, error: unknown): void {
    // It has been replaced since.
    if (letter.proposalId !== this.seen?.proposalId) return;
    if (isDecided(error)) return this.phase.set('refused');
    // Said from the second time on.
    if (this.hasFailed) this.phase.set('failed');
    this.hasFailed = true;
    const isRestored = letter.isRestored === true || this.waiting?.isRestored === true;
    this.waiting = { ...(this.waiting ?? letter), isRestored };
    this.sendIn(AGAIN_AFTER_MS);
  }

  private sendIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private isMarked(letter: Letter): boolean {
    return this.parts.mark.get() === this.markOf(letter);
  }

  private markOf({ proposalId, document }: Letter): string {
    return `${proposalId} ${this.parts.codec.hashOf(documentToHtml(document))}`;
  }
}

function isSame(one: Letter, other: Letter | undefined): boolean {
  return one.proposalId === other?.proposalId && isSameDocument(one.document, other.document);
}

/** Asking again would be answered the same. */
function isDecided(error: unknown): boolean {
  return ['NOT_FOUND', 'CHANGED_ELSEWHERE', 'INVALID_INPUT', 'PAYLOAD_TOO_LARGE'].includes(codeOf(error) ?? '');
}
