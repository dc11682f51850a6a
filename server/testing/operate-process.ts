import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { inject } from 'vitest';

/** Runs an operator's tool (`doctor`, `export FILE`, `import FILE`) as a process with nothing in its environment but `env`. */
export async function runOperate(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const { code, bytes, said } = await pipeOperate(args, env);
  return { code, output: bytes.toString() + said };
}

/** The same with `input` at its standard input; returns what came out of it, and apart from that what it said. */
export async function pipeOperate(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input: Buffer | AsyncIterable<Buffer> = Buffer.of(),
): Promise<{ code: number | null; bytes: Buffer; said: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [join(inject('childApps'), 'operate.js'), ...args], {
    env: { PATH, HOME, NODE_ENV: 'test', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A process that refuses does not read on.
  pipeline(Readable.from(input), child.stdin).catch(() => undefined);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [code, bytes, said] = await Promise.all([ended, buffer(child.stdout), text(child.stderr)]);
  return { code, bytes, said };
}
