import type { Draft } from '#shared/drafts/contract.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import type { DraftRef, SentSave, WizardState, WorkShapes } from '#web/features/proposals/index.ts';

/** Drafts count their revisions from 1. */
const DELETED = 0;

export interface SaveIntent {
  readonly kind: SentSave['kind'];
  /** Without one the name stays as it is. */
  readonly name?: string;
}

/** What is in the workspace as a save of its draft, to the letter as it will be sent. */
export function createSave(state: WizardState, { kind, name }: SaveIntent, shapes: WorkShapes): SentSave {
  const draft = state.draft && !isDeleted(state.draft) ? state.draft : null;
  const input = {
    ...shapes.keptWork(state),
    ...(name === undefined ? {} : { name }),
    ...(draft ? { draftId: draft.id } : {}),
  };
  return {
    key: newIdempotencyKey(),
    kind,
    revision: draft?.revision ?? null,
    digest: shapes.digestOf(state),
    input,
  };
}

/** How the workspace remembers the draft that it was just saved as. */
export function createRef({ id, revision, name, isAutosave, lastUpdated }: Draft, savedDigest: string): DraftRef {
  return { id, revision, name, isAutosave, savedAt: lastUpdated, savedDigest };
}

/** The draft as this save left it: a later revision is someone else's, though it came as the answer to this save. */
export function createSavedRef(draft: Draft, { digest, revision }: SentSave): DraftRef {
  return { ...createRef(draft, digest), revision: Math.min(draft.revision, (revision ?? 0) + 1) };
}

/** It was removed elsewhere: what is in the workspace stays there, and becomes a new draft when it is changed. */
export function markDeleted(draft: DraftRef): DraftRef {
  return { ...draft, revision: DELETED };
}

export function isDeleted(draft: DraftRef): boolean {
  return draft.revision === DELETED;
}

/** The workspace as the draft has it. */
export function readDraftState(draft: Draft, shapes: WorkShapes): WizardState {
  const state = shapes.stateOfKept(draft);
  return { ...state, draft: createRef(draft, shapes.digestOf(state)) };
}

/** Has anything changed since it was saved? Work that never was has. */
export function isUnsaved(state: WizardState, shapes: WorkShapes): boolean {
  if (state.unanswered) return true;
  return state.draft ? shapes.digestOf(state) !== state.draft.savedDigest : shapes.hasWork(state);
}
