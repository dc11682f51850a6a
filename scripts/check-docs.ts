// Checks that each `Source:` of a comment and each link of a page leads to a file and heading of the repository, or to a web address,
// that each file that a page or decision record names exists, and each test that a page cites.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMissingTests, findUncoveredCases } from './cited-tests/faults.ts';
import { findBrokenReferences } from './doc-links/faults.ts';

const FEWEST_FILES = 500;
const SKIPPED = /(?:^|[/\\])(?:node_modules|dist|data|\.[^/\\]+|test-results|playwright-report)(?:[/\\]|$)/;

const tops = readdirSync('.', { withFileTypes: true }).filter(({ name }) => !SKIPPED.test(name));
const paths = tops.flatMap((top) =>
  top.isDirectory()
    ? readdirSync(top.name, { recursive: true, encoding: 'utf8' }).map((name) => join(top.name, name))
    : [top.name],
);
const files = paths
  .filter((path) => /\.(?:ts|tsx|mjs|md)$/.test(path) && !SKIPPED.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));

const texts = new Map(files.map(({ path, text }) => [path, text]));
const pageAt = (path: string) => ({ path, text: texts.get(path) ?? '' });
const faults = [
  ...findBrokenReferences(files, existsSync),
  ...files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap((page) => findMissingTests(page, (path) => texts.get(path))),
  ...findUncoveredCases(pageAt('docs/spec/security.md'), pageAt('docs/spec/attack-cases.md')),
];
if (files.length < FEWEST_FILES) faults.push(`only ${files.length} files were read`);
console.log(faults.length > 0 ? faults.join('\n') : `The references of ${files.length} files lead somewhere.`);
process.exitCode = faults.length > 0 ? 1 : 0;
