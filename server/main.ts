import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp, type RunningApp } from './app.ts';
import { findMember, type Member } from './cluster/member.ts';
import { runPrimary } from './cluster/primary.ts';
import { type Config, readConfig } from './config.ts';
import { type RunningDatabase, startDatabase } from './db/index.ts';
import {
  createEngine,
  createTasksPool,
  type EngineTasks,
  type ModelWatch,
  setupFault,
  watchModel,
} from './features/proposals/index.ts';
import { type Listening, listen } from './http/listen.ts';
import { findLocalModels, type LocalModels } from './local-models.ts';
import { createLog, type Log } from './log.ts';
import { errorForOperator } from './log-error.ts';
import { type StandIns, startStandIns } from './stand-ins.ts';
import { startTable } from './start-table.ts';
import { startTracing } from './tracing/index.ts';

/** A stream may take this long to end before it is journalled and cut. */
const TIMEOUT_MS = 30_000;

await main();

async function main(): Promise<void> {
  try {
    const config = readConfig();
    const member = findMember();
    const log = createLog({ level: config.logLevel, forPeople: process.stdout.isTTY, worker: member?.number });
    if (config.workers > 1 && !member) return await runPrimary(config, log, fileURLToPath(import.meta.url));
    const endTracing = await startTracing(config, log);
    // Asked while the database starts, so that nothing waits for them.
    const models = { watch: startWatch(config, log), local: localModels(config) };
    // Its thread loads meanwhile.
    const tasks = engineTasks(config, log);
    const database = await startDatabase(config, log);
    const app = await withDatabase(database, async () =>
      startApp(await startStandIns(config), { database, models, tasks, log, member }),
    );
    endOnSignal({ app, database, member, endTracing }, log);
  } catch (error) {
    // Every known fault of a start has a message for the operator.
    process.stderr.write(`${errorForOperator(error)}\n`);
    // What had begun has timers and threads: none of them may keep a start that failed.
    process.exit(1);
  }
}

/** The embedded database is a process of its own: a start that fails must not leave it behind. */
async function withDatabase(database: RunningDatabase, start: () => Promise<RunningApp>): Promise<RunningApp> {
  try {
    return await start();
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface Models {
  readonly watch: ModelWatch | undefined;
  readonly local: Promise<readonly LocalModels[]>;
}

/** What it finds is said in the log, once and whenever it changes. */
function startWatch({ llm }: Config, log: Log): ModelWatch | undefined {
  if (!llm) return undefined;
  const watch = watchModel({
    access: llm,
    onChange(found) {
      const about = { provider: llm.provider, model: llm.model, state: found.state };
      const fault = setupFault(llm, found);
      if (fault === undefined) log.info(about, 'the language model is ready');
      else log.warn({ ...about, fault }, 'the language model cannot write, so the built-in composer does');
    },
  });
  watch.start();
  return watch;
}

async function localModels({ llm, localModelPorts }: Config): Promise<readonly LocalModels[]> {
  return llm || !localModelPorts ? [] : findLocalModels(localModelPorts);
}

interface Running {
  readonly database: RunningDatabase;
  readonly models: Models;
  readonly tasks: EngineTasks | undefined;
  readonly log: Log;
  readonly member: Member | undefined;
}

async function startApp(standIns: StandIns, { database, models, tasks, log, member }: Running): Promise<RunningApp> {
  try {
    const { db, pool } = database;
    const { config } = standIns;
    const dist = join(projectRoot(), 'dist');
    const built = { clientDir: join(dist, 'client'), siteDir: join(dist, 'site') };
    const engine = createEngine({ llm: config.llm, db, log, watch: models.watch }, tasks);
    const app = await createApp({ config, db, pool, log, engine, tasks, member, ...built });
    const listening: Listening = await listen(app.server, config.host, config.port);
    standIns.appListensOn(listening.port);
    const known = { found: models.watch?.found(), local: await models.local };
    const around = { mail: app.mail, standIns: standIns.list, models: known };
    // The primary process prints it for all workers.
    if (!member) process.stdout.write(startTable(config, listening, database.describe(), around));
    return app;
  } catch (error) {
    await standIns.close();
    throw error;
  }
}

/** In threads of their own; in development, where nothing was built for a thread to run, in this one. */
function engineTasks({ engineThreads, engineDeadlineMs }: Config, log: Log): EngineTasks | undefined {
  const worker = new URL('./tasks-worker.js', import.meta.url);
  if (!existsSync(worker)) return undefined;
  return createTasksPool({ worker, threads: engineThreads, deadlineMs: engineDeadlineMs, log });
}

/** The folder of package.json: above the sources in development, above dist/ in the build. */
function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

interface Ending {
  readonly app: RunningApp;
  readonly database: RunningDatabase;
  readonly member: Member | undefined;
  readonly endTracing: () => Promise<void>;
}

function endOnSignal({ app, database, member, endTracing }: Ending, log: Log): void {
  let isEnding = false;
  const end = async (signal: NodeJS.Signals) => {
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, 'ending: open streams are brought to their end first');
    try {
      await app.close(TIMEOUT_MS);
      await member?.leave();
      await database.close();
      await endTracing();
    } catch (err) {
      log.error({ err }, 'could not end cleanly');
      process.exitCode = 1;
    }
    // Timers of libraries must not keep a process that has nothing left to do.
    process.exit();
  };
  process.on('SIGTERM', (signal) => void end(signal));
  process.on('SIGINT', (signal) => void end(signal));
}
