import { expect, it } from 'vitest';
import { findForeignLicences, type LockedPackage, listLicences, readLockedPackages } from './licences.ts';

const under = (license: string | undefined, isTool = false): LockedPackage[] => [
  { name: 'planted', version: '1.0.0', license, isTool },
];

it.each(['MIT', 'Apache-2.0', '(MPL-2.0 OR Apache-2.0)', 'MIT AND ISC'])(
  'takes what is shipped under %s',
  (license) => {
    expect(findForeignLicences(under(license))).toEqual([]);
  },
);

it.each([
  'GPL-3.0-only',
  'AGPL-3.0',
  'LGPL-3.0-or-later',
  'SSPL-1.0',
  'MIT AND GPL-2.0',
  'UNLICENSED',
  'SEE LICENSE IN x',
])('names what is under %s, shipped or not', (license) => {
  for (const isTool of [false, true]) {
    expect(findForeignLicences(under(license, isTool))).toEqual([
      `planted 1.0.0 is under ${license}, which is not on the list`,
    ]);
  }
});

it('takes MPL-2.0 in tools alone, and nothing without a licence', () => {
  expect(findForeignLicences(under('MPL-2.0', true))).toEqual([]);
  expect(findForeignLicences(under('MPL-2.0'))).toHaveLength(1);
  expect(findForeignLicences(under(undefined))).toEqual(['planted 1.0.0 names no licence']);
});

it('reads every package of the lock file, and lists them by licence', () => {
  const packages = readLockedPackages();
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.find(({ name }) => name === 'hono')).toMatchObject({ license: 'MIT', isTool: false });
  expect(listLicences(packages)).toMatch(/^## MIT: \d+\n/);
});
