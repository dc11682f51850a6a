// `tsx scripts/check-patterns.ts`: every regular expression that reads posts and drafts is linear by the verdict of recheck, or
// fast on the longest text that it is given. The verdicts are in scripts/pattern-verdicts.json; `npm run patterns` adds to them.
import { resolve } from 'node:path';
import { faultsOf } from './patterns/faults.ts';
import { patternsOfProject } from './patterns/project-patterns.ts';
import { readVerdicts, VERDICTS_FILE } from './patterns/verdicts.ts';

const root = resolve('.');
const found = await patternsOfProject(root);
const faults = faultsOf(found, readVerdicts(resolve(root, VERDICTS_FILE)));
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${found.patterns.length} patterns are fast on every text.`);
process.exitCode = faults.length > 0 ? 1 : 0;
