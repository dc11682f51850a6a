import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { copyDatabase, dropDatabase, execute, urlOf } from '../testing/database-server.ts';
import { isMigrated, type Migration, migrate, readMigrations } from './migrate.ts';

const server = inject('databaseServer').appUrl;
const databases: string[] = [];
let url = '';
beforeEach(async () => {
  const name = await copyDatabase(server, 'template0');
  databases.push(name);
  url = urlOf(server, name);
});
afterAll(async () => {
  for (const name of databases) await dropDatabase(server, name);
});

const migration = (tag: string, ...statements: string[]): Migration => ({
  tag,
  statements,
  hash: `hash of ${statements.join(';')}`,
});
const first = migration('0000_first', 'create table a (n int)');
const second = migration('0001_second', 'create table b (n int)', 'insert into b values (1)');

describe('migrating', () => {
  it('brings an empty database to this version once, though three apps start at the same moment, and says so', async () => {
    const pool = new pg.Pool({ connectionString: url });
    await migrate(url, [first]);
    expect(await isMigrated(pool)).toBe(false);
    await pool.query('drop table a, schema_migrations');
    const ran = await Promise.all(Array.from({ length: 3 }, () => migrate(url)));
    const folder = fileURLToPath(new URL('./migrations', import.meta.url));
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).map((name) => name.slice(0, -4));
    expect(ran.flat().sort()).toEqual(files.sort());
    expect(await tables()).toEqual(expect.arrayContaining(['app_secrets', 'generations', 'rate_limits']));
    expect(await isMigrated(pool)).toBe(true);
    await pool.end();
  });

  it('runs what is new, and nothing twice', async () => {
    expect(await migrate(url, [first])).toEqual(['0000_first']);
    expect(await migrate(url, [first, second])).toEqual(['0001_second']);
    expect(await migrate(url, [first, second])).toEqual([]);
  });

  it('keeps nothing of a migration that fails half-way, and says which it was and why', async () => {
    const broken = migration('0001_broken', 'create table half (n int)', 'create nonsense');
    await expect(migrate(url, [first, broken])).rejects.toThrow(
      'Migration 0001_broken failed; nothing of it was kept. The database says: syntax error at or near "nonsense" (42601)',
    );
    expect(await tables()).toEqual(['a', 'schema_migrations']);
  });
});

describe('a database with another migration history is refused with a clear message', () => {
  beforeEach(() => migrate(url, [first, second]));

  it.each([
    ['a file was changed after it had run', [first, { ...second, hash: 'other' }], '0001_second was changed'],
    ['a newer version has been here', [first], 'it has run 0001_second, which this version does not have'],
    [
      'a file was put in before one that has run',
      [first, migration('0000_late', 'select 1'), second],
      '0000_late would run after 0001_second',
    ],
  ])('when %s', async (_name, files, why) => {
    await expect(migrate(url, files)).rejects.toThrow(`The database cannot be used by this version: ${why}`);
    expect(await tables()).toEqual(['a', 'b', 'schema_migrations']);
  });
});

it('knows a migration again in a checkout with Windows line ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bidwright-migrations-'));
  await cp(fileURLToPath(new URL('./migrations', import.meta.url)), folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.sql')) continue;
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), text.replaceAll('\n', '\r\n'));
  }
  const hashes = (migrations: Migration[]) => migrations.map(({ hash }) => hash);
  expect(hashes(await readMigrations(folder))).toEqual(hashes(await readMigrations()));
  await rm(folder, { recursive: true });
});

async function tables(): Promise<string[]> {
  const rows = await execute(url, "select tablename from pg_tables where schemaname = 'public' order by 1");
  return rows.map((row) => String(row.tablename));
}
