import { spawnSync } from 'node:child_process';

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

/** The version that a program of a Debian package says; undefined when it is not installed. */
export function programVersion(name: string, argument = '--version'): string | undefined {
  const { status, stdout, stderr } = runProgram(name, [argument]);
  return status === 0 ? `${stdout}${stderr}`.split('\n')[0] : undefined;
}

/** Runs it to its end. `status` is null when it is not installed. */
export function runProgram(name: string, args: readonly string[]) {
  const PATH = [process.env.PATH ?? '', ...FOLDERS].join(':');
  return spawnSync(name, args, { encoding: 'utf8', env: { ...process.env, PATH } });
}
