import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The folder of a package that only a suite needs: fetched by npm once, unpacked into `folder`, and no dependency of ours. None
 * of its scripts is run.
 */
export async function fetchPackage(name: string, version: string, folder: string): Promise<string> {
  const place = join(folder, `${name.replaceAll(/[@/]/g, '')}-${version}`);
  if (existsSync(place)) return place;
  await mkdir(dirname(place), { recursive: true });
  const making = await mkdtemp(join(folder, 'fetching-'));
  try {
    const packed = execFileSync('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', making], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    execFileSync('tar', ['-xzf', join(making, packed.trim()), '-C', making]);
    await rename(join(making, 'package'), place);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  return place;
}
