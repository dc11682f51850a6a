import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { AppError } from '../http/app-error.ts';
import { silentLog } from '../log.ts';
import { createTestDatabase } from '../testing/database.ts';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import { createTestPool } from '../testing/test-pool.ts';
import { createDatabase, createPool } from './client.ts';
import { isAlive } from './embedded/processes.ts';
import { asAppError } from './failure.ts';
import { appSecrets } from './schema/index.ts';
import { inTransaction } from './transaction.ts';

const database = await createTestDatabase();
// The app's timeout is a second or two; a busy test machine may not even connect in that time.
const pool = createPool(database.url, silentLog, { waitMs: 30_000, connectMs: 30_000, queryMs: 4_000 });
const db = createDatabase(pool);
afterAll(async () => {
  await pool.end();
  await database.close();
});

const ask = async (url: string): Promise<unknown> => {
  const lost = createPool(url, silentLog);
  const answer = await createDatabase(lost)
    .select()
    .from(appSecrets)
    .catch((error: unknown) => asAppError(error));
  await lost.end();
  return answer;
};
const unavailable: unknown = expect.objectContaining({
  code: 'SERVICE_UNAVAILABLE',
  message: 'We cannot reach our database right now. Your text is saved. Please try again in a moment.',
});
const SLOW: unknown = expect.objectContaining({
  code: 'SERVICE_UNAVAILABLE',
  message: 'Our database is taking too long to answer. Your text is saved. Please try again in a moment.',
});

describe('a database that is out of reach becomes a refusal that names the reason', () => {
  it('when nobody listens', async () => {
    expect(await ask('postgresql://app@127.0.0.1:1/app')).toEqual(unavailable);
    expect(await ask('postgresql://app@localhost/app?host=/nowhere')).toEqual(unavailable);
  });

  it('when what listens never answers', async () => {
    const silent: Server = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => silent.once('listening', listening));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await ask(`postgresql://app@127.0.0.1:${port}/app`)).toEqual(unavailable);
    silent.close();
  });

  it('when a query hangs, and the connection that hangs is not used again', async () => {
    const hanging = inTransaction(db, (tx) => tx.execute(sql`select pg_sleep(19)`));
    expect(await hanging.catch(asAppError)).toEqual(SLOW);
    expect(pool.totalCount).toBe(0);
    expect((await db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
  });

  it('when all connections are taken by others for too long: it is slow, and not away', async () => {
    const full = createTestPool(database.url);
    const clients = await Promise.all(Array.from({ length: full.options.max }, () => full.connect()));
    full.options.connectionTimeoutMillis = 1;
    expect(await createDatabase(full).select().from(appSecrets).catch(asAppError)).toEqual(SLOW);
    for (const client of clients) client.release();
    await full.end();
  });

  it('when the server goes down in the middle of a transaction that is busy elsewhere; Node lives on', async () => {
    const interrupted = inTransaction(db, async (tx) => {
      await tx.execute(sql`select 1`);
      await killOthers();
      // The connection learns of it while it waits for nothing.
      await expect.poll(backends).toBe(0);
      return tx.execute(sql`select 2`);
    });
    expect(await interrupted.catch(asAppError)).toEqual(unavailable);
  });

  it('when this process stood still in the middle of a transaction for longer than the database waits', async () => {
    // Over TCP, where it is sent a statement that it does not answer any more.
    const line = await startDatabaseProxy(database.url);
    const over = createPool(line.url, silentLog, { waitMs: 30_000, connectMs: 30_000, queryMs: 30_000 });
    const late = inTransaction(createDatabase(over), async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 20`);
      // Nothing that the database says is read meanwhile.
      while (rows[0] && isAlive(rows[0].pid)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      return tx.execute(sql`select 1`);
    });
    expect(await late.catch(asAppError)).toEqual(unavailable);
    await over.end();
    line.cut();
  });

  it('when the server goes down under an idle, a querying and a transacting connection; Node lives on', async () => {
    const idle = await pool.connect();
    idle.release();
    const refusals: unknown[] = [];
    const keep = (error: unknown) => void refusals.push(asAppError(error));
    db.execute(sql`select pg_sleep(20)`).catch(keep);
    inTransaction(db, (tx) => tx.execute(sql`select pg_sleep(20)`)).catch(keep);
    await expect.poll(() => killOthers().then(() => refusals.length)).toBe(2);
    expect(refusals).toEqual([unavailable, unavailable]);
    expect((await db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
  });
});

describe('any other failure stays what it is', () => {
  it('such as a duplicate, a broken query, a missing file or a refusal of our own', async () => {
    const row = { name: 'twice', value: 'x', createdAt: new Date() };
    await db.insert(appSecrets).values(row);
    const failures = [
      await db
        .insert(appSecrets)
        .values(row)
        .catch((e: unknown) => e),
      await db.execute(sql`select nonsense`).catch((e: unknown) => e),
      await readFile('/nowhere').catch((e: unknown) => e),
      new AppError('NOT_FOUND', { cause: new Error('Connection terminated') }),
      new Error('no idea'),
      'not even an error',
    ];
    expect(failures.map(asAppError)).toEqual(failures);
  });
});

async function killOthers(): Promise<void> {
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

async function backends(): Promise<number> {
  const others = await database.pool.query(
    'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return others.rows.length;
}
