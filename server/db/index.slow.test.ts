import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../log.ts';
import { startDatabase } from './index.ts';

it('with nothing configured a fresh data folder becomes a database with this version’s schema, and is the same one next time', async () => {
  const root = await mkdtemp(join(tmpdir(), 'bidwright-start-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  // For the database's own account.
  await chmod(root, 0o755);
  const config = { databaseUrl: undefined, databaseConnections: 10, dataDir: join(root, 'fresh') };
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
