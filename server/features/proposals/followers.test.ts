import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateInput } from '#shared/proposals/contract.ts';
import { newId } from '../../db/ids.ts';
import { aJob } from '../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { scriptedEngine } from '../../testing/engine.ts';
import { until } from '../../testing/until.ts';
import { Followers } from './followers.ts';
import { findGenerationOf, insertRunning } from './repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A row that another process is writing; its lease expired long ago. */
async function aRow() {
  const { db } = database;
  const [ownerId, id, at] = [newId(), newId(), new Date('2026-01-05T10:00:00Z')];
  const owner = { kind: 'visitor', id: ownerId } as const;
  const reservation = { hasCredit: false, countedFor: [] };
  await insertRunning(db, { id, owner, input: generateInput.parse(aJob()), reservation, at, leaseExpiresAt: at });
  const row = await findGenerationOf(db, ownerId, id);
  if (!row) throw new Error('no row');
  return { ownerId, row };
}

const write = (id: string, text: string) =>
  database.pool.query('update generations set plain_text = $2 where id = $1', [id, text]);

it('readers of one row share one follower, which ends when the last of them disconnects', async () => {
  const followers = new Followers({ db: database.db, now: Date.now, read: scriptedEngine().read });
  const { ownerId, row } = await aRow();
  const readers = [new AbortController(), new AbortController(), new AbortController()];
  const journals = await Promise.all(
    readers.map(async ({ signal }) => (await followers.join(ownerId, row, signal)).eventLog),
  );
  expect([new Set(journals).size, followers.size]).toEqual([1, 1]);
  readers[0]?.abort();
  readers[1]?.abort();
  await write(row.id, 'A bread bag is small.');
  await until(() => journals[2]?.text === 'A bread bag is small.');
  readers[2]?.abort();
  await until(() => followers.size === 0);
});

it('a reader who disconnects before it began leaves nothing running', async () => {
  const followers = new Followers({ db: database.db, now: Date.now, read: scriptedEngine().read });
  const { ownerId, row } = await aRow();
  await (await followers.join(ownerId, row, AbortSignal.abort())).ended;
  expect(followers.size).toBe(0);
});

it('following declares no process dead: that is for the sweep', async () => {
  const followers = new Followers({ db: database.db, now: Date.now, read: scriptedEngine().read });
  const { ownerId, row } = await aRow();
  const reader = new AbortController();
  const { eventLog, ended } = await followers.join(ownerId, row, reader.signal);
  await write(row.id, 'seen');
  await until(() => eventLog.text === 'seen');
  expect((await findGenerationOf(database.db, ownerId, row.id))?.status).toBe('running');
  reader.abort();
  await ended;
  expect(eventLog.end).toBeUndefined();
});
