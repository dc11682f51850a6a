import type { KeeperParts } from './keeper-parts.ts';
import { codeOf } from './save-outcome.ts';

/** Says once that saving does not work, however often it is tried, until it has worked again. */
export class Outage {
  private readonly parts: Pick<KeeperParts, 'isOffline' | 'onFailed' | 'onSessionEnded'>;
  private hasTold = false;

  constructor(parts: Outage['parts']) {
    this.parts = parts;
  }

  /** Without a network the status says it. */
  tell(error: unknown): void {
    if (this.hasTold || this.parts.isOffline()) return;
    this.hasTold = true;
    if (codeOf(error) === 'user-token-expired') this.parts.onSessionEnded();
    else this.parts.onFailed(error instanceof Error ? error.message : '');
  }

  isOver(): void {
    this.hasTold = false;
  }
}
