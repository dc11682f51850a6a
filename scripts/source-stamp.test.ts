import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtStamp, sourceStamp } from './source-stamp.mjs';

const FILES = [
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build.mjs',
  'scripts/build/app.ts',
].concat(
  ['base', 'server', 'shared', 'dev-providers', 'web'].map((name) => `tsconfig.${name}.json`),
  'tsconfig.json',
);

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bidwright-stamp-'));
  for (const path of FILES) await write(path, 'as it was');
  for (const path of [
    'server/main.ts',
    'shared/a.ts',
    'dev-providers/x.ts',
    'web/deep/down/page.tsx',
    'scripts/site-pictures/draw.ts',
  ])
    await write(path, 'as it was');
});
afterEach(() => rm(root, { recursive: true, force: true }));

it.each([
  'server/main.ts',
  'web/deep/down/page.tsx',
  'scripts/site-pictures/draw.ts',
  'index.html',
  'package-lock.json',
  'tsconfig.base.json',
])('builds again when %s says something else', async (path) => {
  const before = await sourceStamp(root);
  await write(path, 'as it is now');
  expect(await sourceStamp(root)).not.toBe(before);
});

it('builds again when a file is new, gone or has another name', async () => {
  const before = await sourceStamp(root);
  await write('shared/b.ts', 'as it was');
  const withNew = await sourceStamp(root);
  await rm(join(root, 'shared/a.ts'));
  expect(new Set([before, withNew, await sourceStamp(root)]).size).toBe(3);
});

it('does not build again for a test, for what is no source, or because a file was only touched', async () => {
  const before = await sourceStamp(root);
  await write('server/main.test.ts', 'new');
  await write('docs/page.md', 'new');
  await utimes(join(root, 'server/main.ts'), new Date(0), new Date(0));
  expect(await sourceStamp(root)).toBe(before);
});

it('knows what a build was made from, and that there is none', async () => {
  expect(await builtStamp(root)).toBeUndefined();
  await write('dist/sources', 'abc\n');
  expect(await builtStamp(root)).toBe('abc');
});

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}
