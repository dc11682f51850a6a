import type { EngineTasks } from './tasks.ts';

/** In this thread: for tests, scripts and the evaluation. A server that has threads does not load what they do. */
export const TASKS_HERE: EngineTasks = {
  read: async (post, corrections) => (await import('./tasks.ts')).read({ post, corrections }),
  letter: async (input) => (await import('./tasks.ts')).letter(input),
  knowledge: async (input) => (await import('./tasks.ts')).knowledge(input),
  verify: async (input) => (await import('./tasks.ts')).verify(input),
};
