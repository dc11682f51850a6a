import type { DraftContent } from '#shared/proposals/work.ts';

/** The draft that one run of the wizard is saved in. */
export interface DraftRef {
  readonly id: string;
  /** The revision that the workspace was saved as, or taken from, last. */
  readonly revision: number;
  readonly name: string | null;
  readonly isAutosave: boolean;
  /** ISO 8601. */
  readonly savedAt: string;
  /** Of what was saved then: the workspace has changed when its own is another one. See `digestOf`. */
  readonly savedDigest: string;
}

/** A save on its way, to the letter: sent again with the same key, the server says what it made of it the first time. */
export interface SentSave {
  readonly key: string;
  readonly kind: 'autosave' | 'saved';
  /** The revision that it was made from; null for a new draft. */
  readonly revision: number | null;
  readonly digest: string;
  readonly input: DraftContent & { readonly name?: string; readonly draftId?: string };
}

/**
 * The draft of work that was kept on this device when its person signed out. It is stored here, hidden, until that
 * person is back: nobody else can reach it.
 */
export interface DraftLeft {
  readonly userId: string;
  readonly draft: DraftRef | null;
  readonly unanswered: SentSave | null;
}
