import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findMember } from './cluster/member.ts';
import { type Config, readConfig } from './config.ts';
import { createTasksPool, type TasksPool } from './features/proposals/generation/tasks-pool.ts';
import { createLog, type Log } from './log.ts';
import { errorForOperator } from './log-error.ts';

await main();

// A start loads in this order: the threads, which take longest; what listens and serves the pages; the app. Source:
// docs/decisions/0119-listen-before-the-app-is-loaded.md.
async function main(): Promise<void> {
  try {
    const config = readConfig();
    const member = findMember();
    const log = createLog({ level: config.logLevel, forPeople: process.stdout.isTTY, worker: member?.number });
    if (config.workers > 1 && !member) {
      const { runPrimary } = await import('./cluster/primary.ts');
      return await runPrimary(config, log, fileURLToPath(import.meta.url));
    }
    const tasks = startTasks(config, log);
    const { start } = await import('./start.ts');
    await start({ config, log, member, tasks });
  } catch (error) {
    // Every known fault of a start has a message for the operator.
    process.stderr.write(`${errorForOperator(error)}\n`);
    // What had begun has timers and threads: none of them may keep a start that failed.
    process.exit(1);
  }
}

/** In threads of their own; in development, where nothing was built for a thread to run, in this one. */
function startTasks({ engineThreads, engineDeadlineMs }: Config, log: Log): TasksPool | undefined {
  const worker = new URL('./tasks-worker.js', import.meta.url);
  if (!existsSync(worker)) return undefined;
  return createTasksPool({ worker, threads: engineThreads, deadlineMs: engineDeadlineMs, log });
}
