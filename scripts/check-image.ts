// `npm run check:image`: runs the steps of deploy/Dockerfile in clean folders, for machines without a container engine, and starts
// the app of the last stage. The commands are read from that file. COPY is done as it says; other machines' parts are not checked.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '../server/db/embedded/index.ts';
import { silentLog } from '../server/log.ts';
import { freePort } from '../server/testing/free-port.ts';
import { root } from './project-copy.ts';

const READY_WITHIN_MS = 120_000;

const folder = await mkdtemp(join(tmpdir(), 'bidwright-image-'));
try {
  const lines = (await readFile(join(root, 'deploy/Dockerfile'), 'utf8')).split('\n');
  const stages = await runStages(lines);
  await startIn(stages);
  console.log('The steps of deploy/Dockerfile make an app that answers.');
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Returns the folder of the last stage, which is used as /app there. */
async function runStages(lines: readonly string[]): Promise<string> {
  const places = new Map<string, string>();
  let here = '';
  for (const line of lines) {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    if (word === 'FROM') {
      here = join(folder, String(places.size));
      await mkdir(here);
      places.set(rest[2] ?? 'last', here);
    }
    if (word === 'COPY') await copy(rest, here, places);
    // Folders and accounts of the system are not made here.
    if (word === 'RUN' && !line.includes('chown')) run(line.slice('RUN '.length), here);
  }
  return here;
}

async function copy(given: readonly string[], here: string, places: ReadonlyMap<string, string>): Promise<void> {
  const from = given[0]?.startsWith('--from=') ? places.get(given[0].slice('--from='.length)) : undefined;
  const [target = '', ...sources] = given.filter((word) => !word.startsWith('--')).reverse();
  for (const source of sources) {
    if (source === '.') execFileSync('sh', ['-c', `git -C '${root}' archive HEAD | tar -x -C '${here}'`]);
    else {
      const path = from === undefined ? join(root, source) : source.replace(/^\/app/, from);
      await cp(path, join(here, target, target.endsWith('/') ? source : ''), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
  }
}

function run(command: string, cwd: string): void {
  console.log(`RUN ${command}`);
  execFileSync('sh', ['-c', command], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function startIn(cwd: string): Promise<void> {
  const database = await startEmbedded(join(folder, 'database'), silentLog);
  const port = await freePort();
  const { PATH = '' } = process.env;
  const env = {
    PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
  };
  const app = spawn(process.execPath, ['dist/server/main.js'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(app, 'close');
  try {
    await ready(`http://127.0.0.1:${port}`);
  } finally {
    app.kill('SIGTERM');
    await ended;
    await database.release();
  }
}

async function ready(origin: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const answers = await Promise.all(
      ['/readyz', '/', '/proposal-tool'].map((path) => fetch(origin + path).catch(() => undefined)),
    );
    if (answers.every((answer) => answer?.ok)) return;
    if (Date.now() > deadline) throw new Error(`The app did not answer: ${answers.map((answer) => answer?.status)}`);
    await wait(250);
  }
}
