import { afterAll, expect, it } from 'vitest';
import { createDatabase } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createTestPool } from '../testing/test-pool.ts';
import { takeJobs } from './repository.ts';

const database = await createTestDatabase();
afterAll(database.close);

// The planner chooses by its statistics; here it must look up each row of the update again.
const PLAN = [
  'hashjoin',
  'mergejoin',
  'hashagg',
  'sort',
  'material',
  'memoize',
  'indexscan',
  'bitmapscan',
  'indexonlyscan',
];

it('takes at most the requested number of rows, whatever plan PostgreSQL chooses', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', PLAN.map((name) => `-c enable_${name}=off`).join(' '));
  const pool = createTestPool(url.href);
  const at = new Date('2026-03-01T12:00:00Z');
  for (let i = 0; i < 30; i++) {
    await pool.query(
      "insert into jobs (id, kind, payload, status, attempts, run_at, created_at) values ($1, 'count', '{}', 'waiting', 0, $2, $2)",
      [newId(), at],
    );
  }
  const taken = await takeJobs(createDatabase(pool), {
    kinds: ['count'],
    limit: 2,
    at,
    lease: new Date(at.getTime() + 60_000),
  });
  await pool.end();
  expect(taken).toHaveLength(2);
});
