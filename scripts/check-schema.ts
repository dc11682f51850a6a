// Checks the schema, its migrations and the SQL in the server's code for what would tie the app to one single database
// machine, and that the migrations lead to the schema. Prints every fault; ends with 1 when there is one.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { generateDrizzleJson } from 'drizzle-kit/api';
import * as schema from '../server/db/schema/index.ts';
import { faultsOfCode, faultsOfSql } from './schema-rules/sql.ts';
import { faultsOfTables, snapshot } from './schema-rules/tables.ts';

const server = fileURLToPath(new URL('../server', import.meta.url));
const migrations = join(server, 'db/migrations');
// An advisory lock serves migrations alone; the clock of the database is compared with the app's before rows are erased.
const ALLOWED = ['db/migrate.ts: an advisory lock', "db/clock.ts: the database's clock"];

const wanted = snapshot.parse(JSON.parse(JSON.stringify(generateDrizzleJson(schema))));
const migrated = snapshot.parse(JSON.parse(await readFile(await newestSnapshot(), 'utf8')));
const sqlFiles = await listFiles(migrations, '.sql');
const codeFiles = (await listFiles(server, '.ts')).filter((path) => !path.endsWith('.test.ts'));

const faults = faultsOfTables(wanted.tables);
if (!isDeepStrictEqual(wanted, migrated))
  faults.push('The migrations do not lead to the schema: run npm run db:generate');
for (const path of sqlFiles) faults.push(...faultsOfSql(path, await readFile(join(migrations, path), 'utf8')));
for (const path of codeFiles) {
  const found = faultsOfCode(path, await readFile(join(server, path), 'utf8'));
  faults.push(...found.filter((fault) => !ALLOWED.includes(fault)));
}

const read = `${Object.keys(wanted.tables).length} tables, ${sqlFiles.length} migrations, ${codeFiles.length} files of code`;
if (Object.keys(wanted.tables).length < 3 || sqlFiles.length < 1 || codeFiles.length < 10)
  faults.push(`Too little was read to say anything: ${read}`);
console.log(faults.length > 0 ? faults.join('\n') : `Nothing ties the data to one machine: ${read}.`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function newestSnapshot(): Promise<string> {
  const names = (await readdir(join(migrations, 'meta'))).filter((name) => name.endsWith('_snapshot.json'));
  return join(migrations, 'meta', names.sort().at(-1) ?? '');
}

async function listFiles(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(ending)).sort();
}
