// Lighthouse over the built app, on a phone as it simulates one: every page of the site, and the tool. It is installed in a
// folder of its own (bench/lighthouse, 185 MB) when it is first asked for.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { BUDGETS } from '../scripts/budgets/table.ts';
import { ensureChromium } from '../scripts/chromium.ts';
import { withBuiltApp } from './built-app.ts';
import { median, row } from './figures.ts';

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
  await withBuiltApp('lighthouse', {}, async ({ origin }) => {
    if (!existsSync(CLI)) spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' });
    for (const path of new Set(BUDGETS.map((one) => one.path))) await measure(origin, path);
  });
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
