import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';
import type { Counts } from './counts.ts';
import type { Step } from './steps.ts';

export interface Outcome extends Counts {
  /** What a failed gate said; a suite has said it already. */
  readonly said: string;
}

/** Runs one step in the project's folder. Never throws for a step that fails. */
export async function runStep(step: Step): Promise<Outcome> {
  if (step.report) await rm(step.report.file, { force: true });
  const { code, said } = await run(step);
  if (!step.report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, said };
  const { passed, failed } = await countsOf(step.report);
  // A suite may end badly for a reason that no test carries.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, said: '' };
}

async function run(step: Step): Promise<{ code: number; said: string }> {
  const [command, ...args] = step.command;
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, ...step.env, PATH: path };
  const shell = process.platform === 'win32';
  const child = spawn(command, args, {
    env,
    shell,
    stdio: ['ignore', step.report ? 'inherit' : 'pipe', step.report ? 'inherit' : 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = await once(child, 'close').catch((error: unknown) => [String(error)]);
  return { code: code === 0 ? 0 : 1, said };
}

async function countsOf(report: NonNullable<Step['report']>): Promise<Counts> {
  try {
    return report.count(JSON.parse(await readFile(report.file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
