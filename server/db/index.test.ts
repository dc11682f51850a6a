import { describe, expect, inject, it } from 'vitest';
import { silentLog } from '../log.ts';
import { copyDatabase, dropDatabase, execute, urlOf } from '../testing/database-server.ts';
import { startDatabase } from './index.ts';
import { generations } from './schema/index.ts';

const server = inject('databaseServer').url;
const settings = { databaseUrl: undefined, databaseConnections: 10, dataDir: '/nowhere' };

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
