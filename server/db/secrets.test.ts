import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { getSecret } from './secrets.ts';

const database = await createTestDatabase();
afterAll(database.close);

it('gives processes that start at the same moment one cookie key, so that a visitor stays known to all of them', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => getSecret(database.db, 'visitor-cookie')));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]?.length).toBe(32);
  expect(await getSecret(database.db, 'visitor-cookie')).toEqual(keys[0]);
});
