import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import { WRITTEN_LANGUAGES } from '#shared/proposals/languages.ts';
import {
  verify as checkLetter,
  knowledge as chooseKnowledge,
  letter as composeLetter,
  loadReader,
  loadWriter,
  read as readPost,
} from './tasks.ts';
import { systemNameOfThread } from './thread-cpu.ts';

// A thread accepts tasks once this file is loaded. What letters are written from is loaded between them, because a start does not
// wait for it; a letter that comes before waits, and its deadline begins afterwards.
const loading = new Map(WRITTEN_LANGUAGES.map((language) => [language, loadWriter(language)]));
const thread = systemNameOfThread();
loadReader();
void loadInSteps();

/** A thread's message: the task, a port on which it reports its start with its name, and whether nobody waits for the result any more. */
export interface TaskMessage {
  readonly task: unknown;
  readonly began: MessagePort;
  /** One number that both threads see, 1 for yes. */
  readonly isGone: Int32Array;
}

type Given<T extends (...args: never[]) => unknown> = Omit<TaskMessage, 'task'> & { readonly task: Parameters<T>[0] };

export function read({ task, ...turn }: Given<typeof readPost>): ReturnType<typeof readPost> {
  begin(turn);
  return readPost(task);
}

export function letter({ task, ...turn }: Given<typeof composeLetter>): ReturnType<typeof composeLetter> {
  for (const _ of loading.get(task.language) ?? []);
  begin(turn);
  return composeLetter(task);
}

export function knowledge({ task, ...turn }: Given<typeof chooseKnowledge>): ReturnType<typeof chooseKnowledge> {
  for (const _ of loading.get(task.language) ?? []);
  begin(turn);
  return chooseKnowledge(task);
}

export function verify({ task, ...turn }: Given<typeof checkLetter>): ReturnType<typeof checkLetter> {
  begin(turn);
  return checkLetter(task);
}

function begin({ began, isGone }: Omit<TaskMessage, 'task'>): void {
  if (Atomics.load(isGone, 0) === 1) throw new Error('Nobody waits for this task any more.');
  began.postMessage(thread);
}

async function loadInSteps(): Promise<void> {
  for (const steps of loading.values()) {
    // Not for…of with a wait inside: leaving it would end the steps for a letter that needs them.
    while (!steps.next().done) await nextTurn();
  }
}
