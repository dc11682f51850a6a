import type { Log } from '../../log.ts';
import { displayPath } from './files.ts';
import { chooseInstallation, type InstallationOptions } from './installation.ts';
import { Supervisor } from './supervisor.ts';

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
