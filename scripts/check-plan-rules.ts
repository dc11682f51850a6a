// `tsx scripts/check-plan-rules.ts`: what a plan costs and allows is said in shared/plans alone, and no check is turned off without a reason.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from './plan-rules/faults.ts';

const FOLDERS = /^(?:shared|server|web|dev-providers|scripts|eval|bench|e2e)$/;
/** Fewer than this and it has looked at the wrong folder. */
const FEWEST = 1_000;

const folders = readdirSync('.').filter((name) => FOLDERS.test(name));
const names = folders.flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' }).map((name) => join(top, name).replaceAll('\\', '/')),
);
const paths = names.filter((name) => /\.(?:ts|tsx|mjs)$/.test(name) && !name.includes('node_modules'));
const faults = paths.flatMap((path) => faultsOf({ path, text: readFileSync(path, 'utf8') }));
if (paths.length < FEWEST) faults.push(`only ${paths.length} files were read`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
