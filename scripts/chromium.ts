import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without a window: the same pages for about a quarter less work of the machine. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SYSTEMS_OWN = '/usr/bin/chromium';
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium on this machine: CHROMIUM_PATH, the one Playwright brought, or the system's, best the one without a window;
 * undefined when none is.
 */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...MAC].find((path) => existsSync(path));
}

/**
 * Finds Chromium or installs it: from Debian's packages when we are root there (they bring the libraries that a browser
 * needs), else Playwright's own build. In CI the one without a window comes beside one that is there already.
 * @throws Error that says what to do by hand.
 */
export function ensureChromium(): string {
  const there = findChromium();
  if (there === SYSTEMS_OWN && process.env.CI === 'true' && isRoot() && isDebian()) installWithApt();
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found; installing one for the tests in a browser …');
  if (isRoot() && isDebian()) installWithApt();
  if (!findChromium()) run('npx', ['playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('Chromium could not be installed. Install it by hand, or set CHROMIUM_PATH to one.');
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

// Ubuntu's package of that name is only a pointer to a snap, which no container runs.
function isDebian(): boolean {
  return existsSync('/usr/bin/apt-get') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function installWithApt(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], env);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL], env);
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) console.log(`${command} ${args.join(' ')} did not succeed.`);
}
