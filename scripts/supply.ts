// `npm run supply`: writes the bill of materials and the list of licences to .cache/supply, checks the licences, and asks the
// registry for known vulnerabilities. Ends with 1 for a foreign licence or a known vulnerability of what is shipped.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readAudit } from './supply/audit.ts';
import { findForeignLicences, listLicences, readLockedPackages } from './supply/licences.ts';

const FOLDER = '.cache/supply';
const AUDIT_TIMEOUT_MS = 60_000;

mkdirSync(FOLDER, { recursive: true });
const packages = readLockedPackages();
const faults = findForeignLicences(packages);
writeFileSync(`${FOLDER}/licences.md`, listLicences(packages));
console.log(`${FOLDER}/licences.md: ${packages.length} packages`);

console.log(`${FOLDER}/sbom.cdx.json: ${writeBillOfMaterials(`${FOLDER}/sbom.cdx.json`)} components, CycloneDX`);

const asked = spawnSync('npm', ['audit', '--json', '--omit=dev'], { encoding: 'utf8', timeout: AUDIT_TIMEOUT_MS });
const audit = readAudit(asked.stdout);
console.log(audit.words);
faults.push(...audit.vulnerabilities);

if (faults.length > 0) console.log(faults.join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;

/** Returns how many components there are. npm names the whole by its folder; it has a name of its own. */
function writeBillOfMaterials(path: string): number {
  const { name } = z.object({ name: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const { stdout } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx'], { encoding: 'utf8', maxBuffer: 2 ** 27 });
  const component = z.looseObject({ name: z.string() });
  const bill = z
    .looseObject({ metadata: z.looseObject({ component }), components: z.array(z.unknown()) })
    .parse(JSON.parse(stdout));
  bill.metadata.component.name = name;
  writeFileSync(path, JSON.stringify(bill, null, 2));
  return bill.components.length;
}
