import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANES, type Lane } from './table.ts';

/** Names the commit whose whole tests have passed: that of the last release. */
const BASE_FILE = '.ci/base';

const SLOW_TEST = /\.slow\.test\.ts$|^server\/features\/identity\/firebase\/.*\.test\.ts$/;
const END_TO_END = /^e2e\/[^/]+\.spec\.ts$/;
const SOURCES = ['server', 'web', 'shared', 'scripts', 'bench', 'eval', 'dev-providers', 'e2e'];

const isIn = ({ paths }: Lane, file: string) => paths.some((path) => file.startsWith(path));

/** The lanes of changed files; all of them when one of the files is in none. */
export function lanesOf(changed: readonly string[], lanes: readonly Lane[] = LANES): readonly Lane[] {
  const isUnknown = changed.some((file) => !lanes.some((lane) => isIn(lane, file)));
  return isUnknown ? lanes : lanes.filter((lane) => changed.some((file) => isIn(lane, file)));
}

/** The lanes of what has changed since the last release, in commits or not yet; all of them when that release is not known here. */
export function changedLanes(root: string): readonly Lane[] {
  const changed = changedSince(baseOf(root), root);
  return changed ? lanesOf(changed) : LANES;
}

function baseOf(root: string): string | undefined {
  try {
    return readFileSync(join(root, BASE_FILE), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Undefined when git does not know the commit, or this checkout does not come from it. */
function changedSince(base: string | undefined, root: string): readonly string[] | undefined {
  // Anything else could be an option, or a branch that moves.
  if (!base || !/^[0-9a-f]{40}$/.test(base)) return undefined;
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    git('merge-base', '--is-ancestor', base, 'HEAD');
    const stored = git('diff', '--name-only', '--no-renames', '-z', base);
    const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
    return `${stored}${untracked}`.split('\0').filter((file) => file !== '');
  } catch {
    return undefined;
  }
}

/** Slow tests that are in none of these lanes, for Vitest to leave out. */
export function slowTestsOutside(lanes: readonly string[], root: string): readonly string[] {
  return filesThat(SLOW_TEST, root).filter((file) => !lanesWith(file).some((name) => lanes.includes(name)));
}

/** For Playwright's `--grep`: the end-to-end tests of these lanes, and one for each thing that people come to do. */
export function endToEndTestsOf(lanes: readonly string[], root: string): string {
  const files = filesThat(END_TO_END, root).filter((file) => lanesWith(file).some((name) => lanes.includes(name)));
  return ['@main', ...files.map((file) => file.replace('e2e/', '').replaceAll('.', '\\.'))].join('|');
}

/** Every test that belongs to a lane. */
export function testsInLanes(root: string): readonly string[] {
  return [...filesThat(SLOW_TEST, root), ...filesThat(END_TO_END, root)];
}

export function lanesWith(file: string): readonly string[] {
  return LANES.filter((lane) => isIn(lane, file)).map(({ name }) => name);
}

function filesThat(pattern: RegExp, root: string): readonly string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => pattern.test(file) && !file.includes('/node_modules/')),
  ).toSorted();
}
