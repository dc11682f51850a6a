import type { Log } from '../log.ts';

interface Task {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void> | void;
  calledAt: number;
}

/** Short work of this process that is due every few seconds: it leaves no row, and nobody makes up what was missed. */
export class RepeatedTasks {
  readonly #deps: { readonly log: Log; readonly now: () => number };
  readonly #tasks: Task[] = [];

  constructor(deps: { readonly log: Log; readonly now: () => number }) {
    this.#deps = deps;
  }

  add(name: string, everyMs: number, run: () => Promise<void> | void): void {
    this.#tasks.push({ name, everyMs, run, calledAt: Number.NEGATIVE_INFINITY });
  }

  /** Calls those whose pause is over, one after the other. Never rejects: one that fails is called again after its pause. */
  async runDue(): Promise<void> {
    const { log, now } = this.#deps;
    for (const task of this.#tasks) {
      const at = now();
      // Also when the clock was set back since.
      if (Math.abs(at - task.calledAt) < task.everyMs) continue;
      task.calledAt = at;
      try {
        await task.run();
      } catch (err) {
        log.warn({ task: task.name, err }, 'a repeated task failed and is called again');
      }
    }
  }
}
