import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

/** False when `npm run build` has not been run. */
export function isBuilt(): boolean {
  return existsSync(MAIN);
}

export interface BuiltApp {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly origin: string;
}

/** Starts the built app with nothing in its environment but `env`; resolves when it says where it is. */
export async function startBuiltApp(env: Readonly<Record<string, string>>): Promise<BuiltApp> {
  const { PATH = '', HOME = '' } = process.env;
  const settings = { PATH, HOME, PORT: '0', LOG_LEVEL: 'error', NODE_ENV: 'production', ...env };
  const child = spawn(process.execPath, [MAIN], { env: settings, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Address +(http:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', () => reject(new Error(`the app did not start\n${said}`)));
  });
  return { child, pid: child.pid ?? 0, origin };
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 40_000);
  await ended;
  clearTimeout(tooLong);
}
