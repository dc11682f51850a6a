// `tsx scripts/check-boundaries.ts [folder]`: the boundaries of docs/architecture.md, run. The table is scripts/boundaries/table.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { faultsOf } from './boundaries/faults.ts';

const root = resolve(process.argv[2] ?? '.');
const TOPS = /^(shared|server|web|dev-providers|scripts|eval|bench|e2e)[/\\]|^[^/\\]*\.config\.ts$/;

const names = readdirSync(root).flatMap((top) =>
  /^(shared|server|web|dev-providers|scripts|eval|bench|e2e)$/.test(top)
    ? readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((name) => join(top, name))
    : [top],
);
const paths = names.filter((name) => TOPS.test(name) && /\.(ts|tsx|mjs)$/.test(name) && !/\bnode_modules\b/.test(name));
const sources = paths.map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(join(root, path), 'utf8'),
}));

const faults = faultsOf(sources);
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${sources.length} files keep to their boundaries.`);
process.exitCode = faults.length > 0 ? 1 : 0;
