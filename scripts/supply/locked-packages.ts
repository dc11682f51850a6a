import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { LockedPackage } from './licences.ts';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

/** Every package that package-lock.json names, of all platforms, without our own. */
export function readLockedPackages(path = 'package-lock.json'): LockedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  return Object.entries(packages)
    .filter(([place]) => place.startsWith('node_modules/'))
    .map(([place, { version = '', license, dev = false }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      ...{ version, license, isTool: dev },
    }));
}
