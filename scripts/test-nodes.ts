// `npm run test:nodes [-- FILES | --all]`: the tests of the modules and of the server on Node 20, 22 and 24, and a start of the built app
// with one proposal on each. One line for each with the cases tried and failed. Without FILES it runs the slice below; --all runs all
// of them. The programs come from the packages `node-<platform>-<arch>`, which have no install script.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf } from '../server/testing/app-address.ts';
import { ensureBuilt } from './ensure-built.mjs';
import { filesOf } from './test-run/files.ts';
import { fetchPackage } from './test-run/packed.ts';
import { type Result, readVitest } from './test-run/reports.ts';
import { oneFailure, runStep } from './test-run/run-step.ts';
import { slowTestsOf } from './test-run/steps.ts';

const VERSIONS = ['20.20.2', '22.23.3', '24.21.0'];
const SYSTEM = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const CACHE = '.cache/node';
/** What the versions of Node differ in, if in anything: HTTP, streams, crypto, threads, processes. */
const SLICE = [
  ...['shared', 'dev-providers', 'scripts', 'server/features/proposals/generation'],
  ...['server/http', 'server/cluster', 'server/main', 'server/config', 'server/db/vault', 'server/db/transaction'],
  ...['server/features/identity/embedded', 'server/features/proposals/generate', 'server/features/proposals/stream'],
];

await ensureBuilt();
const files = filesOf(process.argv.slice(2), SLICE);
let [allTried, allFailed] = [0, 0];
for (const version of VERSIONS) {
  const node = join(await fetchPackage(`node-${SYSTEM}`, version, CACHE), 'bin', 'node');
  const report = `.cache/reports/node-${version}.json`;
  const reporting = ['--reporter=json', `--outputFile=${report}`];
  const tests = await runStep({
    name: `Node ${version}`,
    command: [
      node,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=unit',
      '--project=server',
      ...reporting,
      ...files,
    ],
    env: slowTestsOf([]),
    report: { file: report, read: readVitest },
  });
  const start = await startAndWrite(node).catch((error: unknown) =>
    oneFailure('the built app', error instanceof Error ? error.message : String(error)),
  );
  for (const failure of [...tests.failures, ...start.failures])
    console.log(`  ${failure.file}: ${failure.title}\n  ${failure.message.slice(0, 400)}`);
  const failed = tests.failed + start.failed;
  const tried = tests.passed + start.passed + failed;
  console.log(`Node ${version}: ${tried} cases tried, ${failed} failed (${tests.skipped} not run)`);
  allTried += tried;
  allFailed += failed;
}
console.log(`nodes: ${allTried} cases tried, ${allFailed} failed`);
process.exitCode = allFailed > 0 ? 1 : 0;

/** The built app on a fresh folder writes one proposal, in its threads, and ends by SIGTERM. */
async function startAndWrite(node: string): Promise<Result> {
  const data = await mkdtemp(join(tmpdir(), 'bidwright-node-'));
  // For the database's own account.
  await chmod(data, 0o755);
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: data, PORT: '0', LOG_LEVEL: 'silent', ENGINE_DEADLINE_MS: '60000' };
  const child = spawn(node, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  try {
    const origin = await addressOf(child);
    let answer = await askForProposal(origin);
    // On a busy machine its threads may still be loading.
    for (let tries = 1; answer.status === 503 && tries < 20; tries++) {
      await wait(1_000);
      answer = await askForProposal(origin);
    }
    const text = await answer.text();
    if (answer.status !== 200 || !text.includes('plainText')) throw new Error(`a proposal: ${answer.status} ${text}`);
    child.kill('SIGTERM');
    await ended;
    if (child.exitCode !== 0) throw new Error(`it ended with ${child.exitCode}`);
    return { passed: 1, failed: 0, skipped: 0, failures: [], flaky: [] };
  } finally {
    child.kill('SIGKILL');
    await rm(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

function askForProposal(origin: string): Promise<Response> {
  const post = { jobTitle: 'Logo for a bakery', jobDescription: 'We need a logo that works on a bread bag.' };
  const headers = { 'content-type': 'application/json', origin };
  return fetch(`${origin}/api/generate-proposal`, { method: 'POST', headers, body: JSON.stringify(post) });
}
