import { isSameDocument } from '#shared/proposals/document/to-html.ts';
import type { DraftCodec, WizardState, Workspace } from '#web/features/proposals/index.ts';
import { type DraftServer, isDeleted, isUnsaved, readDraftState } from './draft-server.ts';
import type { RequestedDraft } from './requested-draft.ts';

export interface Opening {
  readonly workspace: Workspace;
  readonly codec: DraftCodec;
  readonly server: DraftServer;
}

/**
 * Puts the requested draft in the workspace, and stashes the present work unless its draft holds all of it. The draft that is in the workspace
 * already stays as it is. Returns whether it has come from the server just now. Rejects when it cannot be had; the workspace has not
 * changed then.
 */
export async function openRequested(opening: Opening, asked: RequestedDraft): Promise<boolean> {
  const { workspace, codec } = opening;
  if (asked.what === 'draft' && workspace.store.state().draft?.id === asked.id) return false;
  const state = await fetchRequested(opening, asked);
  await becomeOwner(workspace);
  const now = workspace.store.state();
  // Another tab may have put it there in the meantime.
  if (asked.what === 'draft' && now.draft?.id === asked.id) return false;
  // A draft that was deleted elsewhere exists only here.
  if (isUnsaved(now, codec) || (now.draft && isDeleted(now.draft))) await workspace.stashFor(state);
  else workspace.replace(state);
  await workspace.flush();
  return true;
}

async function fetchRequested({ server, codec }: Opening, { what, id }: RequestedDraft): Promise<WizardState> {
  if (what === 'draft') return readDraftState(await server.get(id), codec);
  const { version, input, answer } = await server.version(id);
  const { jobTitle, jobDescription, ...aboutMe } = input;
  const { document } = version;
  const proposal = { status: 'done', document, edited: !isSameDocument(document, answer.document), answer };
  const work = { ...aboutMe, brief: answer.brief, proposal, edit: null };
  const state = codec.fromDraftContent({ jobTitle, jobDescription, document, work });
  // A template is changed before it is used.
  return { ...state, step: 1 };
}

/** Takes the workspace over from the tab that owns it. */
async function becomeOwner(workspace: Workspace): Promise<void> {
  if (workspace.status().role === 'owner') return;
  const isOwner = new Promise<void>((resolve) => {
    const stop = workspace.subscribe(() => {
      if (workspace.status().role !== 'owner') return;
      stop();
      resolve();
    });
  });
  await workspace.takeOver();
  await isOwner;
}
