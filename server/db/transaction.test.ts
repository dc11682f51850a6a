import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import type { Db } from './client.ts';
import { errorCode } from './failure.ts';
import { inTransaction } from './transaction.ts';

const { db, pool, close } = await createTestDatabase();
afterAll(close);
beforeAll(async () => {
  await pool.query('create table purses (owner text primary key, cents integer not null)');
  await pool.query("insert into purses values ('ann', 100), ('bob', 100)");
});

const add = (tx: Db, owner: string, cents: number) =>
  tx.execute(sql`update purses set cents = cents + ${cents} where owner = ${owner}`);
const cents = async (owner: string): Promise<number> =>
  (await pool.query<{ cents: number }>('select cents from purses where owner = $1', [owner])).rows[0]?.cents ?? 0;

describe('a transaction', () => {
  it('keeps nothing of work that fails, and the connection serves the next one', async () => {
    const failing = inTransaction(db, async (tx) => {
      await add(tx, 'ann', 1);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await cents('ann')).toBe(100);
    expect(await inTransaction(db, async (tx) => (await tx.execute(sql`select 7 as n`)).rows)).toEqual([{ n: 7 }]);
  });

  it('is done again when it collides with another, and counts once', async () => {
    let attempts = 0;
    await inTransaction(db, async (tx) => {
      attempts++;
      await tx.execute(sql`set transaction isolation level repeatable read`);
      await tx.execute(sql`select * from purses`);
      if (attempts === 1) await pool.query("update purses set cents = cents + 5 where owner = 'ann'");
      await add(tx, 'ann', 1);
    });
    expect([attempts, await cents('ann')]).toEqual([2, 106]);
  });

  it('is done again when two wait for each other, so that both happen', async () => {
    const meet = meetingOf(2);
    let attempts = 0;
    const transfer = (from: string, to: string) => {
      const before = attempts;
      return inTransaction(db, async (tx) => {
        attempts++;
        await add(tx, from, -10);
        if (attempts <= before + 2) await meet();
        await add(tx, to, 10);
      });
    };
    await Promise.all([transfer('ann', 'bob'), transfer('bob', 'ann')]);
    // On a busy machine they may wait for each other twice.
    expect(attempts).toBeGreaterThanOrEqual(3);
    expect([await cents('ann'), await cents('bob')]).toEqual([106, 100]);
  });

  it('gives up after five collisions with the collision as its reason', async () => {
    let attempts = 0;
    const hopeless = inTransaction(db, (tx) => {
      attempts++;
      return tx.execute(sql`do $$ begin raise exception 'no luck' using errcode = '40001'; end $$`);
    });
    const error = await hopeless.catch((e: unknown) => e);
    expect([attempts, errorCode(error)]).toEqual([5, '40001']);
  });
});

/** Each caller waits until `guests` have come; later ones walk through. */
function meetingOf(guests: number): () => Promise<void> {
  let come = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    if (++come >= guests) open();
    return opened;
  };
}
