// `npm run build`: `vite build` (vite.config.ts) into dist/; with --if-stale only when the sources changed since the last build.
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtStamp, sourceStamp } from './source-stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = await sourceStamp(root);
if (process.argv.includes('--if-stale') && stamp === (await builtStamp(root))) process.exit(0);

const startedAt = performance.now();
console.log('Building Bidwright …');
await build().catch((error) => {
  console.error(reasonOf(error));
  process.exit(1);
});
console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);

/** Builds beside dist/ and puts it in place at the end, so that a build that was ended half-way leaves the old one whole. */
async function build() {
  const target = join(root, `.cache/build-${process.pid}`);
  try {
    const { createBuilder } = await import('vite');
    const builder = await createBuilder({ root, logLevel: 'warn', environments: into(target) });
    await builder.buildApp();
    await cp(join(root, 'server/db/migrations'), join(target, 'server/migrations'), { recursive: true });
    await writeFile(join(target, 'sources'), `${stamp}\n`);
    await putInPlace(target);
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

/** @param {string} target */
function into(target) {
  return {
    client: { build: { outDir: join(target, 'client') } },
    ssr: { build: { outDir: join(target, 'site') } },
    server: { build: { outDir: target } },
  };
}

/** @param {string} target */
async function putInPlace(target) {
  const place = join(root, 'dist');
  const former = `${target}-former`;
  await rename(place, former).catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  await rename(target, place).catch((error) => {
    // Another build of the same sources, started at the same time, was quicker: its result is as good.
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
  });
  await rm(former, { recursive: true, force: true });
}

/** @param {unknown} error */
function reasonOf(error) {
  if (codeOf(error) === 'ERR_MODULE_NOT_FOUND') return 'The build needs the dev dependencies: npm ci --include=dev';
  // The bundlers put what is wrong with the sources into the message; the rest is their own insides.
  return error instanceof Error && 'errors' in error ? error.message : error;
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
