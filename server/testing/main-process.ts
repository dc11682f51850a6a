import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { addressOf } from './app-address.ts';

export interface MainProcess {
  readonly child: ChildProcess;
  /** Where it answers, once its table is out; rejects with what it said when it ends before. */
  readonly origin: Promise<string>;
  /** Everything it has printed so far. */
  output(): string;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
}

/** Starts the app as a process of its own, with nothing in its environment but `env`. */
export function startMain(env: Record<string, string>): MainProcess {
  const { PATH = '', HOME = '' } = process.env;
  const variables = { PATH, HOME, NODE_ENV: 'test', ...env };
  const child = spawn(process.execPath, [join(inject('childApps'), 'main.js')], {
    env: variables,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  const hear = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const origin = addressOf(child);
  // A test that expects it not to start never asks.
  origin.catch(() => undefined);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, origin, output: () => output, ended };
}
