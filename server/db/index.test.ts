import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { silentLog } from '../log.ts';
import { copyDatabase, dropDatabase, execute, urlOf } from '../testing/database-server.ts';
import { startDatabase } from './index.ts';
import { generations } from './schema/index.ts';

const server = inject('databaseServer').url;
const root = await mkdtemp(join(tmpdir(), 'bidwright-start-'));
const settings = { databaseUrl: undefined, databaseConnections: 10, dataDir: root };
await chmod(root, 0o755);
afterAll(() => rm(root, { recursive: true, force: true }));

describe('with nothing configured', () => {
  it('a fresh data folder becomes a database with this version’s schema, and is the same one next time', async () => {
    const config = { ...settings, dataDir: join(root, 'fresh') };
    const first = await startDatabase(config, silentLog);
    const { kind, where, notes } = first.describe();
    expect(kind).toBe('embedded');
    // The programs may have been copied out of a closed home that the tests run in; the data stays where it was asked to be.
    expect(notes.join()).not.toContain('the data is kept in');
    expect(where).toMatch(/^PostgreSQL 18\.\d+ embedded in .*fresh\/postgres-18$/);
    await first.pool.query("insert into app_secrets values ('kept', 'yes', '2026-01-01T00:00:00Z')");
    await first.close();
    // It does not run for nobody.
    expect(existsSync(join(config.dataDir, 'postgres-18/postmaster.pid'))).toBe(false);

    const second = await startDatabase(config, silentLog);
    expect((await second.pool.query('select value from app_secrets')).rows).toEqual([{ value: 'yes' }]);
    await second.close();
  });
});

describe('with DATABASE_URL', () => {
  it('an empty database is migrated and used, its password is not shown, and closing frees every connection', async () => {
    const name = await copyDatabase(server, 'template0');
    const url = new URL(urlOf(server, name));
    url.password = 'hunter2';
    const started = await startDatabase({ ...settings, databaseUrl: url.href }, silentLog);
    expect(await started.db.select().from(generations)).toEqual([]);
    expect(started.describe().kind).toBe('external');
    expect(JSON.stringify(started.describe())).not.toContain('hunter2');
    await started.close();
    const open = () => execute(server, 'select 1 from pg_stat_activity where datname = $1', [name]);
    await expect.poll(open).toEqual([]);
    await dropDatabase(server, name);
  });

  it('that leads to no database, the start ends with words that say which and why', async () => {
    const starting = startDatabase({ ...settings, databaseUrl: urlOf(server, 'not_there') }, silentLog);
    await expect(starting).rejects.toThrow(
      /^The database at .*\/not_there cannot be used: database "not_there" does not exist\.$/,
    );
  });
});
