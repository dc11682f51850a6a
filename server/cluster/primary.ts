import { createServer } from 'node:http';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { type RunningDatabase, startDatabase } from '../db/index.ts';
import { type Emulators, startEmulators } from '../emulators.ts';
import { type Listening, listen } from '../http/listen.ts';
import { findLocalModels } from '../local-models.ts';
import type { Log } from '../log.ts';
import { createMailer } from '../mail/index.ts';
import { startTable } from '../start-table.ts';
import { shareOf } from './share.ts';
import { Workers } from './workers.ts';

/**
 * The process above `WEB_CONCURRENCY` workers. It has what there may be once: the embedded database, the migrations, the
 * development providers. It accepts connections and hands them to the workers in turn; it answers nothing itself.
 * SIGTERM ends all; SIGHUP replaces one worker after the other.
 * @throws Error with a message for the operator.
 */
export async function runPrimary(config: Config, log: Log, program: string): Promise<void> {
  const database = await startDatabase(config, log);
  try {
    const emulators = await startEmulators(config);
    const workers = await startWorkers({ config, log, program, database, emulators }).catch(async (error: unknown) => {
      await emulators.close();
      throw error;
    });
    obeySignals(workers, database, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface Around {
  readonly config: Config;
  readonly log: Log;
  readonly program: string;
  readonly database: RunningDatabase;
  readonly emulators: Emulators;
}

async function startWorkers({ config, log, program, database, emulators }: Around): Promise<Workers> {
  const listening = await findPort(config);
  const env = { ...emulators.env, ...(await environmentOf(config, database)), PORT: String(listening.port) };
  const workers = new Workers({ count: config.workers, program, env, log });
  try {
    await workers.start();
  } catch (error) {
    await workers.end();
    throw error;
  }
  emulators.appListensOn(listening.port);
  const local = config.llm || !config.localModelPorts ? [] : await findLocalModels(config.localModelPorts);
  const around = {
    mail: createMailer(config, log).where,
    emulators: emulators.list,
    models: { found: undefined, local },
  };
  process.stdout.write(startTable(emulators.config, listening, database.describe(), around));
  return workers;
}

/** Workers share a port by its number. Tried here, so that the next free one is the same for all. */
async function findPort({ host, port }: Config): Promise<Listening> {
  const probe = createServer();
  const listening = await listen(probe, host, port);
  await new Promise((resolve) => probe.close(resolve));
  return listening;
}

/** A worker is an app of its own on the same database, with a share of what the machine has. */
async function environmentOf(config: Config, database: RunningDatabase): Promise<Record<string, string>> {
  const answer = await database.pool.query('show max_connections');
  const [row] = z.array(z.object({ max_connections: z.coerce.number() })).parse(answer.rows);
  const { connections, threads } = shareOf(config, row?.max_connections ?? 0);
  return {
    DATABASE_URL: database.url,
    DATABASE_CONNECTIONS: String(connections),
    ENGINE_THREADS: String(threads),
    // Looked for once, by the primary.
    LOCAL_MODEL_PORTS: 'none',
  };
}

function obeySignals(workers: Workers, database: RunningDatabase, log: Log): void {
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    log.info('ending: the workers bring their open streams to their end first');
    const hasEndedWell = await workers.end();
    await database.close().catch((err: unknown) => log.error({ err }, 'the primary could not close its database'));
    // Timers of libraries must not keep a process that has nothing left to do.
    process.exit(hasEndedWell ? code : 1);
  };
  process.on('SIGTERM', () => void end(0));
  process.on('SIGINT', () => void end(0));
  process.on('SIGHUP', () => void workers.roll());
  void workers.gaveUp.then(() => end(1));
}
