import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What is shipped may carry only these; they ask for a notice and nothing of our own code. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'OFL-1.1'],
  ...['PSF-2.0', 'Unlicense', 'CC0-1.0', 'Python-2.0', 'PostgreSQL'],
]);
/** Tools of building and testing besides: MPL-2.0 covers its own files, which are not shipped. */
const ALLOWED_IN_TOOLS = new Set([...ALLOWED, 'MPL-2.0', 'CC-BY-4.0', 'CC-BY-3.0']);

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

/** One package of package-lock.json. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; nothing where its package.json names none. */
  readonly license: string | undefined;
  readonly isTool: boolean;
}

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

/** Packages whose licence is not on the list, one sentence each. */
export function findForeignLicences(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap(({ name, version, license, isTool }) => {
    const allowed = isTool ? ALLOWED_IN_TOOLS : ALLOWED;
    if (license === undefined || license === '') return [`${name} ${version} names no licence`];
    return isAllowed(license, allowed) ? [] : [`${name} ${version} is under ${license}, which is not on the list`];
  });
}

/** A list of licences with the number of packages under each, most common first. */
export function listLicences(packages: readonly LockedPackage[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, version, license = 'none' } of packages)
    groups.set(license, [...(groups.get(license) ?? []), `${name} ${version}`]);
  const sorted = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  return sorted
    .map(([license, names]) => `## ${license}: ${names.length}\n\n${names.toSorted().join('\n')}\n`)
    .join('\n');
}

/** `(MPL-2.0 OR Apache-2.0)` is allowed by one of them; `A AND B` needs both. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(/ OR /i);
  return alternatives.some((all) => all.split(/ AND /i).every((id) => allowed.has(id.trim())));
}
