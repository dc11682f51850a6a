// Lighthouse over the built app, on a phone as it simulates one: every page of the site, and the tool. It is installed in a
// folder of its own (bench/lighthouse, 185 MB) when it is first asked for.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { BUDGETS } from '../scripts/budgets/table.ts';
import { ensureChromium } from '../scripts/chromium.ts';
import { median, row } from './figures.ts';

const MAIN = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));
const FOLDER = fileURLToPath(new URL('./lighthouse', import.meta.url));
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const RUNS = Number(process.env.RUNS ?? 5);
// Chromium now and then writes no beginning of the navigation into its trace (NO_NAVSTART).
const TRIES = 4;
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-quic --disable-background-networking --disable-component-update';

const score = z.object({ score: z.number().nullable() }).transform((one) => Math.round((one.score ?? 0) * 100));
const report = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullish(), title: z.string(), displayValue: z.string().optional() }),
  ),
});
type Report = z.infer<typeof report>;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Medians, and what keeps a page from a hundred. */
export async function benchLighthouse(): Promise<void> {
  if (!existsSync(MAIN)) return row('lighthouse', 'not measured: run `npm run build` first');
  if (!existsSync(CLI)) spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' });
  const dataDir = mkdtempSync(join(tmpdir(), 'bidwright-bench-'));
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' };
  const app = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await once(app.stdout, 'data');
    for (const path of new Set(BUDGETS.map((one) => one.path))) await measure(`http://127.0.0.1:${port}`, path);
  } finally {
    app.kill('SIGTERM');
    await once(app, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(origin: string, path: string): Promise<void> {
  const reports: Report[] = [];
  for (let i = 0; i < RUNS; i++) reports.push(await readReport(origin + path));
  const medianOf = (name: (typeof CATEGORIES)[number]) => median(reports.map(({ categories }) => categories[name]));
  row(`lighthouse ${path}`, CATEGORIES.map((name) => `${name} ${medianOf(name)}`).join(', '));
  for (const [id, audit] of Object.entries(reports[0]?.audits ?? {})) {
    if (typeof audit.score !== 'number' || audit.score >= 0.9) continue;
    row(`  ${id}`, `${audit.title} ${audit.displayValue ?? ''}`);
  }
}

/** In a Chromium of its own: one that has been there before has the page's files. */
async function readReport(url: string, triesLeft = TRIES): Promise<Report> {
  const args = [CLI, url, '--output=json', '--quiet', `--chrome-flags=${CHROME_FLAGS}`];
  const options = { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 100_000_000 };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    return report.parse(JSON.parse(stdout));
  } catch (error) {
    if (triesLeft <= 1) throw error;
    return readReport(url, triesLeft - 1);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port');
  return address.port;
}
