// `npm start`: builds what is not built yet, then becomes the server. Plain Node on purpose: it needs nothing compiled.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtStamp, sourceStamp } from './source-stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

if ((await sourceStamp(root)) !== (await builtStamp(root))) {
  // In a process of its own, so that the bundlers' memory is given back before the server starts.
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
// In this very process: signals and the exit code are the server's own.
const built = new URL('../dist/server/main.js', import.meta.url);
await import(built.href);
