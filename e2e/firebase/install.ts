// Installs the emulator that `npm run test:firebase` talks to, unless it is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const INSTALL_TIMEOUT_MS = 240_000;

if (!isInstalled()) {
  const args = ['ci', '--prefix', HERE, '--no-progress', '--no-audit', '--no-fund'];
  const shell = process.platform === 'win32';
  const { status, error } = spawnSync('npm', args, { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS, shell });
  if (status !== 0) throw new Error(`the emulator could not be installed (npm ci: ${error?.message ?? status})`);
}

function isInstalled(): boolean {
  const manifest = `${HERE}node_modules/firebase-tools/package.json`;
  if (!existsSync(manifest)) return false;
  const wanted = /"firebase-tools": "([^"]+)"/.exec(readFileSync(`${HERE}package.json`, 'utf8'))?.[1];
  return readFileSync(manifest, 'utf8').includes(`"version": "${wanted}"`);
}
