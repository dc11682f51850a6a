import type { AutosaveParts } from './autosave-parts.ts';
import { codeOf } from './save-outcome.ts';

/** Says once that saving does not work, however often it is tried, until it has worked again. */
export class RetryNotice {
  private readonly parts: Pick<AutosaveParts, 'isOffline' | 'onFailed' | 'onSessionEnded'>;
  private hasTold = false;

  constructor(parts: RetryNotice['parts']) {
    this.parts = parts;
  }

  /** Without a network the status says it. */
  notify(error: unknown): void {
    if (this.hasTold || this.parts.isOffline()) return;
    this.hasTold = true;
    if (codeOf(error) === 'user-token-expired') this.parts.onSessionEnded();
    else this.parts.onFailed(error instanceof Error ? error.message : '');
  }

  isOver(): void {
    this.hasTold = false;
  }
}
