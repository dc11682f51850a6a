import { autosaveDraft, type Draft, saveDraft } from '#shared/drafts/contract.ts';
import { getProposal } from '#shared/drafts/proposals.ts';
import { utf8Bytes } from '#shared/http/text.ts';
import { getVersion } from '#shared/proposals/versions.ts';
import { call } from '#web/api/call.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import type { DraftCodec, DraftRef, SentSave, WizardState } from '#web/features/proposals/index.ts';

/** Browsers send at most 64 KB for pages that are being left (`keepalive`), all requests together. */
const TAKEN_ALONG_BYTES = 48_000;
/** A small save is answered within this; a long text needs its time over a slow connection, 40 KB a second. */
const LEAST_TIMEOUT_MS = 15_000;
const SLOW_CHARS_PER_MS = 40;

/** The API of drafts. Every call rejects with an ApiError. */
export const draftServer = {
  /** `isLeaving` when the page may be gone before the answer comes. */
  async save({ kind, input, revision, key }: SentSave, isLeaving = false): Promise<Draft> {
    const headers = { 'Idempotency-Key': key, ...(revision === null ? {} : { 'If-Match': `"${revision}"` }) };
    const body = JSON.stringify(input);
    const keepalive = isLeaving && utf8Bytes(body) < TAKEN_ALONG_BYTES;
    const timeoutMs = LEAST_TIMEOUT_MS + Math.round(body.length / SLOW_CHARS_PER_MS);
    const endpoint = kind === 'saved' ? saveDraft : autosaveDraft;
    return (await call(endpoint, { input, headers, keepalive, timeoutMs })).draft;
  },
  async get(id: string): Promise<Draft> {
    return (await call(getProposal, { params: { id } })).draft;
  },
  version: (id: string) => call(getVersion, { params: { id } }),
};
export type DraftServer = typeof draftServer;

export interface SaveIntent {
  readonly kind: SentSave['kind'];
  /** Without one the name stays as it is. */
  readonly name?: string;
}

/** The workspace as the request that saves it. A retry sends exactly the same. */
export function createSave(state: WizardState, { kind, name }: SaveIntent, codec: DraftCodec): SentSave {
  const draft = state.draft && !isDeleted(state.draft) ? state.draft : null;
  const input = {
    ...codec.toDraftContent(state),
    ...(name === undefined ? {} : { name }),
    ...(draft ? { draftId: draft.id } : {}),
  };
  return {
    key: newIdempotencyKey(),
    kind,
    revision: draft?.revision ?? null,
    digest: codec.digestOf(state),
    input,
  };
}

/** What the workspace remembers of the draft that it was saved in. */
export function createRef({ id, revision, name, isAutosave, lastUpdated }: Draft, savedDigest: string): DraftRef {
  return { id, revision, name, isAutosave, savedAt: lastUpdated, savedDigest };
}

/** The revision that this save made. The answer to a repeated save may be a later one, by another device. */
export function createSavedRef(draft: Draft, { digest, revision }: SentSave): DraftRef {
  return { ...createRef(draft, digest), revision: Math.min(draft.revision, (revision ?? 0) + 1) };
}

/** Drafts count their revisions from 1. */
const DELETED = 0;

/** The draft was deleted elsewhere. The text stays in the workspace and becomes a new draft with the next change. */
export function markDeleted(draft: DraftRef): DraftRef {
  return { ...draft, revision: DELETED };
}

export function isDeleted(draft: DraftRef): boolean {
  return draft.revision === DELETED;
}

/** The state of the wizard that a draft holds. */
export function readDraftState(draft: Draft, codec: DraftCodec): WizardState & { readonly draft: DraftRef } {
  const state = codec.fromDraftContent(draft);
  return { ...state, draft: createRef(draft, codec.digestOf(state)) };
}

/** Whether something has changed since the last save, or was never saved. */
export function isUnsaved(state: WizardState, codec: DraftCodec): boolean {
  if (state.unanswered) return true;
  return state.draft ? codec.digestOf(state) !== state.draft.savedDigest : codec.hasWork(state);
}
