import type { AutosaveStatus } from './autosave-status.ts';

/** The state of saving, and its listeners. */
export class StatusBoard {
  private current: AutosaveStatus;
  private readonly listeners = new Set<() => void>();

  constructor(isAuto: boolean) {
    this.current = { phase: 'idle', isAuto, theirs: null, isAsking: false };
  }

  readonly status = (): AutosaveStatus => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  update(change: Partial<AutosaveStatus>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}
