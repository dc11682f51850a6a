import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../../log.ts';
import { bringUp, type Up } from './bring-up.ts';
import { displayPath } from './files.ts';
import { chooseInstallation, type Installation, type InstallationOptions } from './installation.ts';
import { withLock } from './lock.ts';
import { stop } from './postmaster.ts';

export interface EmbeddedServer {
  readonly kind: 'embedded';
  readonly url: string;
  readonly where: string;
  readonly notes: readonly string[];
  /** Call it after the last connection of this app is closed. */
  release(): Promise<void>;
}

/** `settings` are PostgreSQL's own, by name. Everything here is for tests; the app passes nothing. */
export interface EmbeddedOptions extends InstallationOptions {
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * The real PostgreSQL 18 that lives in `dataDir`: made on first use (about a second), started when it is not running,
 * adopted when it is. Several apps on one data folder share it. It outlives an app that is killed, is started again when
 * it dies itself, and stops when the last app has let go.
 * @throws Error with a message for the operator.
 */
export async function startEmbedded(dataDir: string, log: Log, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  const installation = await chooseInstallation(dataDir, options);
  const supervisor = await Supervisor.start(installation, options.settings ?? {}, log);
  return {
    kind: 'embedded',
    url: supervisor.url,
    where: `embedded in ${displayPath(installation.cluster)}${supervisor.isAdopted ? ', already running' : ''}`,
    notes: installation.notes,
    release: () => supervisor.release(),
  };
}

const RETRY_MS = 1_000;
// Stopping the app does not wait for a server that does not answer.
const MAX_MENDING_MS = 3_000;
const COUNTS = 10;

/** Keeps the server up for one app: starts it again when it dies, and stops it when the last app has gone. */
class Supervisor {
  readonly #installation: Installation;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #log: Log;
  #up: Up;
  #isReleased = false;
  #mending: Promise<void> = Promise.resolve();

  private constructor(installation: Installation, settings: Readonly<Record<string, string>>, log: Log, up: Up) {
    this.#installation = installation;
    this.#settings = settings;
    this.#log = log;
    this.#up = up;
    this.#watch();
  }

  static async start(
    installation: Installation,
    settings: Readonly<Record<string, string>>,
    log: Log,
  ): Promise<Supervisor> {
    return new Supervisor(installation, settings, log, await bringUp(installation, settings));
  }

  get url(): string {
    return this.#up.url;
  }

  get isAdopted(): boolean {
    return this.#up.isAdopted;
  }

  /** Lets go. The server stops, cleanly, when no other connection to it is open. */
  async release(): Promise<void> {
    this.#isReleased = true;
    await Promise.race([this.#mending, wait(MAX_MENDING_MS)]);
    await withLock(this.#installation.lockFile, async () => {
      const isLast = await isAlone(this.#up.client);
      await this.#up.client.end().catch(() => undefined);
      if (isLast && !(await stop(this.#installation))) this.#log.warn('the embedded database did not stop');
    });
  }

  #watch(): void {
    void this.#up.ended.then(() => {
      if (!this.#isReleased) this.#mending = this.#mend();
    });
  }

  async #mend(): Promise<void> {
    this.#log.warn('the embedded database went away; starting it again');
    while (!this.#isReleased) {
      try {
        this.#up = await bringUp(this.#installation, this.#settings);
        this.#watch();
        return this.#log.info('the embedded database is back');
      } catch (err) {
        this.#log.error({ err }, 'the embedded database did not come back; trying again');
        await wait(RETRY_MS);
      }
    }
  }
}

/** True when ours is the only connection left. Those that were just closed are still counted for a moment. */
async function isAlone(client: pg.Client): Promise<boolean> {
  for (let count = 1; count <= COUNTS; count++) {
    const others = await countOthers(client);
    if (others === 0) return true;
    if (others === undefined) return false;
    if (count < COUNTS) await wait(60);
  }
  return false;
}

async function countOthers(client: pg.Client): Promise<number | undefined> {
  const sql =
    "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
  const answer = await client.query<{ others: number }>(sql).catch(() => undefined);
  return answer?.rows[0]?.others;
}
