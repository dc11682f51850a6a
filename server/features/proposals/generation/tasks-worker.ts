import type { MessagePort } from 'node:worker_threads';
import { letter as composeLetter, read as readPost, warmUp } from './tasks.ts';

// A thread accepts tasks once this file is loaded: none of them waits for data.
warmUp();

/** A thread's message: the task, and a port on which it reports its start. */
export interface TaskMessage {
  readonly task: unknown;
  readonly began: MessagePort;
}

type Given<T extends (...args: never[]) => unknown> = Omit<TaskMessage, 'task'> & { readonly task: Parameters<T>[0] };

export function read({ task, began }: Given<typeof readPost>): ReturnType<typeof readPost> {
  began.postMessage('began');
  return readPost(task);
}

export function letter({ task, began }: Given<typeof composeLetter>): ReturnType<typeof composeLetter> {
  began.postMessage('began');
  return composeLetter(task);
}
