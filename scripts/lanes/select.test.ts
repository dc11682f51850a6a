import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../project-copy.ts';
import { changedLanes, endToEndTestsOf, lanesOf, lanesWith, slowTestsOutside, testsInLanes } from './select.ts';
import { LANES } from './table.ts';

const namesOf = (lanes: readonly { name: string }[]) => lanes.map(({ name }) => name);
const ALL = namesOf(LANES);

it.each([
  [
    'a feature is its own lane',
    ['server/features/proposals/service.ts', 'web/features/proposals/a.tsx'],
    ['proposals'],
  ],
  ['two features are two', ['shared/billing/names.ts', 'server/features/drafts/service.ts'], ['billing', 'drafts']],
  ['identity is what Firebase mode implements', ['server/features/identity/index.ts'], ['identity', 'firebase']],
  ['papers ask for nothing slow', ['docs/api.md', 'README.md', '.ci/base'], ['papers']],
  ['nothing asks for nothing', [], []],
  ['what no lane has asks for all', ['docs/api.md', 'package-lock.json'], ALL],
])('%s', (_, changed, expected) => {
  expect(namesOf(lanesOf(changed))).toEqual(expected);
});

it('has a lane for every slow and every end-to-end test, or CI would never run it', () => {
  expect(testsInLanes(root).filter((file) => lanesWith(file).length === 0)).toEqual([]);
});

it('leaves the slow tests of other lanes out, and none of its own', () => {
  const left = slowTestsOutside(['proposals', 'papers'], root);
  expect(left.filter((file) => file.includes('/proposals/'))).toEqual([]);
  expect(left).toContain('server/features/identity/inputs.slow.test.ts');
  expect(left).toContain('server/features/billing/provider-hangs.slow.test.ts');
  expect(slowTestsOutside(ALL, root)).toEqual([]);
  expect(slowTestsOutside([''], root)).toEqual(testsInLanes(root).filter((file) => !file.startsWith('e2e/')));
});

it('looks for the end-to-end tests of its lanes besides the main ones', () => {
  expect(endToEndTestsOf([], root)).toBe('@main');
  expect(endToEndTestsOf(['billing'], root)).toMatch(/^@main\|(?:[\w-]+\\\.spec\\\.ts\|)*checkout\\\.spec\\\.ts/);
  expect(endToEndTestsOf(['billing'], root)).not.toContain('letter');
});

it('compares with the release that the project names, with what is not committed, and trusts no other name', async () => {
  const { folder, git, write } = await repository();
  await write('docs/a.md', '1');
  const base = git('commit').trim();
  await write('.ci/base', base);
  await write('server/features/drafts/a.ts', '1');
  git('commit');
  expect(namesOf(changedLanes(folder))).toEqual(['drafts', 'papers']);

  await write('server/features/billing/a.ts', '1');
  expect(namesOf(changedLanes(folder))).toEqual(['billing', 'drafts', 'papers']);

  const besides = git('commit-tree', 'HEAD^{tree}', '-m', 'besides').trim();
  for (const unknown of [besides, 'f'.repeat(40), base.slice(0, 8), 'HEAD', '--all', '']) {
    await write('.ci/base', unknown);
    expect(namesOf(changedLanes(folder)), unknown).toEqual(ALL);
  }
  await rm(join(folder, '.ci/base'));
  expect(namesOf(changedLanes(folder))).toEqual(ALL);
});

it('takes everything for changed where there is no repository', async () => {
  const { folder, write } = await repository();
  await write('.ci/base', 'f'.repeat(40));
  await rm(join(folder, '.git'), { recursive: true });
  expect(namesOf(changedLanes(folder))).toEqual(ALL);
});

/** A new repository. `git('commit')` stores all there is and answers the commit. */
async function repository() {
  const folder = await mkdtemp(join(tmpdir(), 'bidwright-lanes-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const who = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@b.example',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@b.example',
  };
  const run = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...who } });
  run('init', '--quiet');
  const git = (...args: readonly string[]) => {
    if (args[0] !== 'commit') return run(...args);
    run('add', '--all');
    run('commit', '--quiet', '--message=one');
    return run('rev-parse', 'HEAD');
  };
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  return { folder, git, write };
}
