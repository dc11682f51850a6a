import type { DeskDraft } from './desk-draft.ts';
import type { StatusBoard } from './status-board.ts';

/** The desk is ours, and nobody has to decide something first. */
export function mayWrite(desk: DeskDraft, board: StatusBoard): boolean {
  const { phase, theirs } = board.status();
  return desk.isOurs && !desk.isLeft && phase !== 'ended' && !theirs;
}

/** Something has changed that is to be saved by itself. */
export function hasToSave(desk: DeskDraft, board: StatusBoard): boolean {
  return board.status().isAuto && mayWrite(desk, board) && desk.isUnsaved;
}
