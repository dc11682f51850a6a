import { createApp, type RunningApp } from './app.ts';
import type { Member } from './cluster/member.ts';
import type { Config } from './config.ts';
import { startClock } from './db/clock.ts';
import type { RunningDatabase } from './db/index.ts';
import type { Emulators } from './emulators.ts';
import { createEngine, type EngineTasks, type ModelWatch, setupFault, watchModel } from './features/proposals/index.ts';
import type { AppServer } from './http/http-server.ts';
import type { InstalledPages } from './http/installed-pages.ts';
import { type Listening, listen } from './http/listen.ts';
import { findLocalModels } from './local-models.ts';
import type { Log } from './log.ts';
import { startTable } from './start-table.ts';

/** A stream may take this long to end before it is journalled and cut. */
const TIMEOUT_MS = 30_000;

/** What a process begins with. */
export interface Process {
  readonly config: Config;
  readonly log: Log;
  readonly member: Member | undefined;
  readonly tasks: EngineTasks | undefined;
}

/** What a start has made before the app is loaded. */
export interface Started extends Process {
  readonly database: RunningDatabase;
  readonly emulators: Emulators;
  readonly pages: InstalledPages;
  readonly http: AppServer;
  /** Undefined: it begins to listen when the app is there. */
  readonly listening: Listening | undefined;
  readonly endTracing: () => Promise<void>;
}

/** Brings the app up with what was started for it, says so on the terminal, and has it end on a signal. */
export async function startApp(started: Started): Promise<void> {
  const { log, member, database, emulators, pages, tasks, http, endTracing } = started;
  const { config } = emulators;
  const { db, pool } = database;
  // Asked for now, so that nothing waits for them later.
  const watch = startWatch(config, log);
  const local = config.llm || !config.localModelPorts ? [] : findLocalModels(config.localModelPorts);
  const clock = await startClock({ db, log });
  const engine = createEngine({ llm: config.llm, db, log, watch, now: clock.now }, tasks);
  const app = await createApp({ config, db, pool, log, clock, engine, pages, http, tasks, member });
  const listening = started.listening ?? (await listen(http.server, config.host, config.port));
  emulators.appListensOn(listening.port);
  endOnSignal({ app, database, member, endTracing }, log);
  const models = { found: watch?.found(), local: await local };
  const around = { mail: app.mail, emulators: emulators.list, models };
  // The primary process prints it for all workers.
  if (!member) process.stdout.write(startTable(config, listening, database.describe(), around));
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
