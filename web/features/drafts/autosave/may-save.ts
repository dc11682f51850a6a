import type { StatusBoard } from './status-board.ts';
import type { WorkspaceDraft } from './workspace-draft.ts';

/** The workspace is ours, and nobody has to decide something first. */
export function mayWrite(workspace: WorkspaceDraft, board: StatusBoard): boolean {
  const { phase, theirs } = board.status();
  return workspace.isOurs && !workspace.isLeft && phase !== 'ended' && !theirs;
}

/** Something has changed that autosave must save. */
export function hasToSave(workspace: WorkspaceDraft, board: StatusBoard): boolean {
  return board.status().isAuto && mayWrite(workspace, board) && workspace.isUnsaved;
}
