import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import type { Log } from '../../log.ts';
import type { Sweep } from './guard.ts';
import { countShare } from './repository.ts';

/** As many small rows as one statement deletes well within the query timeout. */
const DELETED_AT_ONCE = 1_000;

/** The rows of one table that are past their retention. */
export interface OldRows {
  /** For the log: 'payments'. */
  readonly what: string;
  readonly table: PgTable;
  readonly isOld: (at: Date) => SQL | undefined;
  /** How many one statement deletes; a thousand when left out. Fewer for large rows. */
  readonly atOnce?: number;
  /** Most rows of such a table expire at once, so their number says nothing about the clock. */
  readonly areShortLived?: true;
}

/** Deletes them, some with each statement. */
export function eraseOldRows({ db, log }: { db: Db; log: Log }, rows: OldRows): Sweep {
  const { what, table, isOld, atOnce, areShortLived } = rows;
  return {
    what,
    ...(!areShortLived && { share: (at) => countShare(db, table, isOld(at)) }),
    async erase(at) {
      const removed = await eraseRows(db, table, isOld(at), atOnce);
      if (removed > 0) log.info({ what, removed }, 'deleted rows past their retention');
    },
  };
}

/** Deletes these rows of a table with a primary key, `atOnce` with each statement, and returns their number. */
export async function eraseRows(
  db: Db,
  table: PgTable,
  which: SQL | undefined,
  atOnce = DELETED_AT_ONCE,
): Promise<number> {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const names = sql.join(key, sql`, `);
  const some = db.select({ key: names }).from(table).where(which).limit(atOnce);
  let all = 0;
  let last: number;
  do {
    last = (await db.delete(table).where(sql`(${names}) in ${some}`)).rowCount ?? 0;
    all += last;
    // Fewer than asked for: another process may be deleting the same ones.
  } while (last > 0);
  return all;
}
