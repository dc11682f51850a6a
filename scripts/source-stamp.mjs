import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the built app is made from. Tests and tools change without the app changing. */
export const SOURCES = [
  'index.html',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/build',
  'scripts/site-pictures',
  'server',
  'shared',
  'dev-providers',
  // Both bundlers read them: target, paths, how JSX is compiled.
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.server.json',
  'tsconfig.shared.json',
  'tsconfig.dev-providers.json',
  'tsconfig.web.json',
  'vite.config.ts',
  'web',
];
const NOT_BUILT = /\.(test|spec)\.tsx?$|^server\/testing\/|^web\/playground\//;

/**
 * A hash over the name and content of every source file. Times are not looked at: a checkout of an older commit makes
 * files that are new and content that is old.
 * @param {string} root the folder of package.json
 * @returns {Promise<string>}
 */
export async function sourceStamp(root) {
  const files = (await Promise.all(SOURCES.map((source) => filesIn(root, source)))).flat();
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !NOT_BUILT.test(name)).sort()) {
    hash.update(`${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * What the build in dist/ was made from; undefined when there is none.
 * @param {string} root
 * @returns {Promise<string | undefined>}
 */
export async function builtStamp(root) {
  try {
    return (await readFile(join(root, 'dist', 'sources'), 'utf8')).trim();
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesIn(root, path) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const files = [];
  for (const entry of entries) {
    const child = `${path}/${entry.name}`;
    files.push(...(entry.isDirectory() ? await filesIn(root, child) : [child]));
  }
  return files;
}
