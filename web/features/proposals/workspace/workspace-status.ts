import type { ApiError } from '#web/api/api-error.ts';
import type { Connection } from '#web/api/follow.ts';
import type { TabRole } from './leader-lock.ts';
import type { StashItem } from './stash.ts';

/** State around the wizard that is not stored: it is true of this page at this moment only. */
export interface WorkspaceStatus {
  readonly role: TabRole;
  readonly connection: Connection;
  /** False when the browser refuses to keep text: it then lives as long as this page. */
  readonly isKept: boolean;
  /** Stashed proposals, the newest first. */
  readonly stash: readonly StashItem[];
}

export interface WorkspaceEvents {
  /** Nothing was written; the error says why. */
  readonly onRefused: (error: ApiError) => void;
  /** The session has ended: the person signs in again and continues. The text so far is kept. */
  readonly onSessionEnded: () => void;
  /** A proposal is whole. */
  readonly onDone: () => void;
  /** Stopped before its first word: what it took is back. */
  readonly onTakenBack: () => void;
  /** Nothing was asked for: the code that does it could not be had. */
  readonly onNotLoaded: () => void;
}
