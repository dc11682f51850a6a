import type { Desk, WorkShapes } from '#web/features/proposals/index.ts';
import type { DraftServer } from './draft-server.ts';
import type { Finishing } from './finishing.ts';

type DeskPart = 'store' | 'status' | 'subscribe' | 'flush' | 'leave' | 'onMakingRoom' | 'putAsideFor' | 'keepAside';

export interface KeeperParts {
  readonly desk: Pick<Desk, DeskPart>;
  readonly shapes: WorkShapes;
  readonly server: Pick<DraftServer, 'save' | 'get'>;
  /** Outlives the keeper: what it has left behind may come back. */
  readonly finishing: Finishing;
  readonly isOffline: () => boolean;
  /** A question must not take the keys from under somebody's hands. */
  readonly isTyping: () => boolean;
  readonly isAuto: boolean;
  /** Once for each outage. */
  readonly onFailed: (message: string) => void;
  /** The server knows the person no more. Once for each outage. */
  readonly onSessionEnded: () => void;
  /** The draft on the desk was deleted elsewhere. */
  readonly onRemoved: () => void;
  /** The server says that Pro has ended. */
  readonly onEnded: () => void;
}
