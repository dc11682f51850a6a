import type { WorkShapes, Workspace } from '#web/features/proposals/index.ts';
import type { DraftServer } from './draft-server.ts';
import type { PendingSaves } from './pending-saves.ts';

type WorkspacePart = 'store' | 'status' | 'subscribe' | 'flush' | 'leave' | 'onMakingRoom' | 'stashFor' | 'keepInStash';

export interface AutosaveParts {
  readonly workspace: Pick<Workspace, WorkspacePart>;
  readonly shapes: WorkShapes;
  readonly server: Pick<DraftServer, 'save' | 'get'>;
  /** Outlives the autosave: what it has left behind may come back. */
  readonly pendingSaves: PendingSaves;
  readonly isOffline: () => boolean;
  /** A question must not take the keys from under someone's hands. */
  readonly isTyping: () => boolean;
  readonly isAuto: boolean;
  /** Once for each outage. */
  readonly onFailed: (message: string) => void;
  /** The server knows the person no more. Once for each outage. */
  readonly onSessionEnded: () => void;
  /** The draft in the workspace was deleted elsewhere. */
  readonly onRemoved: () => void;
  /** The server says that Pro has ended. */
  readonly onEnded: () => void;
}
