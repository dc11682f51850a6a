import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtStamp, sourceStamp } from './source-stamp.mjs';

/** Builds what is not built yet; a build that fails ends the process. Plain Node on purpose: it needs nothing compiled. */
export async function ensureBuilt() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  if ((await sourceStamp(root)) === (await builtStamp(root))) return;
  // In a separate process, so that the bundlers' memory is freed before the app starts. What a tool prints is its own.
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['inherit', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
