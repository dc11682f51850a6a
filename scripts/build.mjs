// `npm run build` makes dist/client, dist/site, dist/server and dist/stand-in; with --if-stale only when the sources changed since the last build.
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildSite } from './build-site.mjs';
import { builtStamp, sourceStamp } from './source-stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @type {import('esbuild').BuildOptions} */
const FOR_NODE = { platform: 'node', format: 'esm', target: 'node20', packages: 'external', logLevel: 'warning' };

/**
 * Nothing of what is in is in the server's bundle: it lies in a folder of its own, which an installation that takes money
 * never reads and may be without.
 * @type {import('esbuild').Plugin}
 */
const standInsApart = {
  name: 'stand-ins apart',
  setup({ onResolve }) {
    onResolve({ filter: /^#dev-providers\// }, ({ path }) => {
      const who = /^#dev-providers\/([a-z]+)\/index\.ts$/.exec(path)?.[1];
      return who
        ? { path: `../dev-providers/${who}.js`, external: true }
        : { errors: [{ text: `${path} is no door` }] };
    });
  },
};

const stamp = await sourceStamp(root);
if (process.argv.includes('--if-stale') && stamp === (await builtStamp(root))) process.exit(0);

const startedAt = performance.now();
console.log('Building Bidwright …');
await build(stamp).catch((error) => {
  console.error(reasonOf(error));
  process.exit(1);
});
console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);

/**
 * Builds beside dist/ and puts it in place at the end, so that a build that was ended half-way leaves the old one whole.
 * @param {string} stamp
 */
async function build(stamp) {
  const target = join(root, `.cache/build-${process.pid}`);
  try {
    await buildServer(join(target, 'server'));
    await buildStandIns(join(target, 'dev-providers'));
    await buildClient(target);
    await writeFile(join(target, 'sources'), `${stamp}\n`);
    await putInPlace(target);
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function buildStandIns(folder) {
  const esbuild = await import('esbuild');
  const entryPoints = { google: 'dev-providers/google/index.ts', paddle: 'dev-providers/paddle/index.ts' };
  await esbuild.build({ absWorkingDir: root, entryPoints, outdir: folder, bundle: true, ...FOR_NODE });
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

/** @param {string} folder */
async function buildServer(folder) {
  const esbuild = await import('esbuild');
  await mkdir(folder, { recursive: true });
  await esbuild.build({
    absWorkingDir: root,
    // A thread is started from a file of its own.
    entryPoints: { main: 'server/main.ts', 'tasks-worker': 'server/features/proposals/generation/tasks-worker.ts' },
    outdir: folder,
    bundle: true,
    plugins: [standInsApart],
    ...FOR_NODE,
  });
  await cp(join(root, 'server/db/migrations'), join(folder, 'migrations'), { recursive: true });
}

/** @param {string} target */
async function buildClient(target) {
  const vite = await import('vite');
  const [client, site] = [join(target, 'client'), join(target, 'site')];
  await vite.build({ root, logLevel: 'warn', build: { outDir: client, emptyOutDir: true } });
  await buildSite(root, client, site);
  await compress(client);
  await compress(join(site, 'pages'));
}

/**
 * Writes what browsers that take compressed answers get beside each file; the server sends it as it is. The slowest quality: it
 * takes the first start about a second longer, and every visit 7 % less.
 * @param {string} folder
 */
async function compress(folder) {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.(js|css|svg|json|txt|html)$/.test(name)).map((name) => join(folder, name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(plain));
    }),
  );
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
