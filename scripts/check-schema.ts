// Checks the schema, its migrations and the SQL in the server's code for what would tie the app to one single database
// machine, and that the migrations lead to the schema. Prints every fault; ends with 1 when there is one.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { generateDrizzleJson } from 'drizzle-kit/api';
import * as schema from '../server/db/schema/index.ts';
import { faultsOfTables, snapshot } from './schema-rules/tables.ts';

const server = fileURLToPath(new URL('../server', import.meta.url));
const migrations = join(server, 'db/migrations');
// An advisory lock serves migrations alone; the clock of the database is compared with the app's before rows are erased.
const ALLOWED = ['db/migrate.ts: an advisory lock', "db/clock.ts: the database's clock"];
/** SQL that only a single PostgreSQL can run, and what it is. */
const NEVER: readonly (readonly [RegExp, string])[] = [
  [
    /\b(small|big)?serial\b|\bsequence\b|\bnextval\s*\(|\bgenerated\s+(always|by\s+default)\b/i,
    'a sequence or a computed column',
  ],
  [/\btrigger\b/i, 'a trigger'],
  [/\bcreate\s+(or\s+replace\s+)?(function|procedure)\b|\bplpgsql\b|\bdo\s+\$/i, 'code that runs in the database'],
  [/\b(un)?listen\s+["a-z]|\bnotify\s+["a-z]|\bpg_notify\b/i, 'LISTEN or NOTIFY'],
  [
    /\bnow\s*\(|\bcurrent_(timestamp|date|time)\b|\b(clock|statement|transaction)_timestamp\b|\blocaltime/i,
    "the database's clock",
  ],
  [/\bgen_random_uuid\b|\buuidv\d\b|\buuid_generate/i, 'an id made by the database'],
  [/advisory_/i, 'an advisory lock'],
  [/\bcreate\s+extension\b/i, 'an extension'],
  [/\bwithout\s+overlaps\b|\breturning\s+(with\s*\(|old\b|new\b)|\bvirtual\b/i, 'SQL that only PostgreSQL 18 knows'],
  [/\bconcurrently\b/i, 'CONCURRENTLY, which no transaction takes'],
];
// A template tagged `sql`, or the text that a `query(` begins with.
const SQL_IN_CODE =
  /\bsql(?:<[^`]*?>)?`([^`]*)`|\bsql\.raw\(\s*(['"`])([\s\S]*?)\2|\.query(?:<[^`(]*?>)?\(\s*(['"`])([\s\S]*?)\4/g;

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

/** Comments do not count. */
function faultsOfSql(name: string, sql: string): string[] {
  const bare = sql.replace(/--.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '');
  return NEVER.filter(([pattern]) => pattern.test(bare)).map(([, what]) => `${name}: ${what}`);
}

/** The same for the SQL that is in a TypeScript file. */
function faultsOfCode(name: string, code: string): string[] {
  return [...code.matchAll(SQL_IN_CODE)].flatMap((match) => faultsOfSql(name, match[1] ?? match[3] ?? match[5] ?? ''));
}
