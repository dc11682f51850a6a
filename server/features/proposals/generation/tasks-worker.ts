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

// A thread accepts tasks once this file is loaded. What letters are written from is loaded between them, because a start does not
// wait for it; a letter that comes before waits, and its deadline begins afterwards.
const loading = new Map(WRITTEN_LANGUAGES.map((language) => [language, loadWriter(language)]));
loadReader();
void loadInSteps();

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
  for (const _ of loading.get(task.language) ?? []);
  began.postMessage('began');
  return composeLetter(task);
}

export function knowledge({ task, began }: Given<typeof chooseKnowledge>): ReturnType<typeof chooseKnowledge> {
  for (const _ of loading.get(task.language) ?? []);
  began.postMessage('began');
  return chooseKnowledge(task);
}

export function verify({ task, began }: Given<typeof checkLetter>): ReturnType<typeof checkLetter> {
  began.postMessage('began');
  return checkLetter(task);
}

async function loadInSteps(): Promise<void> {
  for (const steps of loading.values()) {
    // Not for…of with a wait inside: leaving it would end the steps for a letter that needs them.
    while (!steps.next().done) await nextTurn();
  }
}
