import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { WriterName } from './writers.ts';

export interface SecondProcess {
  readonly origin: string;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
}

/** Another process of the app on that database. */
export async function startSecondProcess(
  databaseUrl: string,
  { settings = {}, writer = 'well' }: { settings?: Record<string, string>; writer?: WriterName } = {},
): Promise<SecondProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, ...settings, DATABASE_URL: databaseUrl };
  const program = join(inject('childApps'), 'second-app.js');
  const child = spawn(process.execPath, [program, writer], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  const isOver = ended.then(() => {
    throw new Error(`an app ended before it listened, with ${child.exitCode ?? child.signalCode}`);
  });
  // Nobody waits for it any more once the app listens.
  isOver.catch(() => undefined);
  const [first]: unknown[] = await Promise.race([once(child.stdout, 'data'), isOver]);
  return { origin: String(first).trim(), kill };
}
