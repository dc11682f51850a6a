import type { KeeperStatus } from './keeper-status.ts';

/** Where saving stands, and whoever shows it. */
export class StatusBoard {
  private current: KeeperStatus;
  private readonly listeners = new Set<() => void>();

  constructor(isAuto: boolean) {
    this.current = { phase: 'idle', isAuto, theirs: null, isAsking: false };
  }

  readonly status = (): KeeperStatus => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  update(change: Partial<KeeperStatus>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}
