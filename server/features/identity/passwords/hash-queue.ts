import { AppError } from '../../../http/app-error.ts';

// The longest wait for the work in front, in about these many rounds.
const RETRY_AFTER_MS = 5_000;

/**
 * Runs at most `atOnce` tasks at a time, in order; `waiting` more may wait.
 * @throws AppError 'too-many-requests' for one more than that, at once.
 */
export function createQueue(limits: { atOnce: number; waiting: number }): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    if (running < limits.atOnce) running += 1;
    else if (waiting.length < limits.waiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new AppError('too-many-requests', { retryAt: new Date(Date.now() + RETRY_AFTER_MS) });
    try {
      return await work();
    } finally {
      release();
    }
  };
}
