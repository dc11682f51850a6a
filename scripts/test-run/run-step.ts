import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Result } from './reports.ts';
import type { Step } from './steps.ts';

/** Enough of what a suite said last to know why it ended badly, when none of its tests carries the reason. */
const LAST_WORDS_LENGTH = 4_000;

export interface Outcome extends Result {
  /** What a failed gate said; a suite has said it already. */
  readonly said: string;
}

/** Runs one step in the project's folder. Never throws for a step that fails; whatever failed has a name among `failures`. */
export async function runStep(step: Step): Promise<Outcome> {
  if (step.report) await rm(step.report.file, { force: true });
  const { code, said } = await run(step);
  if (!step.report) {
    if (code === 0) return { passed: 1, failed: 0, skipped: 0, failures: [], flaky: [], said };
    return { ...oneFailure(step.name, plain(said)), said };
  }
  const result = await readReport(step.name, step.report);
  if (code === 0 || result.failed > 0) return { ...result, said: '' };
  // A suite may end badly for a reason that no test carries.
  const badly = oneFailure(`${step.name} ended badly, though no test in it failed`, plain(said));
  return { ...result, failed: badly.failed, failures: badly.failures, said: '' };
}

/** What has failed without a test that carries it. */
export function oneFailure(title: string, message: string): Result {
  return { passed: 0, failed: 1, skipped: 0, failures: [{ file: '', title, message }], flaky: [] };
}

async function run(step: Step): Promise<{ code: number; said: string }> {
  const [command, ...args] = step.command;
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, ...step.env, PATH: path };
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { env, shell, stdio: ['ignore', step.report ? 'inherit' : 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      said = step.report ? (said + text.toString()).slice(-LAST_WORDS_LENGTH) : said + text.toString();
    });
  if (step.report) child.stderr?.pipe(process.stderr, { end: false });
  const [code] = await once(child, 'close').catch((error: unknown) => [String(error)]);
  return { code: code === 0 ? 0 : 1, said };
}

async function readReport(name: string, report: NonNullable<Step['report']>): Promise<Result> {
  try {
    return report.read(JSON.parse(await readFile(report.file, 'utf8')));
  } catch (error) {
    return oneFailure(`${name} left no report to read`, error instanceof Error ? error.message : String(error));
  }
}

function plain(said: string): string {
  return stripVTControlCharacters(said);
}
