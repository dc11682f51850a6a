import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { addressOf } from '../server/testing/app-address.ts';
import { row } from './figures.ts';

export const MAIN = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));
/** An app that does not end by itself in this time is killed. */
const LONGEST_END_MS = 40_000;

export interface BuiltApp {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly origin: string;
}

/** Says so where there is no build to measure. */
export function isBuilt(bench: string): boolean {
  if (!existsSync(MAIN)) row(bench, 'not measured: run `npm run build` first');
  return existsSync(MAIN);
}

/** The built app on a free port, with no other settings than these; resolves when it says where it is. @throws Error with what it printed when it ends instead */
export async function startBuiltApp(settings: Readonly<Record<string, string>>): Promise<BuiltApp> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, PORT: '0', LOG_LEVEL: 'error', NODE_ENV: 'production', ...settings };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await addressOf(child);
  return { child, pid: child.pid ?? 0, origin };
}

/** Ends the processes, and waits for them. */
export async function endAll(children: readonly ChildProcess[]): Promise<void> {
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const tooLong = setTimeout(() => child.kill('SIGKILL'), LONGEST_END_MS);
      await ended;
      clearTimeout(tooLong);
    }),
  );
}

/** Measures an app of its own, on an empty data folder. Says so where there is no build. */
export async function withBuiltApp(
  bench: string,
  settings: Readonly<Record<string, string>>,
  measure: (app: BuiltApp) => Promise<void>,
): Promise<void> {
  if (!isBuilt(bench)) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'bidwright-bench-'));
  // For the database's own account.
  chmodSync(dataDir, 0o755);
  const app = await startBuiltApp({ DATA_DIR: dataDir, ...settings });
  try {
    await measure(app);
  } finally {
    await endAll([app.child]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Makes an account, from an address of its own, and returns its id and cookies. */
export async function signUp(
  origin: string,
  email: string,
  from = '10.0.0.1',
): Promise<{ id: string; cookie: string }> {
  const answer = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': from },
    body: JSON.stringify({ email, password: 'a quiet harbour at dusk' }),
  });
  if (!answer.ok) throw new Error(`a registration answered ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(await answer.json());
  return { id: user.id, cookie: cookies.join('; ') };
}
