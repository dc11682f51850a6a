import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateInput } from '#shared/proposals/contract.ts';
import { newId } from '../../db/ids.ts';
import { aJob } from '../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { scriptedEngine } from '../../testing/engine.ts';
import { until } from '../../testing/until.ts';
import { followRow } from './followers.ts';
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

it('a row is followed until its reader is gone, and following declares no process dead: that is for the sweep', async () => {
  const deps = { db: database.db, now: Date.now, read: scriptedEngine().read };
  const { ownerId, row } = await aRow();
  const reader = new AbortController();
  const { eventLog, ended } = await followRow(deps, ownerId, row, reader.signal);
  await database.pool.query('update generations set plain_text = $2 where id = $1', [row.id, 'seen']);
  await until(() => eventLog.text === 'seen');
  expect((await findGenerationOf(database.db, ownerId, row.id))?.status).toBe('running');
  reader.abort();
  await ended;
  expect(eventLog.end).toBeUndefined();
});
