// Checks that every package of package-lock.json is under a licence of the list in scripts/supply/licences.ts.
import { findForeignLicences, readLockedPackages } from './supply/licences.ts';

const packages = readLockedPackages();
const faults = findForeignLicences(packages);
console.log(faults.length > 0 ? faults.join('\n') : `The licences of ${packages.length} packages are on the list.`);
process.exitCode = faults.length > 0 ? 1 : 0;
