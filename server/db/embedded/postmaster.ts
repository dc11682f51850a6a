import { closeSync, openSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { release } from 'node:os';
import { join } from 'node:path';
import { platform } from 'node:process';
import type { Installation } from './installation.ts';
import { commandLine, isAlive, launchDetached, run } from './processes.ts';

/** A server that we started: `ended` turns true when it gave up or was stopped. */
export interface Launched {
  ended: boolean;
}

// fsync, full_page_writes and synchronous_commit keep PostgreSQL's own safe values: what was acknowledged survives a
// power cut. Messages that quote what a person typed stay out of the server's log.
const SETTINGS: Readonly<Record<string, string>> = {
  max_connections: '100',
  io_method: 'sync',
  idle_in_transaction_session_timeout: '60s',
  // A query ends when its client disconnects; Windows cannot detect that.
  client_connection_check_interval: platform === 'win32' ? '0' : '1s',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  // After a crash at most this much is done again before the database answers.
  checkpoint_timeout: '60s',
};

/**
 * After a crash the server writes all its files out before anything else: one call for the file system takes milliseconds, one for
 * each of a thousand files takes seconds. Linux reports a failed write to that call since 5.8.
 * https://www.postgresql.org/docs/18/runtime-config-error-handling.html#GUC-RECOVERY-INIT-SYNC-METHOD
 */
function recoverySettings(): Readonly<Record<string, string>> {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  const isSure = platform === 'linux' && (major > 5 || (major === 5 && minor >= 8));
  return isSure ? { recovery_init_sync_method: 'syncfs' } : {};
}

export function launch(installation: Installation, settings: Readonly<Record<string, string>>): Launched {
  const options = Object.entries({ ...SETTINGS, ...recoverySettings(), ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const launched: Launched = { ended: false };
  const logFd = openSync(installation.logFile, 'w', 0o600);
  const child =
    platform === 'win32'
      ? // An administrator may not run the server; pg_ctl gives those rights away first.
        launchDetached(
          installation.binaries.pgCtl,
          ['start', '-W', '-D', installation.cluster, '-o', options.join(' ')],
          undefined,
          logFd,
        )
      : launchDetached(
          installation.binaries.postgres,
          ['-D', installation.cluster, ...options],
          installation.account,
          logFd,
        );
  closeSync(logFd);
  const end = () => {
    launched.ended = platform !== 'win32';
  };
  child.once('exit', end).once('error', end);
  return launched;
}

/** Stops the server and waits until it is gone; open connections are closed, open transactions rolled back. */
export async function stop(installation: Installation): Promise<boolean> {
  const args = ['stop', '-D', installation.cluster, '-m', 'fast', '-w', '-t', '30', '-s'];
  return (await run(installation.binaries.pgCtl, args, installation.account)).ok;
}

/** What the server said when it last started. */
export async function lastWords(installation: Installation): Promise<string> {
  return (await readFile(installation.logFile, 'utf8').catch(() => '')).trim().split('\n').slice(-8).join('\n');
}

/**
 * True when the process that postmaster.pid names is this cluster's server, though it may not answer yet. A pid file
 * left by a kill or a power cut, empty or naming a process that has nothing to do with us, is removed: PostgreSQL itself
 * would refuse to start until someone did. Ask only after the server did not answer, under the installation's lock.
 */
export async function isRunning(installation: Installation): Promise<boolean> {
  const file = join(installation.cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const pid = Number.parseInt(text, 10);
  if (pid > 0 && isAlive(pid)) {
    const command = await commandLine(pid);
    if (platform === 'win32' || (command?.includes('postgres') && command.includes(installation.cluster))) return true;
  } else if (pid > 0) {
    return false;
  } else if (await isYoung(file)) {
    return true;
  }
  await rm(file, { force: true });
  return false;
}

/** A server that is just starting makes the file first and fills it a moment later. */
async function isYoung(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file);
  return Math.abs(Date.now() - mtimeMs) < 2_000;
}
