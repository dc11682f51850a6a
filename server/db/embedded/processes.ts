import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:process';
import type { Account } from './account.ts';

/** True if a process of this number exists, with any owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The command line of a process; undefined if there is none, or if this system does not report it. */
export async function commandLine(pid: number): Promise<string | undefined> {
  if (platform === 'linux') return read(`/proc/${pid}/cmdline`).then((text) => text?.replaceAll('\0', ' '));
  return platform === 'win32' ? undefined : ps(pid, 'command=');
}

/** When a process began, as the system prints it: distinguishes a process from a later one with the same number. */
export async function startMark(pid: number): Promise<string> {
  if (platform === 'win32') return '';
  if (platform !== 'linux') return (await ps(pid, 'lstart=')) ?? '';
  const stat = (await read(`/proc/${pid}/stat`)) ?? '';
  // Field 22; the second field is a name in brackets that may hold spaces. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

interface Ran {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a program to its end as `account`, or as ourselves. Never throws: a program that cannot start is not ok. */
export function run(program: string, args: readonly string[], account: Account | undefined): Promise<Ran> {
  const options = { ...surroundings(account), maxBuffer: 1024 * 1024, windowsHide: true };
  return new Promise((done) => {
    execFile(program, [...args], options, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim();
      done({ ok: !error, output: output || (error?.message ?? '') });
    });
  });
}

/** Starts a program that outlives this process and that no Ctrl-C in our terminal reaches. Its output goes to `logFd`. */
export function launchDetached(
  program: string,
  args: readonly string[],
  account: Account | undefined,
  logFd: number,
): ChildProcess {
  const child = spawn(program, args, { ...surroundings(account), detached: true, stdio: ['ignore', logFd, logFd] });
  child.unref();
  return child;
}

/** The server inherits none of our environment, which may hold keys; its folder is one that every account can enter. */
function surroundings(account: Account | undefined) {
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  if (platform === 'win32') return identity;
  return { ...identity, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };
}

function read(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

async function ps(pid: number, column: string): Promise<string | undefined> {
  const answer = await run('ps', ['-o', column, '-p', String(pid)], undefined);
  return answer.ok ? answer.output : undefined;
}
